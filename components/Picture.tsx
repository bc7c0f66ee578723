import { pictureFile } from "@/lib/pictures";

type Props = {
  /** The record's field, below data/pictures. */
  image: string;
  /** What it shows; empty where it only decorates. */
  alt: string;
  /** The width it is shown in, as in the `sizes` of HTML: photographs are offered in widths made for it. */
  sizes: string;
  /** For the pictures of the first screen: loaded at once, before others. */
  priority?: boolean;
  /** Classes of the picture's box: its width and its ratio, such as `aspect-[8/5]`. */
  className?: string;
};

/** The only place that writes `<img>`: file, measures, priority, lazy loading. */
export function Picture({ image, alt, priority = false, className }: Props) {
  const file = pictureFile(image);
  return (
    <img
      src={file.src}
      alt={alt}
      width={file.width}
      height={file.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
}
