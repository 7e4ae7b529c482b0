import "@tanstack/react-start/server-only";
import { fail, kmBetween, type Money, ok, type Problem, type Result, type SearchText } from "@safar/engine";
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
  /** The least of those that can be cancelled free of charge; null where none can. */
  readonly leastFree: Money | null;
  /** The least in each quarter, and of the hotels nearest to each landmark, by its English name. */
  readonly spots: readonly { readonly name: string; readonly least: Money | null }[];
};

/** The first that a list shows of those nearest to a landmark. */
const mostNear = 5;

const find = async (search: SearchText): Promise<Result<PlaceStays, Problem>> => {
  const outcome = await (await currentHotels()).finder.find(search);
  if (outcome.type !== "FOUND") return fail(outcome.type === "PROBLEM" ? outcome.problem : { kind: "offline" });
  const { hotels, surroundings } = outcome;
  const leastIn = (of: typeof hotels) => leastOf(of.map(({ total }) => total));
  const landmarks = surroundings.flatMap(({ kind, names, position }) => {
    const away = (hotel: (typeof hotels)[number]) => kmBetween(hotel.position, position);
    const nearest = hotels.toSorted((one, other) => away(one) - away(other)).slice(0, mostNear);
    return kind === "landmark" ? [{ name: names.en, least: leastIn(nearest) }] : [];
  });
  const areas = Map.groupBy(hotels, ({ area }) => area.en);
  return ok({
    hotels: hotels.length,
    least: leastIn(hotels),
    leastFree: leastOf(hotels.map(({ refundable }) => refundable?.total ?? null)),
    spots: [...landmarks, ...[...areas].map(([name, of]) => ({ name, least: leastIn(of) }))],
  });
};

/** The stays of a search in short. */
export const placeStays = (request: CurrentRequest, search: SearchText): Promise<Result<PlaceStays, Problem>> =>
  keptShort(request, `stays:${search}`, () => find(search));
