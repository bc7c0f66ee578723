import { Breadcrumb } from "./Breadcrumb";

/** The head of a page whose news comes first: where one is, and its title and intro on one line. */
export function TitleLine({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="measure pt-4 pb-5">
      <Breadcrumb name={title} />
      <div className="mt-2.5 flex flex-wrap items-baseline gap-x-8 gap-y-1">
        <h1 className="max-w-full flex-none text-4xl text-accent">{title}</h1>
        <p className="flex-1 basis-96 text-sm text-muted max-sm:max-w-82">{intro}</p>
      </div>
    </div>
  );
}
