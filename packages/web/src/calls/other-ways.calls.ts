import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currenciesOf } from "../server/general-data.ts";
import { type NearbyWay, nearbyWays } from "../server/registry/nearby-ways.ts";
import { carriers, type OtherWay, otherWays } from "../server/registry/other-ways.ts";
import { currentRequest } from "../server/request/current-request.ts";

export type { Carrier, OtherWay } from "../server/registry/other-ways.ts";

/** How else one gets where a search goes on its day. */
export const readOtherWays = createServerFn()
  .validator(z.object({ carrier: z.enum(carriers), search: z.string().max(500) }))
  .handler(async ({ data }): Promise<readonly OtherWay[]> => otherWays(await currentRequest(), data));

/** What the same costs from and to the places nearby, in the currency that prices are shown in. */
export const readNearbyWays = createServerFn()
  .validator(z.string().max(500))
  .handler(async ({ data: search }): Promise<readonly NearbyWay[]> => {
    const request = await currentRequest();
    const { chosen: currency } = await currenciesOf(request);
    return nearbyWays(request, { currency, search });
  });
