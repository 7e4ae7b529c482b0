import { itinerary, references } from "./itinerary.ts";
import { charge, policy, price } from "./quote.ts";

const [leg] = itinerary.legs;
const [first] = leg?.segments ?? [];

/** Ticketed, paid by card, and moved by the airline since. */
export const booking = {
  uuid: "3f0b7c1e-58a4-4d0e-9a57-1d2c6b8f4e90",
  order_ref_id: "HX4T9KQWM2",
  booking_type: "airline",
  status: "Updated",
  payment_unknown: false,
  created_at: "2026-11-21T09:04:11.000Z",
  pnr: "K7QM2X",
  tickets: [{ pax_id: "adt1", number: "9411234567890", state: "issued" }],
  itinerary,
  ...references,
  masked: false,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  passengers: [
    {
      pax_id: "adt1",
      pax_type: "adult",
      title: "Mrs.",
      gender: "female",
      first_name: "Ayesha",
      last_name: "Siddiqui",
      birth_date: "1990-05-04",
      nationality: "PK",
      document: {
        kind: "passport",
        number: "AB1234567",
        issued_by: "PK",
        issued_on: "2021-01-01",
        expires_on: "2031-01-01",
      },
      frequent_flyer: { alliance: "skyteam", number: "SV4410022" },
      tied_to: null,
    },
  ],
  addons: [
    {
      service_id: "seat.1.1.12A",
      pax_id: "adt1",
      quantity: 1,
      kind: "seat",
      title: "Seat 12A",
      amount: "1450.00",
      currency: "PKR",
    },
  ],
  price,
  charge,
  payments: [
    {
      id: "attempt-1",
      method: "card",
      state: "received",
      amount: "93755.50",
      currency: "PKR",
      at: "2026-11-21T09:05:02.000Z",
    },
  ],
  pay_by: null,
  price_guarantee_until: "2026-11-21T10:04:11.000Z",
  amount_due: { amount: "93755.50", currency: "PKR" },
  hash: "5f0c3a9d7be21846",
  policy,
  actions: [
    { kind: "cancel", until: "2026-12-10T17:40:00.000Z" },
    { kind: "respond", until: "2026-11-25T09:05:07.000Z" },
    { kind: "download", until: null },
  ],
  changes: [
    {
      id: "chg1",
      leg: 0,
      removed: first === undefined ? [] : [{ ...first, departs_at: "2026-12-10T21:05" }],
      added: first === undefined ? [] : [first],
      announced_at: "2026-11-22T09:05:07.000Z",
      respond_by: "2026-11-25T09:05:07.000Z",
      state: "open",
    },
  ],
  moved: [
    { leg: 0, departs_at: "2026-12-10T21:05", arrives_at: "2026-12-11T00:10", respond_by: "2026-11-25T09:05:07Z" },
  ],
  documents: [{ kind: "eticket", title: "E-ticket" }],
  refund: null,
};
