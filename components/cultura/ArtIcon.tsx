import type { ReactNode } from "react";
import type { Art } from "@/lib/arts";

/** The arts as the paper's pictures are drawn: flat planes, quarter circles, in a square of 24. */
const drawings: Readonly<Record<Art, ReactNode>> = {
  // An open book, its pages bent like sails.
  Literatura: (
    <>
      <path className="fill-accent" d="M1 4A14 14 0 0 1 12 8V22A14 14 0 0 0 1 18Z" />
      <path className="fill-saffron" d="M23 4A14 14 0 0 0 12 8V22A14 14 0 0 1 23 18Z" />
    </>
  ),
  // Two notes under one beam.
  Música: (
    <>
      <path className="fill-saffron" d="M8 4L22 1V6L8 9Z" />
      <path className="fill-accent" d="M8 4H10V18A4.5 4.5 0 1 1 5.5 13.5H8ZM20 1H22V15A4.5 4.5 0 1 1 17.5 10.5H20Z" />
    </>
  ),
  // A tile of quarter circles, hung.
  Arte: (
    <>
      <path className="fill-accent" d="M2 2H14A8 8 0 0 0 22 10V22H2Z" />
      <path className="fill-saffron" d="M2 22V8A14 14 0 0 1 16 22Z" />
    </>
  ),
  // A projector's beam.
  Cine: (
    <>
      <path className="fill-saffron" d="M8 12L23 3V21Z" />
      <path className="fill-accent" d="M1 7H11V17H1ZM1 6A5 5 0 0 1 6 1A5 5 0 0 1 11 6Z" />
    </>
  ),
  // A mask, half in the light.
  Teatro: (
    <>
      <path className="fill-accent" d="M12 2H2V12A10 10 0 0 0 12 22Z" />
      <path className="fill-saffron" d="M12 2H22V12A10 10 0 0 1 12 22Z" />
      <path className="fill-paper" d="M5 7H10A2.5 2.5 0 0 1 5 7ZM14 7H19A2.5 2.5 0 0 1 14 7ZM7 14H17A5 5 0 0 1 7 14Z" />
    </>
  ),
};

/** An art's drawing, beside its name. */
export const ArtIcon = ({ art }: { art: Art }) => (
  <svg viewBox="0 0 24 24" width="1.75rem" height="1.75rem" className="-mt-1 flex-none" aria-hidden="true">
    {drawings[art]}
  </svg>
);
