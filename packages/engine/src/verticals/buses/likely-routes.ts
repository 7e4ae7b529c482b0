import { likelyEnds } from "../../booking/search/likely-ends.ts";
import type { BusCity } from "./buses.domain.ts";

export type LikelyRoute = { readonly from: BusCity; readonly to: BusCity };

/** What an address that looks like a route between two cities and is none may have meant. */
export const likelyRoutes: (route: string, cities: readonly BusCity[]) => readonly LikelyRoute[] = likelyEnds;
