import { Breadcrumb } from "./Breadcrumb";

/** The head of a page whose news comes first: where one is, and its title and intro on one line. */
export function TitleLine({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="measure pt-4 pb-5">
      <Breadcrumb name={title} />
      <div className="mt-2.5 gap-x-8 min-[75rem]:flex min-[75rem]:items-baseline min-[75rem]:items-baseline-last">
        <h1 className="flex-none text-4xl text-accent">{title}</h1>
        <p className="mt-1 max-w-none text-note text-muted">{intro}</p>
      </div>
    </div>
  );
}
