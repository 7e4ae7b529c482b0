import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import type { SeatPrice, SeatPriceOutcome } from "../../booking/seat-plan/seat-service.types.ts";
import type { Money } from "../../kernel/money.ts";
import { encodeTrains } from "./criteria.ts";
import type { PlacesOutput } from "./places/places.types.ts";
import type { TrainPick, TrainPlan, TrainTraveller } from "./places/train-plan.types.ts";
import type { Train, TrainClass, TrainStation } from "./trains.domain.ts";
import type { TrainOutcome, TrainPlacesOutcome } from "./trains.service.ts";
import type { TrainsInput } from "./trains.types.ts";

export const sampleTrainsSearch = encodeTrains({
  from: "karachi",
  to: "lahore",
  date: "2026-12-03",
  adults: 2,
  children: 0,
  infants: 0,
  code: "",
});

export const sampleTrainsSetting = { ...checkoutSetting, today: "2026-11-21" };

const zone = "Asia/Karachi";
const expiresAt = 900_000;
const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

const stationOf = (slug: string, en: string, ar: string): TrainStation => ({
  slug,
  name: { en, ar },
  country: "PK",
  latitude: 24.9,
  longitude: 67,
  stations: [],
});

const [karachi, lahore] = [
  stationOf("karachi-cantt", "Karachi Cantt", "كراتشي كانتونمنت"),
  stationOf("lahore-junction", "Lahore Junction", "لاهور جنكشن"),
];

export const sampleClass: TrainClass = {
  code: "ac-sleeper",
  name: { en: "AC sleeper", ar: "نوم مكيّف" },
  has: ["ac", "berths"],
  fare: { adult: pkr(850_000), child: pkr(425_000) },
  total: pkr(1_700_000),
  seatsLeft: 9,
  berthsLeft: 9,
  extras: [{ kind: "berth_lower", amount: pkr(40_000) }],
  cancellation: [{ hoursBefore: 48, percent: 90 }],
};

export const sampleTrain: Train = {
  id: sampleOffer,
  number: "7",
  name: { en: "Sea Breeze", ar: "نسيم البحر" },
  operator: { en: "Indus Rail", ar: "سكة حديد السند" },
  from: karachi,
  to: lahore,
  departs: { local: "2026-12-03T08:15", zone },
  arrives: { local: "2026-12-04T03:40", zone },
  dayOffset: 1,
  minutes: 1_165,
  km: 1_214,
  stops: [
    { station: karachi, arrives: null, departs: { local: "2026-12-03T08:15", zone }, km: 0 },
    { station: lahore, arrives: { local: "2026-12-04T03:40", zone }, departs: null, km: 1_214 },
  ],
  boards: 0,
  leaves: 1,
  runsOn: [0, 1, 2, 3, 4, 5, 6],
  classes: [sampleClass, { ...sampleClass, code: "parlour", seatsLeft: 0, berthsLeft: 0 }],
  closesAt: expiresAt,
  delayMinutes: null,
  usual: { onTimePercent: 72, minutesLate: 25 },
  refundAfterMinutes: 360,
};

const berths = ["taken", "1", "2", "3", "4", "5"].map((label, column) => ({
  id: `B1-${label}`,
  label,
  deck: 0,
  row: Math.floor(column / 3),
  column: column % 3,
  kind: "berth_lower" as const,
  status: label === "taken" ? ("booked_male" as const) : ("available" as const),
  category: "ac-sleeper",
  fare: pkr(890_000),
  extra: pkr(40_000),
  only: null,
  bay: `B1/${Math.floor(column / 3)}`,
}));

export const sampleTrainPlan: TrainPlan = {
  decks: [{ rows: 2, columns: 3, car: "B1" }],
  seats: berths,
  fixtures: [],
  categories: [{ code: "ac-sleeper", name: sampleClass.name }],
  rules: [
    { rule: { rule: "most", most: 2 }, reason: { en: "Four places a booking.", ar: "أربعة أماكن في الحجز." } },
    { rule: { rule: "lone_woman" }, reason: { en: "Women travel in peace.", ar: "تسافر النساء بأمان." } },
  ],
};

const travellers: readonly TrainTraveller[] = [
  { id: "pax1", age: "adult" },
  { id: "pax2", age: "adult" },
];

export const sampleTrainPicks: readonly TrainPick[] = [
  { id: "pax1", age: "adult", gender: "male", seat: "B1-3" },
  { id: "pax2", age: "adult", gender: "female", seat: "B1-4" },
];

/** A class of the train, to choose places in. */
export const sampleOfferOfTrain = { train: sampleOffer, code: sampleClass.code };

export const samplePlaceFares: SeatPrice = {
  refId: sampleQuote.refId,
  shown: {
    lines: [{ kind: "base", code: "base", label: "AC sleeper × 2", amount: pkr(1_780_000) }],
    total: pkr(1_780_000),
  },
  expiresAt: 600_000,
};

const over = { type: "SESSION_EXPIRED" } as const;
const lost = { type: "PROBLEM", problem: { kind: "offline" } } as const;

export const trainOutcomes = {
  TRAIN: { type: "TRAIN", train: sampleTrain, search: sampleTrainsSearch, expiresAt },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<TrainOutcome["type"], TrainOutcome>;

export const placesOutcomes = {
  PLACES: {
    type: "PLACES",
    ownGender: "male",
    train: sampleTrain,
    plan: sampleTrainPlan,
    travellers,
    search: sampleTrainsSearch,
    expiresAt,
  },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<TrainPlacesOutcome["type"], TrainPlacesOutcome>;

export const placeFaresOutcomes = {
  PRICED: { type: "PRICED", price: samplePlaceFares },
  SEATS_TAKEN: { type: "SEATS_TAKEN", seats: ["B1-3"] },
  RULE_BROKEN: { type: "RULE_BROKEN", seat: "B1-4" },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<SeatPriceOutcome["type"], SeatPriceOutcome>;

const search = sampleTrainsSearch;

export const placesOutputs = {
  CHOSEN: {
    type: "CHOSEN",
    train: sampleTrain,
    picks: sampleTrainPicks,
    places: [{ coach: "B1", label: "3" }],
    fares: samplePlaceFares,
    search,
  },
  BACK: { type: "BACK", search },
  SEARCH_AGAIN: { type: "SEARCH_AGAIN", search },
  SEARCH_EDIT: { type: "SEARCH_EDIT", search: null },
} as const satisfies Record<PlacesOutput["type"], PlacesOutput>;

const setting = sampleTrainsSetting;

export const trainsInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleTrainsSearch, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, TrainsInput>;
