import type { ReactNode } from "react";
import { Breadcrumb } from "./Breadcrumb";

/** The head of a page whose news comes first: where one is, and on one line its title, its intro and what is said at its end. */
export const TitleLine = ({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) => (
  <>
    <Breadcrumb name={title} />
    <div className="mt-2 mb-8 grid gap-x-8 gap-y-1 min-[75rem]:flex min-[75rem]:items-baseline-last">
      <h1 className="max-w-full text-headline-2 text-accent min-[75rem]:flex-none">{title}</h1>
      <p className="text-small text-muted">{intro}</p>
      {children}
    </div>
  </>
);
