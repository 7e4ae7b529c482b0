import { type BookingType, bookingStatuses, bookingTabs, products } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currentAccount } from "../server/account/current-account.ts";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { aBookingId, aVertical, line } from "./values.ts";

const bookingTypes: ReadonlySet<string> = new Set(Object.values(products).map(({ bookingType }) => bookingType));
const aBookingType = z.custom<BookingType>((value) => typeof value === "string" && bookingTypes.has(value));

/** A page of the signed-in person's bookings. */
export const listBookings = createServerFn()
  .validator(
    z.object({
      tab: z.enum(bookingTabs),
      kind: aBookingType.nullable(),
      status: z.enum(bookingStatuses).nullable(),
      page: z.int().min(1).max(10_000),
    }),
  )
  .handler(async ({ data }) => {
    const [{ context, services }, { signedIn }] = await Promise.all([currentRequest(), currentAccount()]);
    return told(await signedIn(() => services.bookings.list(context.facts.locale, data)));
  });

const cancelled = { vertical: aVertical, booking: aBookingId };

const proven = { vertical: aVertical, booking: aBookingId, proof: line.nullable() };

/** A booking of a vertical, its personal data hidden from whoever has not shown that it is theirs. */
export const readBooking = createServerFn({ method: "POST" })
  .validator(z.object(proven))
  .handler(async ({ data: { vertical, ...request } }) =>
    told(await (await currentBookings()).of(vertical).read(request)),
  );

/** The booking that a guest knows by its reference, and by its e-mail address or a last name. */
export const findGuestBooking = createServerFn({ method: "POST" })
  .validator(z.object({ reference: z.string().min(1).max(40), proof: line.min(1) }))
  .handler(async ({ data }) => told(await (await currentBookings()).find(data)));

/** The answer to a change that the supplier made. */
export const respondToChange = createServerFn({ method: "POST" })
  .validator(z.object({ ...proven, changeId: z.string().min(1).max(200), decision: z.enum(["accept", "decline"]) }))
  .handler(async ({ data: { vertical, ...request } }) =>
    told(await (await currentBookings()).of(vertical).respond(request)),
  );

/** Sends a ticket to whoever it is for. */
export const sendBookedTicket = createServerFn({ method: "POST" })
  .validator(z.object({ draft: z.object({ attempt: line.min(8), booking: aBookingId, email: line, ticket: line }) }))
  .handler(async ({ data: { draft } }) => {
    const { proven, tickets } = await currentBookings();
    return told(await tickets.send(await proven(draft)));
  });

/** What cancelling a booking now would give back. */
export const quoteRefund = createServerFn({ method: "POST" })
  .validator(
    z.object({ ...cancelled, travellers: z.array(z.string().min(1).max(60)).min(1).max(20).readonly().optional() }),
  )
  .handler(async ({ data: { vertical, booking, travellers } }) =>
    told(
      await (await (await currentBookings()).cancellations(vertical, booking)).quote(booking, undefined, travellers),
    ),
  );

export const cancelBooking = createServerFn({ method: "POST" })
  .validator(z.object({ ...cancelled, quoteId: z.string().min(1).max(200), target: z.enum(["original", "wallet"]) }))
  .handler(async ({ data: { vertical, ...request } }) =>
    told(await (await (await currentBookings()).cancellations(vertical, request.booking)).cancel(request)),
  );

/** What became of a booking and of its refund. */
export const trackCancellation = createServerFn({ method: "POST" })
  .validator(z.object(cancelled))
  .handler(async ({ data: { vertical, booking } }) =>
    told(await (await (await currentBookings()).cancellations(vertical, booking)).track(booking)),
  );
