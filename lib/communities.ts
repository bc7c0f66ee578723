/** A community as a tile of Spain's map: how it is called, what stands on its tile, and where that lies, from the left and from the top. */
type Tile = { name: string; code: string; column: number; row: number };

/** Spain's seventeen communities and two cities, seven tiles by six, as neighbours lie. */
export const communities = [
  { name: "Galicia", code: "GAL", column: 1, row: 1 },
  { name: "Asturias", code: "AST", column: 2, row: 1 },
  { name: "Cantabria", code: "CNT", column: 3, row: 1 },
  { name: "País Vasco", code: "EUS", column: 4, row: 1 },
  { name: "Navarra", code: "NAV", column: 5, row: 1 },
  { name: "Castilla y León", code: "CYL", column: 3, row: 2 },
  { name: "La Rioja", code: "RIO", column: 4, row: 2 },
  { name: "Aragón", code: "ARA", column: 5, row: 2 },
  { name: "Cataluña", code: "CAT", column: 6, row: 2 },
  { name: "Extremadura", code: "EXT", column: 2, row: 3 },
  { name: "Madrid", code: "MAD", column: 3, row: 3 },
  { name: "Castilla-La Mancha", code: "CLM", column: 4, row: 3 },
  { name: "Comunitat Valenciana", code: "VAL", column: 5, row: 3 },
  { name: "Illes Balears", code: "BAL", column: 7, row: 3 },
  { name: "Andalucía", code: "AND", column: 3, row: 4 },
  { name: "Región de Murcia", code: "MUR", column: 4, row: 4 },
  { name: "Ceuta", code: "CEU", column: 3, row: 5 },
  { name: "Melilla", code: "MEL", column: 4, row: 5 },
  { name: "Canarias", code: "CAN", column: 1, row: 6 },
] as const satisfies readonly Tile[];
