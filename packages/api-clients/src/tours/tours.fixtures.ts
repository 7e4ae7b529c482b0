const price = {
  currency: "PKR",
  lines: [
    { kind: "base" as const, code: "adult", title: "Adult × 2", amount: "5000.00" },
    { kind: "service_fee" as const, code: "booking", title: "Service fee", amount: "200.00" },
  ],
  total: "5200.00",
};

const policy = [{ from: null, until: null, allowed: true, currency: "PKR", penalty: "200.00", refund: "5000.00" }];

const priced = {
  price,
  charge: { ...price, fx_rate: "1", fx_at: "2026-11-21T00:00:00Z", surcharges: [] },
  policy: { cancellation: policy, change: policy },
  hash: "8a7d03b6c41f92e5",
};

const placeGolden = { slug: "hunza", name: "Hunza", name_ar: "هنزة", country: "PK", lat: 36.316, lng: 74.65 };

export const cardGolden = {
  slug: "baltit-and-altit",
  name: "Two Forts and an Apricot Tree",
  name_ar: "قلعتان وشجرة مشمش",
  place: placeGolden,
  category: "volcanoes",
  duration_min: 240,
  language: ["ur", "en"],
  pickup: "offered" as const,
  instant_confirmation: true,
  cancellation_cutoff: 24,
  currency: "PKR",
  from_price: "2600.00",
  from_date: "2026-12-06",
  from_refundable: true,
  next_available: "2026-12-03",
  next_price: "2900.00",
  next_refundable: false,
  highlights: [{ name: "Baltit Fort", name_ar: "قلعة بلتيت" }],
  review: { score: 8.7, count: 212 },
  hue: 52,
};

export const foundGolden = {
  RefID: "K7QW3ZP9MA22",
  expires_at: "2026-11-21T09:15:00Z",
  from: "2026-12-03",
  to: "2026-12-10",
  place: placeGolden,
  Tours: [cardGolden],
};

const words = { name: "The gate", name_ar: "البوابة" };
const position = { lat: 36.316, lng: 74.65 };
const pickupGolden = { id: "station", ...words, minutes_before: 35, ...position };
const meetingGolden = { ...words, directions: words, ...position };

export const tourGolden = {
  Tour: {
    ...cardGolden,
    about: words,
    inclusions: [words],
    exclusions: [words],
    advice: [words],
    scores: [{ topic: "guide" as const, score: 9.1 }],
    reviews: [{ id: "1", author: words, country: "PK", score: 9, date: "2026-11-15", text: words }],
    redemption: "party" as const,
    options: [
      {
        option_id: "baltit-and-altit.shared",
        ...words,
        duration_min: 240,
        language: ["ur"],
        itinerary: [{ ...words, minutes: 60, admission_included: true, at: { lat: 31.58, lng: 74.32 } }],
        meeting_point: meetingGolden,
        pickup: { required: false, points: [pickupGolden] },
        cancellation_cutoff: 24,
        availability_cutoff: 2,
        restrictions: { min_units: 1, max_units: 9 },
        units: [
          { unit_id: "adult", type: "ADULT", ...words, ages: { min: 18, max: 120 }, requires_adult: false },
          { unit_id: "pilot", type: "PILOT", ...words, ages: null, requires_adult: false },
        ],
        questions: [{ id: "diet", ...words, required: false, choices: [] }],
      },
    ],
  },
  days: [
    { date: "2026-12-03", status: "LIMITED" as const, vacancies: 3, from_price: "2600.00" },
    { date: "2026-12-04", status: "CLOSED" as const, vacancies: 0, from_price: null },
  ],
  date: "2026-12-03",
  expires_at: "2026-11-21T10:00:00Z",
  availabilities: [
    {
      availability_id: "baltit-and-altit.shared~2026-12-03T09:00",
      option_id: "baltit-and-altit.shared",
      starts_at: "2026-12-03T09:00",
      ends_at: "2026-12-03T13:00",
      tz: "Asia/Karachi",
      closes_at: "2026-12-03T02:00:00Z",
      status: "FREESALE" as const,
      vacancies: null,
      prices: [{ unit_id: "adult", price: "2600.00" }],
    },
  ],
};

const summary = {
  Tour: cardGolden,
  option: words,
  starts_at: "2026-12-03T09:00",
  ends_at: "2026-12-03T13:00",
  tz: "Asia/Karachi",
  units: [{ unit_id: "adult", ...words, qty: 2 }],
  language: "ur",
};

export const tourQuoteGolden = {
  ...priced,
  ...summary,
  RefID: "Q4TJ8NMR2VXK9CWD",
  expires_at: "2026-11-21T09:10:00Z",
  hold_min: 20,
  reservation: null,
  shown: price,
  lead_fields: ["first_name", "last_name"],
};

export const tourBookingGolden = {
  ...priced,
  ...summary,
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
  amount_due: { amount: "5200.00", currency: "PKR" },
  actions: [],
  documents: [],
  refund: null,
  pnr: "K4PQ7R",
  meeting_point: meetingGolden,
  advice: [words],
  pickup: { ...pickupGolden, at: "08:25" },
  lead: { first_name: "Sara", last_name: "Khan" },
  vouchers: [{ id: "party", unit: null, code: null, state: "waiting" as const }],
  answers: [{ ...words, answer: "Nuts" }],
  awaited_until: "2026-11-22T09:00:00Z",
};
