import { decodeBusCriteria, encodeBusCriteria } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { withOwnGender } from "../server/account/own-gender.ts";
import { told } from "../server/account/told.ts";
import { currentBuses } from "../server/buses/current-buses.ts";
import { anOfferId, aReference, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encodeBusCriteria(decodeBusCriteria(text)));
const coach = z.object({ departure: anOfferId });

const pick = z.object({ seat: aReference, gender: z.enum(["male", "female"]) });

export const searchBuses = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentBuses()).timetable.times(data.search)));

/** A search that was opened before, which then lasts longer. */
export const rereadBuses = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentBuses()).timetable.timesAgain(data.refId)));

export const readBusSeats = createServerFn()
  .validator(coach)
  .handler(async ({ data }) => told(await withOwnGender((await currentBuses()).timetable.seats(data.departure))));

export const priceBusSeats = createServerFn({ method: "POST" })
  .validator(
    z.object({
      departure: anOfferId,
      picks: z.array(pick).min(1).max(60).readonly(),
      boarding: aReference.nullable(),
      dropping: aReference.nullable(),
    }),
  )
  .handler(async ({ data }) => told(await (await currentBuses()).timetable.seatFares(data)));
