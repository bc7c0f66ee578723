import { writeArchive } from "./archive/pages";
import { writeReservation } from "./reservation";

/** What belongs to the finished site and is no page of Next's: put into its folder before it is compressed and swapped in. */
export async function addToSite(folder: string): Promise<void> {
  await writeArchive(folder);
  await writeReservation(folder);
}
