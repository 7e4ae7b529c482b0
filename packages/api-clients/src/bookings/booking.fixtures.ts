import { z } from "zod";
import type { ServiceClient } from "../http/client.ts";
import { endpointsOf } from "../http/endpoint.ts";
import { bookedParts, ownerParts } from "./booking.schemas.ts";
import { askedBy, type BookingCall } from "./booking.service.ts";

/** The least booking that there can be: passes for a museum, of a service that no edition has. */
const passBooking = endpointsOf("app")({
  call: "P999",
  method: "GET",
  path: "museums/booking",
  auth: "optionalUser",
  origin: "project",
  summary: "Passes that were booked.",
  request: z.object({ uuid: z.uuid(), ...ownerParts }),
  response: z.object({ ...bookedParts, number: z.string().nullable(), passes: z.array(z.string()) }),
});

export const passBookingPath = passBooking.path;

export const passBookingCall = (client: ServiceClient, user: string | null = null) =>
  ({
    call: (request, options) => client.call(passBooking, { uuid: request.booking, ...askedBy(request, user) }, options),
    pnrOf: ({ number }) => number,
  }) satisfies BookingCall<z.output<typeof passBooking.response>>;

const lines = [
  { kind: "base", code: "pass", title: "Two passes", amount: "3000.00" },
  { kind: "discount", code: "early", title: "Early bird", amount: "-500.00" },
];

const price = { currency: "PKR", lines, total: "2500.00" };

const rule = { from: null, until: "2026-12-02T00:00:00Z", allowed: true, currency: "PKR", penalty: "0.00" };

/** What a price and a booking of it say alike. */
export const pricedGolden = {
  price,
  charge: { ...price, fx_rate: "1.0", fx_at: "2026-11-21T00:00:00Z", surcharges: [] },
  policy: { cancellation: [{ ...rule, refund: "2500.00" }], change: [{ ...rule, refund: "0.00" }] },
  hash: "5f0c3a9d7be21846",
};

/** Waits for its payment. */
export const bookedGolden = {
  ...pricedGolden,
  uuid: "3f0b7c1e-58a4-4d0e-9a57-1d2c6b8f4e90",
  order_ref_id: "HX4T9KQWM2",
  status: "Pending",
  payment_unknown: false,
  created_at: "2026-11-21T09:00:01Z",
  masked: false,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  payments: [
    {
      id: "attempt-1",
      method: "card",
      state: "failed",
      amount: "2500.00",
      currency: "PKR",
      at: "2026-11-21T09:00:31Z",
    },
  ],
  pay_by: "2026-11-21T09:30:01Z",
  price_guarantee_until: "2026-11-21T09:30:01Z",
  amount_due: { amount: "2500.00", currency: "PKR" },
  actions: [
    { kind: "pay", until: "2026-11-21T09:30:01Z" },
    { kind: "levitate", until: null },
  ],
  documents: [
    { kind: "eticket", title: "Passes" },
    { kind: "poem", title: "A poem" },
  ],
  refund: null,
  number: "M-4711",
  passes: ["A", "B"],
};
