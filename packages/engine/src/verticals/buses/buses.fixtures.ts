import { sampleSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { bookingUuid, offerId, orderRefId, refId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { Bundle, BusCity, BusStop, BusTrip, Departure, SeatFares } from "./buses.domain.ts";
import type { SeatFaresOutcome, SeatsOutcome } from "./buses.service.ts";
import type { BusesInput } from "./buses.types.ts";
import type { CoachPlan, CoachSeat, SeatPick } from "./seats/coach.types.ts";
import type { SeatsOutput } from "./seats/seats.types.ts";

const zone = "Asia/Karachi";
const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

const cityOf = (slug: string, en: string, ar: string): BusCity => ({
  slug,
  name: { en, ar },
  country: "PK",
  latitude: 31.5,
  longitude: 74.3,
});

const [lahore, rahimYarKhan] = [
  cityOf("lahore", "Lahore", "لاهور"),
  cityOf("rahim-yar-khan", "Rahim Yar Khan", "رحيم يار خان"),
];

const stopOf = (id: string, en: string, ar: string, local: string): BusStop => ({
  id,
  name: { en, ar },
  time: { local, zone },
  latitude: 31.5,
  longitude: 74.3,
});

export const sampleDepartureRef = offerId("S-1-1");

export const sampleDeparture: Departure = {
  refId: sampleDepartureRef,
  operator: {
    id: "CHN",
    slug: "chenab-movers",
    name: { en: "Chenab Movers", ar: "تشيناب موفرز" },
    country: "PK",
    rating: 4.1,
    reviews: 2210,
  },
  coach: { type: "executive", name: { en: "Executive coach", ar: "حافلة تنفيذية" } },
  amenities: ["ac", "wifi"],
  departs: { local: "2026-12-03T08:15", zone },
  arrives: { local: "2026-12-03T16:00", zone },
  minutes: 465,
  km: 600,
  boarding: [
    stopOf("lahore-1", "Kalma Chowk", "ميدان كالما", "2026-12-03T08:15"),
    stopOf("lahore-2", "Band Road", "طريق بند", "2026-12-03T08:40"),
  ],
  dropping: [stopOf("rahim-yar-khan-1", "General Bus Stand", "موقف الحافلات العام", "2026-12-03T16:00")],
  seatsLeft: 12,
  fares: [
    { code: "standard", name: { en: "Standard seat", ar: "مقعد عادي" }, amount: pkr(420_000), original: null },
    { code: "front", name: { en: "Front seat", ar: "مقعد أمامي" }, amount: pkr(460_000), original: pkr(500_000) },
  ],
  cancellation: [{ hoursBefore: 24, percent: 80 }],
};

export const sampleTrip: BusTrip = { departure: sampleDeparture, from: lahore, to: rahimYarKhan };

type Sign = "." | "m" | "f" | "x" | "w";

const statuses = { ".": "available", w: "available", m: "booked_male", f: "booked_female", x: "unavailable" } as const;

const isSign = (text: string): text is Sign => Object.hasOwn(statuses, text);

/**
 * A coach from a drawing, one text a row, `_` for the aisle: `.` free, `w` free and kept for women, `m` and `f` taken by a man
 * and a woman, `x` not for sale. Seats are numbered from 1 on.
 */
export const drawCoach = (drawing: readonly string[], rules: Partial<CoachPlan["rules"]> = {}): CoachPlan => {
  const seats: CoachSeat[] = [];
  for (const [row, line] of drawing.entries()) {
    for (const [column, sign] of line.split("").entries()) {
      if (!isSign(sign)) continue;
      const id = String(seats.length + 1);
      seats.push({
        id,
        label: id,
        deck: 0,
        row,
        column,
        kind: "seat",
        status: statuses[sign],
        category: row === 0 ? "front" : "standard",
        fare: pkr(row === 0 ? 460_000 : 420_000),
        only: sign === "w" ? "female" : null,
      });
    }
  }
  return {
    decks: [{ rows: drawing.length, columns: Math.max(...drawing.map((line) => line.length)) }],
    seats,
    fixtures: [],
    categories: sampleDeparture.fares,
    rules: { max: 5, beside: "strict", partyTogether: true, ...rules },
  };
};

/** Seats 1 to 16, four to a row. */
export const samplePlan = drawCoach(["f._.m", ".._..", ".m_x.", ".._.."]);

export const samplePicks: readonly SeatPick[] = [
  { seat: "5", gender: "male" },
  { seat: "6", gender: "female" },
];

const priceOf = (minor: number): Bundle["price"] => ({
  lines: [{ kind: "base", code: "seat.standard", label: "Standard seat × 2", amount: pkr(minor) }],
  total: pkr(minor),
});

const bundleOf = (code: string, en: string, ar: string, minor: number): Bundle => ({
  code,
  name: { en, ar },
  discount: code === "saver" ? 12 : 0,
  includes: [{ kind: "bag", state: "included", detail: "20 kg" }],
  price: priceOf(minor),
  refund: code === "saver" ? [] : [{ hoursBefore: 24, percent: 80 }],
});

export const sampleSeatFares: SeatFares = {
  refId: refId("F-1"),
  bundles: [bundleOf("standard", "Standard", "عادية", 840_000), bundleOf("saver", "Saver", "التوفير", 739_200)],
  expiresAt: 600_000,
  travellerIds: ["pax1", "pax2"],
};

export const sampleBusSearch = "from=lahore&to=rahim-yar-khan&date=2026-12-03";

export const seatsOutcomes = {
  SEATS: {
    type: "SEATS",
    ownGender: "male",
    trip: sampleTrip,
    plan: samplePlan,
    search: sampleBusSearch,
    expiresAt: 900_000,
  },
  SESSION_EXPIRED: { type: "SESSION_EXPIRED" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<SeatsOutcome["type"], SeatsOutcome>;

export const seatFaresOutcomes = {
  FARES: { type: "FARES", fares: sampleSeatFares },
  SEATS_TAKEN: { type: "SEATS_TAKEN", seats: ["5"] },
  RULE_BROKEN: { type: "RULE_BROKEN", seat: "5" },
  SESSION_EXPIRED: { type: "SESSION_EXPIRED" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<SeatFaresOutcome["type"], SeatFaresOutcome>;

export const seatsOutputs = {
  CHOSEN: {
    type: "CHOSEN",
    trip: sampleTrip,
    picks: samplePicks,
    boarding: "lahore-1",
    dropping: "rahim-yar-khan-1",
    fares: sampleSeatFares,
    bundle: "standard",
    search: sampleBusSearch,
  },
  BACK: { type: "BACK", search: sampleBusSearch },
  SEARCH_AGAIN: { type: "SEARCH_AGAIN", search: sampleBusSearch },
  SEARCH_EDIT: { type: "SEARCH_EDIT", search: sampleBusSearch },
} as const satisfies Record<SeatsOutput["type"], SeatsOutput>;

const setting = { ...sampleSetting, today: "2026-11-21" };

export const busesInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleBusSearch, refId: null }, setting },
  seats: { start: { at: "offer", search: null, refId: null, offer: sampleDepartureRef }, setting },
  quote: { start: { at: "quote", refId: sampleSeatFares.refId }, setting },
  payment: {
    start: {
      at: "payment",
      booking: bookingUuid("3f0a7c55-5a35-4c4e-9f0d-111111111111"),
      order: orderRefId("ORDER12345"),
    },
    setting,
  },
} as const satisfies Record<string, BusesInput>;
