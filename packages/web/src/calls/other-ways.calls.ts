import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { carriers, type OtherWay, otherWays } from "../server/registry/other-ways.ts";
import { currentRequest } from "../server/request/current-request.ts";

export type { Carrier, OtherWay } from "../server/registry/other-ways.ts";

/** How else one gets where a search goes on its day. */
export const readOtherWays = createServerFn()
  .validator(z.object({ carrier: z.enum(carriers), search: z.string().max(500) }))
  .handler(async ({ data }): Promise<readonly OtherWay[]> => otherWays(await currentRequest(), data));
