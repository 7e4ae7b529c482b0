import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { type DayRides, dayRides, rideCarriers } from "../server/registry/day-rides.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { soon } from "../server/request/soon.ts";

export type { DayRides, RideCarrier } from "../server/registry/day-rides.ts";

const asked = z.object({ carrier: z.enum(rideCarriers), search: z.string().max(500) });
/** As many as a front page names. */
const mostRoutes = 12;

/** What goes on a search's day, in short; null when it could not be had. */
export const readDayRides = createServerFn()
  .validator(asked)
  .handler(async ({ data }): Promise<DayRides | null> => {
    const found = await dayRides(await currentRequest(), data);
    return found.ok ? found.value : null;
  });

/** The same of several, null of those that could not be had soon. */
export const readRidesSoon = createServerFn()
  .validator(z.array(asked).max(mostRoutes))
  .handler(async ({ data }): Promise<readonly (DayRides | null)[]> => {
    const request = await currentRequest();
    return soon(data.map((one) => dayRides(request, one)));
  });
