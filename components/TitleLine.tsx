import type { ReactNode } from "react";
import { Breadcrumb } from "./Breadcrumb";

type Props = { title: string; intro: string; children?: ReactNode };

/** The head of a page whose news comes first: where one is, and on one line its title, its intro and what is said at its end. */
export function TitleLine({ title, intro, children }: Props) {
  return (
    <>
      <Breadcrumb name={title} />
      <div className="mt-4 gap-x-8 min-[75rem]:flex min-[75rem]:items-baseline min-[75rem]:items-baseline-last">
        <h1 className="max-w-full flex-none text-headline-2 text-accent">{title}</h1>
        <p className="mt-1 max-w-none text-meta leading-normal text-muted max-sm:max-w-[25em]">{intro}</p>
        {children}
      </div>
    </>
  );
}
