import type { Edition } from "./edition";
import type { Found, Step } from "./destination";
import { Refusal } from "./refusal";
import { editionBefore, partExpired, settle, type EditionRecord, type State } from "./state";

const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;

/** A name for an edition that sorts by time: `20261120T210000123Z-1a2b3c4d`. */
const editionId = (digest: string, now: Date): string =>
  `${now.toISOString().replace(/[-:.]/g, "")}-${digest.slice(0, 8)}`;

/** The pages that some edition had and this one has not. */
function withoutPage({ editions }: State, pages: readonly string[]): string[] {
  const present = new Set(pages);
  return [...new Set(editions.flatMap((edition) => edition.pages))].filter((page) => !present.has(page));
}

/** What follows once an edition is in place: its time is written down, and what nobody has open any more goes. */
function afterwards(state: State, current: EditionRecord, found: Found, now: Date): Step[] {
  const { kept, expired } = partExpired(state, current.id, now);
  const needed = new Set(kept.flatMap(({ hashed }) => hashed));
  const files = [...new Set(expired.flatMap(({ hashed }) => hashed))].filter(
    (file) => !needed.has(file) && found.hashed.has(file),
  );
  const steps: Step[] = [
    { do: "record", state },
    { do: "unpoint", files: withoutPage(state, current.pages) },
  ];
  if (expired.length === 0) return steps;
  return [
    ...steps,
    { do: "clear", files, editions: expired.map(({ id }) => id) },
    { do: "record", state: { editions: kept } },
  ];
}

/** What lies there because somebody copied it becomes an edition too, so that one can go back to it. */
function adopted({ hashed, plain }: Found, { address, indexed }: Edition, now: Date): EditionRecord {
  return {
    id: editionId("a-mano", now),
    address,
    indexed,
    digest: "",
    pages: [...plain],
    hashed: [...hashed.keys()].filter((file) => HASHED_NAME.test(file)),
    from: now.toISOString(),
  };
}

/**
 * The steps that publish an edition: hashed files first, pages last.
 * @param newAddress whether the edition may have another address than the one in place
 * An edition that is in place already is only brought to its end, should something have stopped it.
 * @throws Refusal if the edition belongs to another address
 */
export function publishing(edition: Edition, found: Found, now: Date, newAddress: boolean): Step[] {
  const state = settle(found.state, found.current, now);
  const inPlace = state.editions.find(({ id }) => id === found.current);
  if (inPlace && !newAddress && (inPlace.address !== edition.address || inPlace.indexed !== edition.indexed)) {
    const called = ({ address, indexed }: Pick<EditionRecord, "address" | "indexed">) =>
      indexed ? address : `${address} (ensayo, noindex)`;
    throw new Refusal(
      `Ahí está publicado ${called(inPlace)}, y esta edición es de ${called(edition)}. Si es lo que se quiere, añada --new-address.`,
    );
  }
  if (inPlace?.digest === edition.digest) return afterwards(state, inPlace, found, now);

  const first = !inPlace && found.plain.length > 0 ? [adopted(found, edition, now)] : [];
  const fresh: EditionRecord = {
    id: editionId(edition.digest, now),
    address: edition.address,
    indexed: edition.indexed,
    digest: edition.digest,
    pages: [...edition.pages],
    hashed: [...edition.hashed.keys()],
  };
  const announced = { editions: [...state.editions, ...first, fresh] };
  const missing = [...edition.hashed].filter(([file, size]) => found.hashed.get(file) !== size).map(([file]) => file);
  return [
    { do: "record", state: announced },
    ...first.flatMap(({ id, pages }): Step[] => [
      { do: "adopt", files: pages, edition: id },
      { do: "swap", edition: id },
    ]),
    { do: "upload", files: missing },
    { do: "pages", files: fresh.pages, edition: fresh.id },
    { do: "point", files: fresh.pages },
    { do: "swap", edition: fresh.id },
    ...afterwards(settle(announced, fresh.id, now), fresh, found, now),
  ];
}

/**
 * The steps that put the edition before in place again.
 * @throws Refusal if there is none
 */
export function rollingBack(found: Found, now: Date): Step[] {
  const state = settle(found.state, found.current, now);
  const before = editionBefore(state, found.current);
  if (!before) throw new Refusal("No hay ninguna edición anterior a la que volver.");
  const marked: State = {
    editions: state.editions.map((edition) =>
      edition.id === found.current ? { ...edition, withdrawn: true } : edition,
    ),
  };
  const settled = settle(marked, before.id, now);
  return [
    // First, so that nobody goes back to what is being withdrawn even if this stops half-way.
    { do: "record", state: marked },
    { do: "point", files: before.pages },
    { do: "swap", edition: before.id },
    { do: "record", state: settled },
    { do: "unpoint", files: withoutPage(settled, before.pages) },
  ];
}
