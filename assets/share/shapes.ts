/** SVG by hand: what the posters are put together from. Lengths are pixels of the poster. */

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const group = (fill: string, body: string) => `<g fill="${fill}">${body}</g>`;

/** What of the body lies within the shapes; a poster has one such part. */
export const clipped = (shapes: string, body: string) =>
  `<clipPath id="poster-clip">${shapes}</clipPath><g clip-path="url(#poster-clip)">${body}</g>`;
