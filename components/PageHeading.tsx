import { Breadcrumb } from "./Breadcrumb";

/** The head of a section's page: where one is, its title and its intro. */
export function PageHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="pt-5 pb-8">
      <Breadcrumb name={title} />
      <div className="mt-5 grid items-end gap-x-8 gap-y-3 lg:grid-cols-12">
        <h1 className="text-5xl font-bold tracking-tight text-accent lg:col-span-5">{title}</h1>
        <p className="max-w-prose text-lg text-muted lg:col-span-7">{intro}</p>
      </div>
    </div>
  );
}
