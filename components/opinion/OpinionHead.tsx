import { Breadcrumb } from "@/components/Breadcrumb";
import { Picture } from "@/components/Picture";
import type { Opinion } from "@/data/schema/opinion";

/** The head of the op-ed page: its name set as large as a newspaper's own, and what its authors have in common. */
export function OpinionHead({ title, intro, image, alt }: Pick<Opinion, "title" | "intro" | "image" | "alt">) {
  return (
    <div className="pt-5 pb-8">
      <Breadcrumb name={title} />
      <div className="mt-4 grid gap-x-8 gap-y-6 border-y border-t-4 border-rule border-t-accent py-6 md:grid-cols-12 md:items-end lg:py-8">
        <div className="md:col-span-7">
          <h1 className="-ml-[0.04em] text-[min(22vw,6rem)] leading-[0.9] font-medium tracking-[-0.03em] text-accent md:text-[min(13.75vw,11rem)]">
            {title}
          </h1>
          <p className="mt-5 max-w-[34ch] font-italic text-2xl italic">{intro}</p>
        </div>
        <Picture
          image={image}
          alt={alt}
          sizes="(width < 48rem) 100vw, (width < 84rem) 38vw, 33rem"
          priority
          className="aspect-[8/5] md:col-span-5"
        />
      </div>
    </div>
  );
}
