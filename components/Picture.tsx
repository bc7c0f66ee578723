import { pictureFile, srcSet } from "@/lib/pictures";
import { offeredWidths, paintedSizes } from "@/lib/sizes";

type Props = {
  /** The record's field, below data/pictures. */
  image: string;
  /** What it shows; empty where it only decorates. */
  alt: string;
  /** The width its box is shown in, as in the `sizes` of HTML: photographs are offered in widths made for it. */
  sizes: string;
  /** For the pictures of the first screen: loaded at once, before others. */
  priority?: boolean;
  /** Classes of the picture's box: its width and its ratio, such as `aspect-[8/5]`. */
  className?: string;
};

/** The only place that writes `<img>`: file, formats, widths, measures, priority, lazy loading. */
export function Picture({ image, alt, sizes, priority = false, className = "" }: Props) {
  const file = pictureFile(image);
  const img = (
    <img
      src={file.src}
      alt={alt}
      width={file.width}
      height={file.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      className={className || undefined}
      data-picture={file.kind === "photograph" ? file.id : undefined}
    />
  );
  if (file.kind === "vector") return img;

  const painted = paintedSizes(sizes, className, file.width / file.height);
  const widths = offeredWidths(file.widths, painted);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(file, widths, "avif")} sizes={painted} />
      <source type="image/webp" srcSet={srcSet(file, widths, "webp")} sizes={painted} />
      {img}
    </picture>
  );
}
