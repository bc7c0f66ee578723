import path from "node:path";
import { write } from "../lib/disk";
import { basePath } from "../lib/paths";
import { site } from "../paper/site";

/**
 * Writes into a finished site, where machines ask the whole of a server for it, that mining is reserved, if it is (W3C,
 * «TDM Reservation Protocol»). Below a sub-path nobody asks, and the pages say it alone.
 */
export async function writeReservation(out: string): Promise<void> {
  const { miningReserved: terms } = site;
  if (!terms || basePath) return;
  const policy = terms === true ? {} : { "tdm-policy": new URL(terms, site.url).href };
  const rules = [{ location: "/", "tdm-reservation": 1, ...policy }];
  await write(path.join(out, ".well-known/tdmrep.json"), JSON.stringify(rules));
}
