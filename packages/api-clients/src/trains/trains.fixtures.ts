const stationOf = (code: string, name: string, name_ar: string, stations: readonly string[] = []) => ({
  code,
  name,
  name_ar,
  country: "PK",
  lat: 31.5,
  lng: 74.3,
  stations,
});

export const stationsGolden = {
  lahore: stationOf("lahore", "Lahore", "لاهور", ["lahore-junction"]),
  "lahore-junction": stationOf("lahore-junction", "Lahore Junction", "لاهور جنكشن"),
  gujranwala: stationOf("gujranwala", "Gujranwala", "غوجرانوالا"),
  rawalpindi: stationOf("rawalpindi", "Rawalpindi", "راولبندي"),
};

const price = {
  currency: "PKR",
  lines: [
    { kind: "base", code: "adult", title: "Adult fare × 1", amount: "1400.00" },
    { kind: "addon", code: "berth_lower", title: "Lower berth × 1", amount: "168.00" },
    { kind: "service_fee", code: "service", title: "Service fee", amount: "31.00" },
  ],
  total: "1599.00",
};

export const trainGolden = {
  RefID: "K7QW3ZP9MA22-17_2026-12-03_0_2",
  train_no: "17",
  name: "Margalla",
  name_ar: "مارغلا",
  operator: { name: "Indus Rail", name_ar: "إندوس للقطارات" },
  from: "lahore-junction",
  to: "rawalpindi",
  departs_at: "2026-12-03T23:30",
  arrives_at: "2026-12-04T04:05",
  tz: "Asia/Karachi",
  day_offset: 1,
  duration_min: 275,
  distance_km: 286,
  stops: [
    { station: "lahore-junction", arrives_at: null, departs_at: "2026-12-03T23:30", km: 0 },
    { station: "gujranwala", arrives_at: "2026-12-04T00:28", departs_at: "2026-12-04T00:31", km: 68 },
    { station: "rawalpindi", arrives_at: "2026-12-04T04:05", departs_at: null, km: 286 },
  ],
  boards: 0,
  leaves: 2,
  runs_on: [0, 3, 5],
  currency: "PKR",
  classes: [
    {
      code: "ac-standard",
      name: "AC standard",
      name_ar: "القياسية المكيّفة",
      has: ["ac", "berths", "a_swimming_pool"],
      fare: { adult: "1428.00", child: "714.00" },
      total: "1428.00",
      seats_left: 31,
      berths_left: 31,
      berth_extra: [
        { kind: "berth_lower", amount: "171.00" },
        { kind: "hammock", amount: "1.00" },
      ],
      cancellation: [
        { hours_before: 48, refund_percent: 90 },
        { hours_before: -2, refund_percent: 50 },
      ],
    },
  ],
  booking_closes_at: "2026-12-03T18:00:00Z",
  delay_min: null,
  usual: { on_time_percent: 66, late_min: 32 },
  refund_after_min: 360,
};

const session = {
  SearchRefID: "K7QW3ZP9MA22",
  expires_at: "2026-11-21T09:15:00Z",
  from: "lahore",
  to: "rawalpindi",
  date: "2026-12-03",
  pax: { adult: 1, child: 1, infant: 0 },
  class: null,
  Stations: stationsGolden,
};

export const foundGolden = {
  ...session,
  Trains: [trainGolden],
  Connections: [],
  suggestions: { next_dates: [], nearby_stations: [] },
};

export const emptyGolden = {
  ...foundGolden,
  Trains: [],
  suggestions: {
    next_dates: [{ date: "2026-12-05", from: "lahore", to: "rawalpindi", trains: 3 }],
    nearby_stations: [{ end: "to" as const, code: "gujranwala", km: 180, trains: 4 }],
  },
};

const berth = (id: string, status: string, kind = "berth_lower") => ({
  id,
  label: id.slice(3),
  col: Number(id.slice(3)) - 1,
  kind,
  status,
  bay: "1",
  category: "ac-standard",
  fare: { adult: "1599.00", child: "885.00" },
  extra: "171.00",
});

export const seatmapGolden = {
  ...session,
  Train: trainGolden,
  Coaches: [
    {
      no: "S1",
      cols: 4,
      aisles: [2],
      rows: [
        { elements: [{ ...berth("S1-1", "unavailable", "door"), bay: null, fare: null, extra: null }] },
        {
          elements: [
            berth("S1-1", "available"),
            berth("S1-2", "booked_male"),
            berth("S1-3", "asleep"),
            berth("S1-4", "available", "hammock"),
          ],
        },
      ],
    },
  ],
  categories: [{ category: "ac-standard", name: "AC standard", name_ar: "القياسية المكيّفة" }],
  rules: [
    { rule: "most", max: 4, category: null, reason: "At most four.", reason_ar: "أربعة على الأكثر." },
    { rule: "whole_bay", max: null, category: "family", reason: "Whole.", reason_ar: "كاملة." },
    { rule: "by_mood", max: null, category: null, reason: "As we like.", reason_ar: "كما نشاء." },
  ],
  travellers: [
    { pax_id: "pax1", pax_type: "adult" as const },
    { pax_id: "pax2", pax_type: "child" as const },
  ],
};

const policy = [{ from: null, until: null, allowed: true, currency: "PKR", penalty: "160.00", refund: "1439.00" }];

const priced = {
  price,
  charge: { ...price, fx_rate: "1", fx_at: "2026-11-21T09:00:00Z", surcharges: [] },
  policy: { cancellation: policy, change: policy },
  hash: "a1b2c3d4e5f60718",
};

const place = { pax_id: "pax1", pax_type: "adult" as const, coach: "S1", place: "1", kind: "berth_lower" };

export const trainQuoteGolden = {
  ...priced,
  RefID: "Q4TJ8NMR2VXK9CWD",
  expires_at: "2026-11-21T09:10:00Z",
  hold_min: 20,
  reservation: null,
  Stations: stationsGolden,
  Train: trainGolden,
  class: { code: "ac-standard", name: "AC standard", name_ar: "القياسية المكيّفة" },
  shown: price,
  places: [{ ...place, id: "S1-1", gender: "male" as const }],
  required: [
    { pax_type: "adult" as const, fields: ["title", "nationality", "document_number"], documents: ["cnic" as const] },
    { pax_type: "child" as const, fields: ["title"], documents: [] },
  ],
};

export const trainBookingGolden = {
  ...priced,
  uuid: "3f0b7c1e-58a4-4d0e-9a57-1d2c6b8f4e90",
  order_ref_id: "HX4T9KQWM2",
  status: "Processing",
  payment_unknown: false,
  created_at: "2026-11-21T09:00:00Z",
  masked: false,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  payments: [],
  pay_by: null,
  price_guarantee_until: null,
  amount_due: { amount: "1599.00", currency: "PKR" },
  actions: [{ kind: "cancel" as const, until: "2026-12-03T20:30:00Z" }],
  documents: [],
  refund: null,
  divisible: ["pax1"],
  pnr: "K4PQ7R",
  Stations: stationsGolden,
  Train: { ...trainGolden, delay_min: 420 },
  class: trainQuoteGolden.class,
  travellers: [
    {
      ...place,
      title: "Mr",
      first_name: "Bilal",
      last_name: "Khan",
      cancelled: false,
      ticket: null,
      ticket_state: "waiting" as const,
    },
  ],
  infants: 1,
  waiting: { position: 4, decided_at: "2026-11-21T11:00:00Z" },
  delay_min: 420,
  full_refund: true,
};
