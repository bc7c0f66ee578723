import { Breadcrumb } from "@/components/Breadcrumb";
import { TITLE_SIZES } from "@/components/title-sizes";
import type { Opinion } from "@/schema/opinion";
import { titleStep } from "@/lib/title-step";

const sizes = { poster: "text-title-opinion", ...TITLE_SIZES } as const;

/** The head of the op-ed page: its name as if signed by hand, and what its authors have in common. */
export const OpinionHead = ({ title, intro }: Pick<Opinion, "title" | "intro">) => (
  <div className="measure pt-4 pb-4">
    <Breadcrumb name={title} />
    <div className="mt-2 items-baseline gap-x-8 lg:pb-2 min-[75rem]:flex">
      <h1 className={`voiced page-name hyphens-auto text-accent ${sizes[titleStep(title)]}`}>{title}</h1>
      <p className="text-small text-muted">{intro}</p>
    </div>
  </div>
);
