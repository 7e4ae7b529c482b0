import type { Booking } from "@safar/engine";
import { bookingModel } from "@safar/engine/testing";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

export const samplePrice = {
  lines: [
    { kind: "base", code: "fare", label: "Fare", amount: pkr(2_000_000) },
    { kind: "tax", code: "airport", label: "Airport tax", amount: pkr(500_000) },
    { kind: "discount", code: "promo", label: "Eid", amount: pkr(-100_000) },
  ],
  total: pkr(2_400_000),
} as const;

/** Whatever was booked: paid by card, and one's own. */
export const bookedSample: Booking = {
  ...bookingModel.outcomes.read.confirmed.booking,
  isMasked: false,
  actions: ["cancel", "change", "download"],
  price: { display: samplePrice, charge: samplePrice },
  due: samplePrice.total,
  contact: { email: "ayesha@safar.example", phone: "+923001234567" },
  payments: [{ id: "a1", method: "card", state: "received", amount: samplePrice.total, at: Date.UTC(2026, 10, 21) }],
  documents: ["eticket", "invoice"],
};
