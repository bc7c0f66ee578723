import type { ReactNode } from "react";
import { ErrorFigure } from "./ErrorFigure";

type Props = {
  code: 404 | 500;
  /** In English, as the specification has it (section 8). */
  title: string;
  text: string;
  titleClass: string;
  /** The way back. */
  children: ReactNode;
};

/** What went wrong, in words and in a drawing. */
export function ErrorNotice({ code, title, text, titleClass, children }: Props) {
  return (
    <>
      <div className="lg:col-span-5">
        <p className="kicker text-muted">Error {code}</p>
        <h1 lang="en" className={`mt-3 font-medium tracking-tight ${titleClass}`}>
          {title}
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{text}</p>
        <p className="mt-6">{children}</p>
      </div>
      <ErrorFigure className="w-full max-lg:row-start-1 lg:col-span-7" />
    </>
  );
}
