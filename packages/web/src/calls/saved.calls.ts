import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { savedVerticals } from "../app/saved-verticals.ts";
import { type OfferNow, offersNow } from "../server/registry/offers-now.ts";
import { stationCities } from "../server/registry/station-cities.ts";
import { currentRequest } from "../server/request/current-request.ts";

export type { OfferNow } from "../server/registry/offers-now.ts";

/** What a search finds now, for what was saved of it; null when that could not be had. */
export const readOffersNow = createServerFn()
  .validator(z.object({ vertical: z.enum(savedVerticals), search: z.string().min(1).max(500) }))
  .handler(async ({ data }): Promise<readonly OfferNow[] | null> => {
    const request = await currentRequest();
    const { allowed } = await request.server.rateLimits.take("early-search", [request.context.clientAddress]);
    const found = allowed ? await offersNow(request, data) : null;
    return found?.ok ? found.value : null;
  });

/** The cities of stations, for what was saved of a train. */
export const readStationCities = createServerFn().handler(() => stationCities());
