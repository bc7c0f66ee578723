import { stopsIn, wordsIn } from "@/lib/words";

const words = (text: string) => wordsIn(text).map(({ word }) => word);

test.each([
  ["Marcel·lí cancel·la la cita", ["Marcel·lí", "cancel·la", "la", "cita"]],
  ["La n.º 5 y M.ª José", ["La", "n.º", "5", "y", "M.ª", "José"]],
  ["En EE. UU., las CC.AA. pagan", ["En", "EE. UU.", "las", "CC.AA.", "pagan"]],
  ["Muebles Gil, S. A., p. ej., abre", ["Muebles", "Gil", "S. A.", "p. ej.", "abre"]],
  ["Avda. del Mar, esq. Sol, etc.", ["Avda.", "del", "Mar", "esq.", "Sol", "etc."]],
  ["Lo pide la ONU. Abre", ["Lo", "pide", "la", "ONU", "Abre"]],
  ["L’Hospitalet y l’ONU", ["L’Hospitalet", "y", "l’ONU"]],
  ["des\u00adman\u00adte\u00adlar", ["desmantelar"]],
  ["El 3.er set, 1.250,5 m a las 20:30. Y 4K", ["El", "3.er", "set", "1.250,5", "m", "a", "las", "20:30", "Y", "4K"]],
  [
    "Los n.os 5 y 6, dice Ud. a D.as Fdez. y Gil",
    ["Los", "n.os", "5", "y", "6", "dice", "Ud.", "a", "D.as", "Fdez.", "y", "Gil"],
  ],
  ["J. R. R. Tolkien y A. Gil", ["J. R. R.", "Tolkien", "y", "A.", "Gil"]],
  ["un pacto franco-español (y luso)", ["un", "pacto", "franco-español", "y", "luso"]],
  ["—dijo— «¿Sí?»… y/o no", ["dijo", "Sí", "y", "o", "no"]],
])("the words of «%s»", (text, expected) => expect(words(text)).toEqual(expected));

test("a word stands where it begins and ends, its soft hyphens and the point of an abbreviation among it", () => {
  const text = "La Avda. de\u00adsierta.";
  expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(["La", "Avda.", "de\u00adsierta"]);
});

test("a sentence ends at a point that is no abbreviation's and no figure's", () => {
  const text = "Avda. del Mar, n.º 5, 1.250 m. En EE. UU. no, de oct. de 2026. Fin.";
  expect(stopsIn(text).map((at) => text.slice(at - 2, at))).toEqual([" m", "26", "in"]);
});
