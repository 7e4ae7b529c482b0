import type { OpenOutcome, SearchText } from "@safar/engine";
import type { Told } from "../../server/account/told.ts";

type Opening = Promise<Told<OpenOutcome> | null>;

/** A page that is older asks anew: whoever searches again wants the prices of now. */
const freshForMs = 60_000;
/** A page that was cut off never tells what became of its search. */
const patienceMs = 20_000;

let begun: { readonly search: SearchText; readonly opening: Opening } | null = null;
const offered = new WeakSet<Opening>();

/** Leaves a search that the server began with this page to whoever opens it first. The same one is left once. */
export const offerBegun = (search: SearchText, opening: Opening): void => {
  if (offered.has(opening)) return;
  offered.add(opening);
  begun = { search, opening };
};

/** Nothing more is taken over from the page: another session is gone on with. */
export const forgetBegun = (): void => {
  begun = null;
};

/** The outcome of opening a search that the server opened with this page; null when it has to be asked. Taken once. */
export const takeBegun = async (search: SearchText): Promise<OpenOutcome | null> => {
  const taken = begun;
  begun = null;
  if (taken?.search !== search || performance.now() > freshForMs) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const told = await Promise.race([taken.opening, late]).catch(() => null);
  return told && told.outcome;
};
