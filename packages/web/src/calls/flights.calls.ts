import { decodeCriteria, encodeCriteria } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { currentFlights } from "../server/flights/current-flights.ts";
import { findFlights } from "../server/flights/find-flights.ts";
import { aCurrency, anOfferId, aReference, aRefId, line } from "./values.ts";

/** Any text, as the search that can be read from it. */
const search = z
  .string()
  .max(500)
  .transform((text) => encodeCriteria(decodeCriteria(text)));
const session = z.object({ refId: aRefId });
const offer = z.object({ refId: aRefId, offer: anOfferId });

const choice = z.object({
  serviceId: line,
  passengerId: line,
  segmentId: line.nullable(),
  quantity: z.int().min(0).max(99),
});

const quoteRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("first"),
    refId: aRefId,
    offer: anOfferId,
    option: aReference.nullable(),
    currency: aCurrency,
  }),
  z.object({ kind: z.literal("again"), refId: aRefId, extras: z.array(choice).max(500).readonly() }),
  z.object({ kind: z.literal("read"), refId: aRefId, isRenewed: z.boolean() }),
]);

const ageBand = z.enum(["adult", "child", "infant"]);

const passenger = z.object({
  id: line,
  type: ageBand,
  title: z.enum(["Mr", "Mrs.", "Miss."]),
  gender: z.enum(["male", "female"]),
  firstName: line,
  lastName: line,
  birthDate: line,
  nationality: line,
  document: z
    .object({
      kind: z.enum(["passport", "cnic", "saudi_id"]),
      number: line,
      issuedBy: line.nullable(),
      issuedOn: line.nullable(),
      expiresOn: line.nullable(),
    })
    .nullable(),
  frequentFlyer: z.object({ alliance: line, number: line }).nullable(),
  tiedTo: line.nullable(),
});

const reserveRequest = z.object({
  refId: aRefId,
  acknowledged: z.object({ quoteHash: line, amountMinor: z.int(), currency: aCurrency }),
  attempt: line,
  party: z.object({
    contact: z.object({ email: line, phone: line }),
    passengers: z.array(passenger).min(1).max(18).readonly(),
  }),
  extras: z.array(choice).max(500).readonly(),
  voucher: line.nullable(),
});

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
  .validator(quoteRequest)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.quote(data)));

export const readFlightExtras = createServerFn()
  .validator(session)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.extras(data.refId)));

export const reserveFlight = createServerFn({ method: "POST" })
  .validator(reserveRequest)
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
