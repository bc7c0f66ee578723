import { Breadcrumb } from "@/components/Breadcrumb";
import type { Opinion } from "@/schema/opinion";
import { titleStep } from "@/lib/title-step";

const sizes = {
  poster: "text-signature",
  banner: "text-5xl",
  headline: "text-4xl",
  sentence: "text-3xl",
} as const;

/** The head of the op-ed page: its name as if signed by hand, and what its authors have in common. */
export function OpinionHead({ title, intro }: Pick<Opinion, "title" | "intro">) {
  return (
    <div className="measure pt-5 pb-5">
      <Breadcrumb name={title} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <h1
          className={`-ml-[0.02em] max-w-full pr-1 font-italic leading-none font-medium tracking-[-0.03em] hyphens-auto text-accent italic ${sizes[titleStep(title)]}`}
        >
          {title}
        </h1>
        <p className="flex-1 basis-80 text-base text-muted lg:text-lg">{intro}</p>
      </div>
    </div>
  );
}
