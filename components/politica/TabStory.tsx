import type { ReactNode } from "react";
import { Picture } from "@/components/Picture";
import { ColourMark } from "./ColourMark";

/** The large places: how title and text stand beside each other, and the width and the shape of the picture. */
const LARGE = {
  beside: {
    text: "",
    sizes: "(width < 36rem) 100vw, (width < 64rem) 53vw, (width < 84rem) 36vw, 30rem",
    box: ["aspect-[8/5]", "lg:aspect-[5/4]", "xl:aspect-[8/5]"],
    picture: "sm:h-full",
  },
  under: {
    text: "gap-x-6 sm:col-span-2 sm:grid sm:grid-cols-2",
    sizes: "(width < 64rem) 100vw, (width < 84rem) 62vw, 53rem",
    box: ["aspect-[8/5]", "sm:aspect-2/1"],
    picture: "sm:col-span-2",
  },
} as const;

type Props = {
  story: { id: string; image: string; alt: string; colour?: string; community?: string | undefined };
  /** Beside a large picture, under one as wide as the column, in a row with a small one, or on wide pages under that. */
  place: keyof typeof LARGE | "row" | "column";
  title: ReactNode;
  /** What is read under the title; on phones it runs on below a small picture. */
  children: ReactNode;
  className?: string;
};

/** A story behind a tab, beside a bar in its own colour where it has one. */
export function TabStory({ story, place, title, children, className = "" }: Props) {
  const { id, image, alt, colour, community } = story;
  const marked = colour ? "relative pl-5" : "";
  const mark = colour && <ColourMark colour={colour} className="absolute inset-y-0 left-0 h-full w-1.5" />;
  if (place === "beside" || place === "under") {
    const { text, sizes, box, picture } = LARGE[place];
    return (
      <article id={id} data-news={community} className="anchor grid gap-x-6 gap-y-4 pb-6 sm:grid-cols-[1.3fr_1fr]">
        <div className={`${marked} ${text}`}>
          {mark}
          <div>{title}</div>
          <div>{children}</div>
        </div>
        <Picture of={{ image, alt }} sizes={sizes} box={box} className={`order-first ${picture}`} />
      </article>
    );
  }
  const column = place === "column";
  return (
    <article
      id={id}
      data-news={community}
      className={`anchor border-t border-rule py-4 ${column ? "lg:border-t-0 lg:py-0" : ""} ${className}`}
    >
      <div
        className={`grid grid-cols-[minmax(0,1fr)_min(5.5rem,28%)] gap-x-5 sm:grid-cols-[minmax(0,1fr)_13rem] sm:grid-rows-[auto_1fr] sm:gap-x-8 md:max-lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_19rem] ${column ? "lg:flex lg:h-full lg:flex-col" : ""} ${marked}`}
      >
        {mark}
        <div>{title}</div>
        <div className="flex grow flex-col max-sm:col-span-2 sm:col-start-1">{children}</div>
        <div className={`col-start-2 row-start-1 sm:row-end-3 ${column ? "lg:order-first lg:mb-3" : ""}`}>
          <Picture
            of={{ image, alt }}
            sizes="(width < 36rem) 5.5rem, (width < 64rem) 16rem, 19rem"
            box={column ? ["aspect-[8/5]"] : ["aspect-[8/5]", "lg:max-xl:aspect-[5/4]"]}
            className={colour ? "md:h-full" : ""}
          />
        </div>
      </div>
    </article>
  );
}
