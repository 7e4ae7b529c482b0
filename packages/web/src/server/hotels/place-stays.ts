import "@tanstack/react-start/server-only";
import { fail, type Money, ok, type Problem, type Result, type SearchText } from "@safar/engine";
import { leastOf } from "../least-of.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { keptShort } from "../request/kept-short.ts";
import { currentHotels } from "./current-hotels.ts";

/** What the stays of a search come to, in short. */
export type PlaceStays = {
  /** How many hotels have room for everybody. */
  readonly hotels: number;
  /** The least that a whole stay costs, taxes included; null where no hotel has room. */
  readonly least: Money | null;
  /** How many of them have a price that can be cancelled free of charge. */
  readonly cancellable: number;
  /** The same of each quarter, by its English name. */
  readonly areas: readonly { readonly name: string; readonly hotels: number; readonly least: Money | null }[];
};

const find = async (search: SearchText): Promise<Result<PlaceStays, Problem>> => {
  const outcome = await (await currentHotels()).finder.find(search);
  if (outcome.type !== "FOUND") return fail(outcome.type === "PROBLEM" ? outcome.problem : { kind: "offline" });
  const inShort = (hotels: typeof outcome.hotels) => ({
    hotels: hotels.length,
    least: leastOf(hotels.map(({ total }) => total)),
  });
  const areas = Map.groupBy(outcome.hotels, ({ area }) => area.en);
  return ok({
    ...inShort(outcome.hotels),
    cancellable: outcome.hotels.filter(({ refundable }) => refundable !== null).length,
    areas: [...areas].map(([name, hotels]) => ({ name, ...inShort(hotels) })),
  });
};

/** The stays of a search in short. */
export const placeStays = (request: CurrentRequest, search: SearchText): Promise<Result<PlaceStays, Problem>> =>
  keptShort(request, `stays:${search}`, () => find(search));
