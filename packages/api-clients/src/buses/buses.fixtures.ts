/** A day's coaches as the service answers, written by hand. */
const lahore = {
  id: "lahore",
  slug: "lahore",
  name: "Lahore",
  name_ar: "لاهور",
  country: "PK",
  lat: 31.549,
  lng: 74.344,
};
const islamabad = {
  id: "islamabad",
  slug: "islamabad",
  name: "Islamabad",
  name_ar: "إسلام آباد",
  country: "PK",
  lat: 33.684,
  lng: 73.048,
};

const operator = {
  id: "CHN",
  slug: "chenab-movers",
  country: "PK",
  name: "Chenab Movers",
  name_ar: "تشيناب موفرز",
  rating: 4.1,
  reviews: 2210,
};

const boarding = {
  id: "lahore-1",
  name: "Kalma Chowk",
  name_ar: "ميدان كالما",
  time: "2026-12-03T08:15",
  lat: 31.504,
  lng: 74.331,
};
const dropping = {
  id: "islamabad-1",
  name: "Faizabad",
  name_ar: "فيض آباد",
  time: "2026-12-03T12:20",
  lat: 33.661,
  lng: 73.084,
};

const fares = [
  { category: "standard", name: "Standard seat", name_ar: "مقعد عادي", amount: "2160.00", original: "2400.00" },
  { category: "front", name: "Front seat", name_ar: "مقعد أمامي", amount: "2700.00", original: null },
];

const bus = {
  RefID: "K7QW3ZP9MA22-1",
  service_id: "CHN.lahore.islamabad.2026-12-03.495",
  operator,
  bus_type: { code: "executive", name: "Executive coach", name_ar: "حافلة تنفيذية" },
  amenities: ["ac", "wifi", "massage"],
  departs_at: "2026-12-03T08:15",
  arrives_at: "2026-12-03T12:20",
  tz: "Asia/Karachi",
  duration_min: 245,
  distance_km: 375,
  boarding: [boarding],
  dropping: [dropping],
  seats_left: 3,
  currency: "PKR",
  fares,
  cancellation: [{ hours_before: 24, refund_percent: 80 }],
};

const rules = { max: 5, adjacent_gender: "strict", party_together: true };

const seatAt = (id: string, col: number, changes: object = {}) => ({
  id,
  label: id,
  deck: 0,
  row: 1,
  col,
  w: 1,
  h: 1,
  kind: "seat",
  status: "available",
  category: "standard",
  fare: "2160.00",
  only: null,
  ...changes,
});

const driver = {
  ...seatAt("driver", 0),
  label: "",
  row: 0,
  kind: "driver",
  status: "unavailable",
  category: null,
  fare: null,
};

const price = {
  currency: "PKR",
  lines: [
    { kind: "base", code: "seat.standard", title: "Standard seat × 1", amount: "2400.00" },
    { kind: "discount", code: "offer", title: "Offer of the operator", amount: "-240.00" },
  ],
  total: "2160.00",
};

const charge = { ...price, fx_rate: "1.0000000", fx_at: "2026-11-21T00:00:00Z", surcharges: [] };

const noMoney = { currency: "PKR", penalty: "2160.00", refund: "0.00" };
const policy = {
  cancellation: [
    { from: null, until: "2026-12-02T03:15:00Z", allowed: true, currency: "PKR", penalty: "432.00", refund: "1728.00" },
    { from: "2026-12-02T03:15:00Z", until: null, allowed: false, ...noMoney },
  ],
  change: [{ from: null, until: null, allowed: false, ...noMoney }],
};

const bundle = {
  code: "standard",
  name: "Standard",
  name_ar: "عادية",
  discount_percent: 0,
  includes: [{ kind: "bag", state: "included", detail: "20 kg" }],
  price,
  refund: [{ hours_before: 24, refund_percent: 80 }],
};

const about = { ...operator, about: "Frequent coaches.", about_ar: "رحلات متقاربة.", rules };

export const operatorsGolden = { Operators: [about] };

export const citiesGolden = { Cities: [lahore, islamabad] };

export const timesGolden = {
  RefID: "K7QW3ZP9MA22",
  expires_at: "2026-11-21T09:15:00Z",
  From: lahore,
  To: islamabad,
  date: "2026-12-03",
  Buses: [bus],
};

export const seatsGolden = {
  RefID: bus.RefID,
  SearchRefID: timesGolden.RefID,
  expires_at: timesGolden.expires_at,
  Bus: bus,
  From: lahore,
  To: islamabad,
  layout: { decks: [{ rows: 2, cols: 5 }] },
  Seats: [
    driver,
    seatAt("1", 0, { status: "female" }),
    seatAt("2", 1),
    seatAt("3", 3, { only: "female" }),
    seatAt("4", 4, { status: "on_fire" }),
  ],
  categories: [{ category: "standard", name: "Standard seat", name_ar: "مقعد عادي" }],
  rules,
};

export const faresGolden = {
  RefID: "F8QW3ZP9MA22LLAA",
  BusRefID: bus.RefID,
  SearchRefID: timesGolden.RefID,
  expires_at: "2026-11-21T09:10:00Z",
  Bus: bus,
  From: lahore,
  To: islamabad,
  boarding,
  dropping,
  seats: [{ id: "2", gender: "female", label: "2", category: "standard", pax_id: "pax1" }],
  Bundles: [bundle],
  bundle: "standard",
  price,
  charge,
  policy,
  required_fields: ["title", "gender", "first_name", "last_name", "nationality", "document_number", "shoe_size"],
  documents: ["cnic", "passport"],
  hold_min: 20,
  hash: "0123456789abcdef",
  reservation: null,
};

export const galleryGolden = {
  Operator: about,
  images: [
    { url: "/posters/bus.svg?of=Chenab%20Movers", w: 400, h: 300, title: "The coach", title_ar: "الحافلة" },
    { url: "javascript:alert(1)", w: 400, h: 300, title: "Not a picture", title_ar: "ليست صورة" },
  ],
  coaches: [{ code: "executive", name: "Executive coach", name_ar: "حافلة تنفيذية", seats: 40, amenities: ["ac"] }],
  terminals: [{ id: "lahore-1", name: "Kalma Chowk", name_ar: "ميدان كالما", city: lahore, lat: 31.504, lng: 74.331 }],
  scores: [{ topic: "comfort", score: 8.4 }],
  reviews: [],
  bag_kg: 20,
  cancellation: [{ hours_before: 24, refund_percent: 80 }],
  date: "2026-11-22",
  routes: [
    {
      From: lahore,
      To: islamabad,
      departures: 2,
      departs_at: ["2026-11-22T06:15", "2026-11-22T14:00"],
      distance_km: 375,
      duration_min: 245,
      currency: "PKR",
      prices: fares,
    },
  ],
};

export const savedGolden = {
  uuid: "0f0a7c55-5a35-4c4e-9f0d-0123456789ab",
  order_ref_id: "ORDER12345",
  pnr: "K7QW3Z",
  status: "Pending",
  pay_by: "2026-11-21T09:20:00Z",
  price_guarantee_until: "2026-11-21T09:20:00Z",
  price: { amount: "2160.00", currency: "PKR" },
  hash: faresGolden.hash,
};

export const busBookingGolden = {
  uuid: savedGolden.uuid,
  order_ref_id: savedGolden.order_ref_id,
  status: "Confirmed",
  payment_unknown: false,
  created_at: "2026-11-21T09:00:00Z",
  pnr: "K7QW3Z",
  masked: false,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  Bus: bus,
  From: lahore,
  To: islamabad,
  boarding,
  dropping,
  bundle: { code: "standard", name: "Standard", name_ar: "عادية", includes: bundle.includes, refund: bundle.refund },
  passengers: [
    {
      pax_id: "pax1",
      title: "Mrs.",
      gender: "female",
      first_name: "Ayesha",
      last_name: "Siddiqui",
      seat: "2",
      category: "standard",
      ticket: "T123456789",
      ticket_state: "issued",
    },
  ],
  price,
  charge,
  payments: [
    { id: "P1", method: "card", state: "received", amount: "2160.00", currency: "PKR", at: "2026-11-21T09:05:00Z" },
  ],
  pay_by: null,
  price_guarantee_until: "2026-11-21T09:20:00Z",
  amount_due: { amount: "2160.00", currency: "PKR" },
  hash: faresGolden.hash,
  policy,
  actions: [{ kind: "cancel", until: "2026-12-03T03:15:00Z" }],
  documents: [{ kind: "eticket", title: "E-ticket" }],
  refund: null,
};
