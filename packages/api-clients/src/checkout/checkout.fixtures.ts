import type { CheckoutService } from "@safar/engine";
import { z } from "zod";
import { passBookingCall, pricedGolden } from "../bookings/booking.fixtures.ts";
import { endpointsOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { type CheckoutParts, createCheckoutService } from "./checkout.service.ts";
import { quotedParts } from "./quote.schemas.ts";
import { reserveToWire } from "./reserve.encoding.ts";
import { reservationSchema, reserveParts } from "./reserve.schemas.ts";

const endpoint = endpointsOf("app");

/** The call that shows chosen passes prices them as well: this service has none that is called a quote. */
const passes = endpoint({
  call: "P997",
  method: "POST",
  path: "museums/passes",
  auth: "optionalUser",
  origin: "project",
  summary: "Passes with their price.",
  request: z.object({ RefID: z.string(), passes: z.string().optional(), refresh: z.boolean().default(false) }),
  response: z.object({ ...quotedParts, day: z.iso.date() }),
});

/** Nobody is asked for but a contact. */
const reservePasses = endpoint({
  call: "P998",
  method: "POST",
  path: "museums/reserve",
  auth: "optionalUser",
  origin: "project",
  summary: "Reserves passes.",
  request: z.object(reserveParts),
  response: reservationSchema,
});

export const passPaths = { price: passes.path, reserve: reservePasses.path } as const;

/** The least checkout that there can be, with the refusals that a test adds. */
export const createPassCheckout = (
  { client, ...times }: AdapterOptions,
  refusals: Pick<CheckoutParts<never, never>, "alsoSoldOut" | "takenIn"> = {},
): CheckoutService =>
  createCheckoutService(
    {
      ...refusals,
      people: "passes",
      booking: passBookingCall(client),
      callQuote: (request, options) => {
        const { refId: RefID } = request;
        const wish =
          request.kind === "first"
            ? { RefID, passes: request.option ?? "" }
            : { RefID, refresh: request.kind === "read" && request.isRenewed };
        return client.call(passes, wish, options);
      },
      ownQuoteIn: ({ day }) => ({ travellers: [], firstDay: day, lastDay: day }),
      callReserve: (request, options) => client.call(reservePasses, reserveToWire(request), options),
    },
    times,
  );

export const quotedGolden = {
  ...pricedGolden,
  RefID: "Q4TJ8NMR2VXK9CWD",
  expires_at: "2026-11-21T09:10:01Z",
  hold_min: 30,
  reservation: null,
  day: "2026-12-03",
};

export const reservedGolden = {
  uuid: "3f0b7c1e-58a4-4d0e-9a57-1d2c6b8f4e90",
  order_ref_id: "HX4T9KQWM2",
  pnr: null,
  status: "Pending",
  pay_by: "2026-11-21T09:30:01Z",
  price_guarantee_until: "2026-11-21T09:30:01Z",
  amount_due: { amount: "2500.00", currency: "PKR" },
  hash: pricedGolden.hash,
};
