import { itinerary, references } from "./itinerary.ts";

const lines = [
  { kind: "base", code: "fare.adult", title: "Adult × 1", amount: "82000.00" },
  { kind: "tax", code: "airport", title: "Taxes and airport charges", amount: "11250.00" },
  { kind: "fee", code: "fuel", title: "Airline fuel fee", amount: "2991.50" },
  { kind: "service_fee", code: "service", title: "Service fee", amount: "984.00" },
  { kind: "addon", code: "seat.1.1.12A/adt1", title: "Seat 12A", amount: "1450.00" },
  { kind: "discount", code: "promotion", title: "Promotion", amount: "-4920.00" },
];

export const price = { currency: "PKR", lines, total: "93755.50" };

export const charge = {
  ...price,
  fx_rate: "1.0000000",
  fx_at: "2026-11-21T00:00:00.000Z",
  surcharges: [{ method: "jazzcash", title: "JazzCash", amount: "937.56" }],
};

export const policy = {
  cancellation: [
    {
      from: null,
      until: "2026-12-08T17:40:00.000Z",
      allowed: true,
      currency: "PKR",
      penalty: "41984.00",
      refund: "51771.50",
    },
    {
      from: "2026-12-08T17:40:00.000Z",
      until: null,
      allowed: false,
      currency: "PKR",
      penalty: "93755.50",
      refund: "0.00",
    },
  ],
  change: [{ from: null, until: null, allowed: true, currency: "PKR", penalty: "20500.00", refund: "0.00" }],
};

/** Dearer than the search said, a seat chosen, not reserved yet. */
export const quote = {
  RefID: "Q4TJ8NMR2VXK9CWD",
  SearchRefID: "K7M2PQ94XWZ8HDVB",
  expires_at: "2026-11-21T09:10:00.000Z",
  Itinerary: itinerary,
  ...references,
  passengers: [{ id: "adt1", pax_type: "adult" }],
  addons: [{ service_id: "seat.1.1.12A", pax_id: "adt1", quantity: 1 }],
  price,
  charge,
  price_changed: { currency: "PKR", old_total: "91255.50", new_total: "93755.50", lines },
  required_fields: [
    { pax_type: "adult", fields: ["title", "first_name", "last_name", "document_number"], documents: ["passport"] },
  ],
  required_addons: [{ kind: "seat", per: "segment", pax_ids: ["adt1"], segment_ids: ["1.1", "1.2"] }],
  ancillaries: { bag: true, seat: true, meal: true, ssr: true },
  policy,
  hold_min: 60,
  hash: "5f0c3a9d7be21846",
  reservation: null,
};
