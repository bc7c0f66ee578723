import type { ReactNode } from "react";
import { Picture } from "@/components/Picture";

type Props = {
  image: string;
  alt: string;
  kicker: string;
  title: string;
  /** How many stand in its row on the widest pages. */
  across: number;
  className: string;
  /** What stands below the title. */
  children: ReactNode;
};

/**
 * A boxed card. On phones its picture is a thumbnail in the corner; wider it stands above
 * the text, and at its side where the card has the row to itself.
 */
export function CornerCard({ image, alt, kicker, title, across, className, children }: Props) {
  return (
    <li className={`@container grid ${className}`}>
      <div className="relative flex flex-col border border-rule @2xl:flex-row">
        <Picture
          image={image}
          alt={alt}
          sizes={`(width < 36rem) 6.5rem, (width < 80rem) 47vw, ${Math.ceil(80 / across)}rem`}
          className="aspect-square max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:w-26 sm:aspect-[8/5] @2xl:w-1/2 @2xl:flex-none"
        />
        <div className="flex flex-1 flex-col p-4">
          <div className="max-sm:min-h-24 max-sm:pr-26">
            <p className="kicker text-accent">{kicker}</p>
            <h3 className="mt-1 text-xl">{title}</h3>
          </div>
          {children}
        </div>
      </div>
    </li>
  );
}
