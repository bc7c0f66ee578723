/** @jest-environment node */
import { book, movie } from "@/lib/structured/works";

const image = (name: string) => `https://fotos.example/${name}.png`;

test("a film has its director and the day it opens; its mark is not passed off as votes or as a review", () => {
  const node = movie(
    {
      title: "La balanza de sal",
      director: "Eulalia Montroig",
      genre: "Drama",
      rating: 7.8,
      poster: "cultura/p.svg",
      alt: "",
      releaseDate: "2026-11-27",
    },
    image,
  );
  expect(node).toEqual({
    "@type": "Movie",
    name: "La balanza de sal",
    image: "https://fotos.example/cultura/p.svg.png",
    director: { "@type": "Person", name: "Eulalia Montroig" },
    genre: "Drama",
    datePublished: "2026-11-27",
  });
});

test("a book has its author, and no rating either", () => {
  expect(
    book(
      {
        title: "Manual para perder trenes",
        author: "Halima Ouchen",
        genre: "Relatos",
        rating: 7.6,
        cover: "cultura/l.svg",
        alt: "",
      },
      image,
    ),
  ).toEqual({
    "@type": "Book",
    name: "Manual para perder trenes",
    author: { "@type": "Person", name: "Halima Ouchen" },
    genre: "Relatos",
    image: "https://fotos.example/cultura/l.svg.png",
  });
});
