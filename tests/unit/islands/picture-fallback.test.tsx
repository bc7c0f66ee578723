import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { PictureFallback } from "@/components/islands/PictureFallback";

const fallback = { src: "/media/por-defecto.svg", alt: "Imagen no disponible" };

function page() {
  return render(
    <>
      <picture>
        <source srcSet="/a.avif" type="image/avif" />
        <img src="/a.jpg" srcSet="/a.jpg 2x" alt="Un mural" />
      </picture>
      <PictureFallback {...fallback} />
    </>,
  );
}

test("a picture that fails becomes the default picture", () => {
  const { container } = page();
  fireEvent.error(screen.getByAltText("Un mural"));
  const image = screen.getByAltText("Imagen no disponible");
  expect(image).toHaveAttribute("src", fallback.src);
  expect(image).not.toHaveAttribute("srcset");
  expect(container.querySelector("source")).toBeNull();
});

test("a default picture that fails too is left alone", () => {
  page();
  const image = screen.getByAltText("Un mural");
  fireEvent.error(image);
  image.setAttribute("src", "/otra.svg");
  fireEvent.error(image);
  expect(image).toHaveAttribute("src", "/otra.svg");
});

test("a picture that had failed before the island started is replaced", () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  page();
  expect(screen.getByAltText("Imagen no disponible")).toHaveAttribute("src", fallback.src);
  complete.mockRestore();
});
