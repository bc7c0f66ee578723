/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { FrontLead } from "@/components/home/FrontLead";
import { Picture } from "@/components/Picture";

jest.mock("@/.generated/pictures", () => ({
  pictures: {
    "economia/foto.jpg": {
      kind: "photograph",
      src: "/media/economia/foto.22222222.jpg",
      base: "/media/economia/foto.22222222",
      id: "22222222",
      width: 1600,
      height: 1000,
      widths: [76, 150, 344, 640, 1600],
    },
    "economia/barco.svg": {
      kind: "vector",
      src: "/media/economia/barco.svg",
      width: 1440,
      height: 900,
      shapes: ["economia/barco-alto.svg", "economia/barco-ancho.svg"],
    },
    "economia/barco-alto.svg": { kind: "vector", src: "/media/economia/barco-alto.svg", width: 700, height: 800 },
    "economia/barco-ancho.svg": { kind: "vector", src: "/media/economia/barco-ancho.svg", width: 1280, height: 640 },
  },
}));

test("a photograph offers AVIF, then WebP, in its widths, and a JPEG to the rest", () => {
  const { container } = render(
    <Picture
      of={{ image: "economia/foto.jpg", alt: "Un muelle." }}
      sizes="(width < 36rem) 100vw, 26rem"
      box={["aspect-[8/5]"]}
    />,
  );
  const [avif, webp] = container.querySelectorAll("picture > source");
  expect(avif).toHaveAttribute("type", "image/avif");
  expect(avif).toHaveAttribute(
    "srcset",
    expect.stringContaining("/media/economia/foto.22222222-344.avif 344w, /media/economia/foto.22222222-640.avif 640w"),
  );
  expect(webp).toHaveAttribute("type", "image/webp");
  for (const source of [avif, webp])
    expect(source).toHaveAttribute("sizes", "auto, (width < 36rem) 100vw, (width < 105rem) 26rem, 31.2rem");
  // A source that is displayed would be a cell of a grid.
  for (const source of [avif, webp]) expect(source).toHaveClass("hidden");
  const img = container.querySelector("img");
  expect(img).toHaveAttribute("src", "/media/economia/foto.22222222.jpg");
  expect(img).toHaveAttribute("srcset", "/media/economia/foto.22222222.jpg 1600w");
  expect(img).toHaveAttribute("data-picture", "22222222");
  expect(img).toHaveAttribute("width", "1600");
  expect(container.querySelector("[style]")).toBeNull();
});

test("a photograph that its box crops, or may, is asked for by what is written, not by its box", () => {
  const sizesOf = (props: Pick<Parameters<typeof Picture>[0], "box" | "fills">) => {
    const { container } = render(<Picture of={{ image: "economia/foto.jpg", alt: "" }} sizes="26rem" {...props} />);
    return [...container.querySelectorAll("[sizes]")].map((one) => one.getAttribute("sizes")?.startsWith("auto"));
  };
  expect(sizesOf({ box: ["aspect-[8/5]"] })).toEqual([true, true, true]);
  expect(sizesOf({ box: ["aspect-square"] })).toEqual([false, false, false]);
  expect(sizesOf({ box: ["aspect-[8/5]"], fills: "md:h-full" })).toEqual([false, false, false]);
});

test("the front's lead has its photograph larger where nothing stands beside it, whatever stands below", () => {
  const said = { title: "A", excerpt: "B", category: "Economía", author: "D", time: "2031-03-14T18:00:00Z" } as const;
  const place = { section: "economia", href: "/economia#a", image: "economia/foto.jpg", alt: "" } as const;
  const story = { id: "a", views: 1, ...said, ...place };
  const sizesWith = (many: number) => {
    const { container } = render(
      <FrontLead
        lead={story}
        related={[]}
        side={Array.from({ length: many }, (_, at) => ({ ...story, id: `${at}` }))}
      />,
    );
    return container.querySelector("[fetchpriority=high]")?.getAttribute("sizes") ?? "";
  };
  const largest = (sizes: string) => Number(/([\d.]+)rem\D*$/.exec(sizes)?.[1]);
  expect(largest(sizesWith(0))).toBeGreaterThan(largest(sizesWith(1)));
  expect(sizesWith(3)).toBe(sizesWith(1));
});

test("each window shows the shape of a drawing that its place cuts least", () => {
  const { container } = render(
    <Picture
      of={{ image: "economia/barco.svg", alt: "Un barco." }}
      sizes=""
      box={["aspect-square", "md:aspect-[8/5]", "lg:max-xl:aspect-square", "min-[100rem]:aspect-[5/2]"]}
    />,
  );
  expect([...container.querySelectorAll("source")].map(({ srcset, media }) => [srcset, media])).toEqual([
    ["/media/economia/barco-alto.svg", "(max-width: 47.99rem), (min-width: 64rem) and (max-width: 79.99rem)"],
    ["/media/economia/barco-ancho.svg", "(min-width: 100rem)"],
  ]);
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/economia/barco.svg");
});
