export type Path = readonly (string | number)[];

/** A page with one value in the place of another. */
export function withValue(page: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const copy: unknown = Array.isArray(page) ? [...(page as unknown[])] : { ...Object(page) };
  Reflect.set(Object(copy), first, withValue(Reflect.get(Object(page), first), rest, value));
  return copy;
}
