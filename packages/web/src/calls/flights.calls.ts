import { decodeCriteria, encodeCriteria } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { currentFlights } from "../server/flights/current-flights.ts";
import { findFlights } from "../server/flights/find-flights.ts";
import { aQuoteRequest, aReserveRequest } from "./checkout.values.ts";
import { anOfferId, aRefId } from "./values.ts";

/** Any text, as the search that can be read from it. */
const search = z
  .string()
  .max(500)
  .transform((text) => encodeCriteria(decodeCriteria(text)));
const session = z.object({ refId: aRefId });
const offer = z.object({ refId: aRefId, offer: anOfferId });

export const openFlightSearch = createServerFn({ method: "POST" })
  .validator(z.object({ search }))
  .handler(async ({ data }) => told(await (await currentFlights()).offers.open(data.search)));

/** A search with everything that was found, for a page without script; null when it could not be made. */
export const searchFlights = createServerFn()
  .validator(z.object({ search }))
  .handler(async ({ data }) => findFlights((await currentFlights()).offers, data.search));

/** Reads one offer of a session, which keeps the session alive. */
export const touchFlightSearch = createServerFn()
  .validator(offer)
  .handler(async ({ data }) => told(await (await currentFlights()).offers.touch(data.refId, data.offer)));

export const recallFlightSearch = createServerFn()
  .validator(session)
  .handler(async ({ data }) => told(await (await currentFlights()).offers.recall(data.refId)));

export const readFares = createServerFn()
  .validator(offer)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.fares(data.refId, data.offer)));

export const quoteFlight = createServerFn({ method: "POST" })
  .validator(aQuoteRequest)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.quote(data)));

export const readFlightExtras = createServerFn()
  .validator(session)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.extras(data.refId)));

export const reserveFlight = createServerFn({ method: "POST" })
  .validator(aReserveRequest)
  .handler(async ({ data }) => {
    const outcome = await (await currentFlights()).checkout.reserve(data);
    if (outcome.type === "RESERVED") {
      await (await currentBookings()).rememberGuest(outcome.reservation.booking, data.party.contact.email);
    }
    return told(outcome);
  });

export const findFlightReservation = createServerFn()
  .validator(session)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.findReservation(data.refId)));
