import { preload } from "react-dom";
import type { PhotographPicture, PictureFile } from "@/lib/media";
import { shapesShown } from "@/lib/shapes";
import { paintedSizes, plainSizes } from "@/lib/sizes";
import { pictureFile, srcSet } from "./picture/files";

type Props = {
  /** Its record: the file, below data/pictures, and what it shows, in words; none where it only decorates. */
  of: { image: string; alt: string };
  /** The width its box is shown in, as in the `sizes` of HTML: photographs are offered in widths made for it. */
  sizes: string;
  /** For the pictures of the first screen: loaded at once, before others. */
  priority?: boolean;
  /** Classes of the picture's box: its width and its ratio, such as `aspect-[8/5]`. */
  className?: string;
};

/** What the elements of a photograph say besides what every picture's do. */
function offer(file: PhotographPicture, sizes: string, className: string, priority: boolean) {
  const painted = paintedSizes(sizes, className, file.width / file.height);
  // By the time a lazy picture loads the page is laid out, and browsers that know `auto` take the width
  // of its box there; that is too little where the box cuts off its sides.
  const cut = painted !== sizes || className.includes("h-full");
  const plain = plainSizes(painted);
  const offered = priority || cut ? plain : `auto, ${plain}`;
  return {
    // Only an img with `sizes` of its own lets its sources have `auto`, and only one with `srcset` may have `sizes`.
    img: { srcSet: `${file.src} ${file.width}w`, sizes: offered },
    sources: [
      { type: "image/avif", srcSet: srcSet(file, "avif"), sizes: offered },
      { type: "image/webp", srcSet: srcSet(file, "webp"), sizes: offered },
    ],
  };
}

/** The only place that writes `<img>`: file, shapes, formats, widths, measures, priority, lazy loading. */
export function Picture({ of: { image, alt }, sizes, priority = false, className = "" }: Props) {
  const file = pictureFile(image);
  const offered = (one: PictureFile) =>
    one.kind === "photograph" ? offer(one, sizes, className, priority) : undefined;
  const photograph = offered(file);
  const shapes = file.shapes ? shapesShown(className, [file, ...file.shapes.map(pictureFile)]) : [];
  const others = shapes.filter((shape) => shape.file !== file);
  const sources = [
    ...others.flatMap(({ file: other, media }) =>
      (offered(other)?.sources ?? [{ srcSet: other.src }]).map((source) => ({ ...source, media })),
    ),
    ...(photograph?.sources ?? []),
  ];
  // React preloads a drawing by itself, but not one that has sources.
  for (const { file: shape, media } of shapes)
    if (priority && shape.kind === "vector") preload(shape.src, { as: "image", fetchPriority: "high", media });
  const img = (
    <img
      src={file.src}
      alt={alt}
      width={file.width}
      height={file.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      className={className || undefined}
      data-picture={file.id}
      {...photograph?.img}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture className="contents">
      {sources.map((source) => (
        // In a grid a source would otherwise take a cell.
        <source key={source.srcSet} {...source} className="hidden" />
      ))}
      {img}
    </picture>
  );
}
