import type { FindHotelsOutcome, SearchText } from "@safar/engine";
import type { Told } from "../../server/account/told.ts";
import { deviceClock } from "../device/device-clock.ts";

type Found = Told<FindHotelsOutcome>;

let offered: { readonly search: SearchText; readonly found: Found; readonly at: number } | null = null;
const known = new WeakSet<Found>();

/** A page that is older asks anew: whoever searches again wants the prices of now. */
const freshForMs = 60_000;

/** Leaves what the server found with this page to whoever opens that search first. The same is left once. */
export const offerFound = (search: SearchText, found: Found): void => {
  if (known.has(found)) return;
  known.add(found);
  offered = { search, found, at: deviceClock.now() };
};

/** What the server found with this page; null when it has to be asked. Taken once. */
export const takeFound = (search: SearchText): FindHotelsOutcome | null => {
  const taken = offered;
  offered = null;
  if (taken?.search !== search || deviceClock.now() - taken.at > freshForMs) return null;
  return taken.found.outcome;
};
