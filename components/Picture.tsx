import { preload } from "react-dom";
import type { PhotographPicture, PictureFile } from "@/lib/media";
import { aspectsOf, type Box } from "./picture/boxes";
import { pictureFile, srcSet } from "./picture/files";
import { shapesShown } from "./picture/shapes";
import { grownSizes, paintedSizes } from "./picture/sizes";

/** As high as what it stands in. Whatever lies over that makes it no higher. */
type Filling =
  "h-full" | "md:h-full" | "lg:h-full" | "xl:h-full" | "lg:h-full lg:absolute" | "h-full absolute inset-0 object-top";

type Props = {
  /** Its record: the file, below data/pictures, and what it shows, in words; none where it only decorates. */
  of: { image: string; alt: string };
  /** The width its box is shown in, as in the `sizes` of HTML: photographs are offered in widths made for it. */
  sizes: string;
  /** The ratio of its box: that of every window, then those of some. */
  box: Box;
  /** Where the box is as high as what it stands in, and may be higher than its ratio says. */
  fills?: Filling;
  /** For the pictures of the first screen: loaded at once, before others. */
  priority?: boolean | undefined;
};

/** `sizes` as browsers are told them for a photograph. */
function offeredSizes(file: PhotographPicture, { sizes, box, fills, priority }: Props) {
  const painted = paintedSizes(sizes, aspectsOf(box), file.width / file.height);
  const plain = grownSizes(painted);
  // By the time a lazy picture loads the page is laid out, and browsers that know `auto` take the width
  // of its box there; that is too little where the box cuts off its sides.
  const cut = painted !== sizes || fills !== undefined;
  return priority || cut ? plain : `auto, ${plain}`;
}

/** What a file is offered as: a drawing as it is, a photograph in its formats and widths. */
function sourcesOf(file: PictureFile, props: Props) {
  if (file.kind === "vector") return [{ srcSet: file.src }];
  const sizes = offeredSizes(file, props);
  return [
    { type: "image/avif", srcSet: srcSet(file, "avif"), sizes },
    { type: "image/webp", srcSet: srcSet(file, "webp"), sizes },
  ];
}

/** The only place that writes `<img>`: file, shapes, formats, widths, measures, priority, lazy loading. */
export function Picture(props: Props) {
  const { of, box, fills, priority = false } = props;
  const file = pictureFile(of.image);
  const photograph = file.kind === "photograph";
  const decoding = priority ? "sync" : "async";
  const shapes = file.shapes ? shapesShown(aspectsOf(box), [file, ...file.shapes.map(pictureFile)]) : [];
  const others = shapes.filter((shape) => shape.file !== file);
  const sources = [
    ...others.flatMap(({ file: other, media }) => sourcesOf(other, props).map((source) => ({ ...source, media }))),
    ...(photograph ? sourcesOf(file, props) : []),
  ];
  // React preloads a drawing by itself, but not one that has sources.
  for (const { file: shape, media } of shapes)
    if (priority && shape.kind === "vector") preload(shape.src, { as: "image", fetchPriority: "high", media });
  const img = (
    <img
      src={file.src}
      alt={of.alt}
      width={file.width}
      height={file.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      // A drawing is not decoded.
      decoding={photograph ? decoding : undefined}
      className={[...box, fills].filter(Boolean).join(" ")}
      data-picture={file.id}
      // Only an img with `sizes` of its own lets its sources have `auto`, and only one with `srcset` may have `sizes`.
      srcSet={photograph ? `${file.src} ${file.width}w` : undefined}
      sizes={photograph ? offeredSizes(file, props) : undefined}
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
