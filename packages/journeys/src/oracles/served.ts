import { ownerOf } from "../../../web/src/pages/page-owner.ts";

/** The papers of a booking have no row in the table of pages: they are of whatever page the booking has. */
const withoutPaper = (path: string): string => path.replace(/(?<=\/booking-detail\/[^/]+)\/(?:ticket|invoice)$/, "");

/** Leads to one thing of somebody's: whether it is there depends on who asks, and when. */
const isOfOneThing = (path: string): boolean =>
  /\{(?:RefID|ItineraryRefID|uuid|orderRefId|ticketId|id)\}/.test(ownerOf(withoutPaper(path))?.pattern ?? "");

/** A path without its language, its query and its place on the page. */
export const plainPath = (address: string): string =>
  address.replace(/[?#].*$/, "").replace(/^\/ar(?=\/|$)/, "") || "/";

/** The addresses that somebody would ask for in vain. Each page is asked for once, whatever is asked of it. */
export const deadAddresses = async (
  addresses: readonly string[],
  statusOf: (address: string) => Promise<number>,
): Promise<readonly string[]> => {
  const asked = new Map(addresses.map((address) => [address.replace(/[?#].*$/, ""), address]));
  const dead: string[] = [];
  for (const [path, address] of asked) {
    const plain = plainPath(path);
    if (plain.startsWith("/api/") || plain.startsWith("/assets/")) continue;
    if (isOfOneThing(plain)) continue;
    const status = await statusOf(path === "" ? "/" : address);
    if (status >= 400) dead.push(`${address}: ${status}`);
  }
  return dead;
};
