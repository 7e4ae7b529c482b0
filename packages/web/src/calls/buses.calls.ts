import { decodeBusCriteria, encodeBusCriteria } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { currentBuses } from "../server/buses/current-buses.ts";
import { aQuoteRequest, aReserveRequest } from "./checkout.values.ts";
import { anOfferId, aReference, aRefId } from "./values.ts";

/** Any text, as the search that can be read from it. */
const search = z
  .string()
  .max(500)
  .transform((text) => encodeBusCriteria(decodeBusCriteria(text)));
const session = z.object({ refId: aRefId });
const coach = z.object({ departure: anOfferId });

const pick = z.object({ seat: aReference, gender: z.enum(["male", "female"]) });

export const searchBuses = createServerFn()
  .validator(z.object({ search }))
  .handler(async ({ data }) => told(await (await currentBuses()).timetable.times(data.search)));

/** A search that was opened before, which then lasts longer. */
export const rereadBuses = createServerFn()
  .validator(session)
  .handler(async ({ data }) => told(await (await currentBuses()).timetable.timesAgain(data.refId)));

export const readBusSeats = createServerFn()
  .validator(coach)
  .handler(async ({ data }) => told(await (await currentBuses()).timetable.seats(data.departure)));

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

export const quoteBus = createServerFn({ method: "POST" })
  .validator(aQuoteRequest)
  .handler(async ({ data }) => told(await (await currentBuses()).checkout.quote(data)));

export const reserveBus = createServerFn({ method: "POST" })
  .validator(aReserveRequest)
  .handler(async ({ data }) => {
    const outcome = await (await currentBuses()).checkout.reserve(data);
    if (outcome.type === "RESERVED") {
      await (await currentBookings()).rememberGuest(outcome.reservation.booking, data.party.contact.email);
    }
    return told(outcome);
  });

export const findBusReservation = createServerFn()
  .validator(session)
  .handler(async ({ data }) => told(await (await currentBuses()).checkout.findReservation(data.refId)));
