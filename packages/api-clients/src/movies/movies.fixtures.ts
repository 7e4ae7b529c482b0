const price = {
  currency: "PKR",
  lines: [
    { kind: "base" as const, code: "prime", title: "Prime × 2", amount: "2560.00" },
    { kind: "service_fee" as const, code: "booking", title: "Service fee", amount: "76.00" },
  ],
  total: "2636.00",
};

const drama = { slug: "drama", name: "Drama", name_ar: "دراما" };

export const movieGolden = {
  slug: "the-last-tonga",
  name: "The Last Tonga",
  name_ar: "آخر عربة",
  synopsis: { name: "One more passenger.", name_ar: "راكب أخير." },
  languages: ["ur"],
  subtitles: ["en"],
  genres: [drama],
  duration_min: 118,
  certificate: { code: "PG12", from_age: 12, name: "From 12 years", name_ar: "من 12 سنة" },
  director: { name: "Sana Rafiq", name_ar: "سنا رفيق" },
  cast: [{ name: "Bilal Tarar", name_ar: "بلال ترار" }],
  release_date: "2026-11-11",
  state: "now" as const,
  poster: { motif: "volcano", layout: "horizon", hues: [32, 8, 200] as [number, number, number], dark: false },
  score: { value: 8.4, votes: 1240 },
};

export const cinemaGolden = {
  slug: "canal-lights",
  name: "Canal Lights",
  name_ar: "أضواء القناة",
  city: "lahore",
  address: { name: "12 Canal Road, Lahore", name_ar: "12 طريق القناة، لاهور" },
  lat: 31.51,
  lng: 74.36,
  screens: 4,
  screen_types: ["2d", "hologram"],
  checks_id: false,
};

export const showGolden = {
  show_id: "030100a4-0420-4a1b-8c2d-0123456789ab",
  cinema: cinemaGolden,
  screen: { name: "Screen 2", name_ar: "الشاشة 2" },
  screen_type: "2d",
  language: "ur",
  subtitles: "en",
  starts_at: "2026-12-03T20:30",
  ends_at: "2026-12-03T22:28",
  tz: "Asia/Karachi",
  begins_at: "2026-12-03T15:30:00Z",
  currency: "PKR",
  categories: [{ code: "prime", name: "Prime", name_ar: "مميز", price: "1318.00", left: 40 }],
  left: 40,
  wheelchair_left: 2,
  glasses: null,
  places: 200,
};

const cityGolden = { slug: "lahore", name: "Lahore", name_ar: "لاهور", country: "PK", lat: 31.549, lng: 74.344 };

export const showsGolden = {
  RefID: "K7QW3ZP9MA22",
  expires_at: "2026-11-21T09:15:00Z",
  date: "2026-12-03",
  Movie: movieGolden,
  City: cityGolden,
  Shows: [showGolden],
  days: [{ date: "2026-12-03", shows: 1, full: false }],
  next_date: null,
};

export const emptyShowsGolden = { ...showsGolden, Shows: [], next_date: "2026-12-04" };

const element = (id: string, col: number, status: string, kind = "seat") => ({ id, label: id, col, kind, status });

export const hallGolden = {
  Movie: movieGolden,
  Show: showGolden,
  city: "lahore",
  date: "2026-12-03",
  cols: 4,
  aisles: [2],
  curve: 0.9,
  Rows: [
    {
      label: "A",
      category: "prime",
      elements: [element("A1", 0, "available", "wheelchair"), element("A2", 1, "booked"), element("A3", 3, "asleep")],
    },
    {
      label: "B",
      category: "balcony",
      elements: [element("B1", 0, "available"), element("B2", 1, "available", "hammock")],
    },
  ],
  rules: [
    { rule: "most", max: 5, reason: "At most five.", reason_ar: "خمسة على الأكثر." },
    { rule: "no_single", max: null, reason: "No single.", reason_ar: "لا مقعد منفرد." },
    { rule: "by_mood", max: null, reason: "As we like.", reason_ar: "كما نشاء." },
  ],
  as_of: "2026-11-21T09:00:00Z",
};

const policy = [{ from: null, until: null, allowed: true, currency: "PKR", penalty: "76.00", refund: "2560.00" }];

const priced = {
  price,
  charge: { ...price, fx_rate: "1", fx_at: "2026-11-21T09:00:00Z", surcharges: [] },
  policy: { cancellation: policy, change: policy },
  hash: "a1b2c3d4e5f60718",
};

export const movieQuoteGolden = {
  ...priced,
  RefID: "Q4TJ8NMR2VXK9CWD",
  expires_at: "2026-11-21T09:10:00Z",
  hold_min: 8,
  reservation: null,
  Movie: movieGolden,
  Show: showGolden,
  shown: price,
  seats: [{ id: "A1", label: "A1" }],
  documents: [],
  required_fields: [],
  chosen: [{ id: "snack", count: 1 }],
  Extras: [
    {
      id: "snack",
      kind: "snack" as const,
      title: "Popcorn and a drink",
      detail: "Salted popcorn and a cold drink.",
      picture: "popcorn" as const,
      price: { amount: "670.00", currency: "PKR" },
      max: 2,
      contains: [],
    },
  ],
};

export const movieBookingGolden = {
  ...priced,
  uuid: "3f0b7c1e-58a4-4d0e-9a57-1d2c6b8f4e90",
  order_ref_id: "HX4T9KQWM2",
  status: "Confirmed",
  payment_unknown: false,
  created_at: "2026-11-21T09:00:00Z",
  masked: false,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  payments: [],
  pay_by: null,
  price_guarantee_until: null,
  amount_due: { amount: "2636.00", currency: "PKR" },
  actions: [{ kind: "cancel" as const, until: "2026-12-03T15:30:00Z" }],
  documents: [],
  refund: null,
  pnr: "K4PQ7R",
  Movie: movieGolden,
  Show: showGolden,
  seats: ["A1", "A2"],
  category: { name: "Prime", name_ar: "مميز" },
  code: "X7Q2MK4T",
  extras: [{ name: "Popcorn and a drink", name_ar: "فشار ومشروب", kind: "snack" as const, count: 1 }],
  lead: { first_name: "Ayesha", last_name: "Siddiqui", document: "5652" },
  directions: { name: "By the main doors.", name_ar: "من الباب الرئيسي." },
  movable_until: "2026-12-03T12:30:00Z",
};

export const homeGolden = {
  City: cityGolden,
  Now: [
    {
      ...movieGolden,
      next: {
        starts_at: "2026-12-03T20:30",
        tz: "Asia/Karachi",
        price: { amount: "1318.00", currency: "PKR" },
        screen_types: ["2d", "holograph"],
      },
    },
  ],
  Prebook: [],
  Coming: [],
  Tonight: [{ Movie: movieGolden, Show: showGolden }],
  Categories: [drama],
};

export const moviesGolden = {
  Movies: [movieGolden],
  Cinemas: [cinemaGolden],
  Category: null,
  prebooked_cinemas: ["canal-lights"],
};
