import { Breadcrumb } from "@/components/Breadcrumb";
import type { Opinion } from "@/schema/opinion";
import { titleStep } from "@/lib/title-step";

const sizes = {
  poster: "text-title-opinion",
  banner: "text-headline-1",
  headline: "text-headline-2",
  sentence: "text-headline-3",
} as const;

/** The head of the op-ed page: its name as if signed by hand, and what its authors have in common. */
export function OpinionHead({ title, intro }: Pick<Opinion, "title" | "intro">) {
  return (
    <div className="measure pt-4 pb-5">
      <Breadcrumb name={title} />
      <div className="mt-4 gap-x-8 min-[75rem]:flex min-[75rem]:items-baseline">
        <h1
          className={`-ml-[0.06em] max-w-full pr-1 font-italic leading-none font-medium tracking-[-0.03em] hyphens-auto text-accent italic ${sizes[titleStep(title)]}`}
        >
          {title}
        </h1>
        <p className="mt-2 text-body text-muted lg:text-standfirst">{intro}</p>
      </div>
    </div>
  );
}
