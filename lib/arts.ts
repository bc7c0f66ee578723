/** The arts that Cultura covers, in the order in which it names them. */
export const ARTS = ["Literatura", "Música", "Arte", "Cine", "Teatro"] as const;
export type Art = (typeof ARTS)[number];
