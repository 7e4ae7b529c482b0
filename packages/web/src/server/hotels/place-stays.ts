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
};

const find = async (search: SearchText): Promise<Result<PlaceStays, Problem>> => {
  const outcome = await (await currentHotels()).finder.find(search);
  if (outcome.type !== "FOUND") return fail(outcome.type === "PROBLEM" ? outcome.problem : { kind: "offline" });
  return ok({ hotels: outcome.hotels.length, least: leastOf(outcome.hotels.map(({ total }) => total)) });
};

/** The stays of a search in short. */
export const placeStays = (request: CurrentRequest, search: SearchText): Promise<Result<PlaceStays, Problem>> =>
  keptShort(request, `stays:${search}`, () => find(search));
