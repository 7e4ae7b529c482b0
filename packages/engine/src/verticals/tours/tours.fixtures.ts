import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import type { QuantityChoiceOutput } from "../../booking/quantities/quantity-choice.types.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import { refId } from "../../kernel/ids.ts";
import { encodeTours } from "./criteria.ts";
import type { TourAbout } from "./tour-choice.ts";
import type { FoundTours, Tour, TourOption, TourPlace, TourPlan, TourStart } from "./tours.domain.ts";
import type { ToursInput } from "./tours.types.ts";

export const sampleToursSearch = encodeTours({ place: "hunza", from: "2026-12-03", to: "2026-12-10" });

export const sampleToursSetting = { ...checkoutSetting, today: "2026-11-21" };

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const named = (en: string, ar: string) => ({ en, ar });

export const samplePlace: TourPlace = {
  slug: "hunza",
  name: named("Hunza", "هنزة"),
  country: "PK",
  latitude: 36.316,
  longitude: 74.65,
};

export const sampleOption: TourOption = {
  id: "shared",
  names: named("Shared group", "مجموعة مشتركة"),
  minutes: 240,
  languages: ["en"],
  itinerary: [],
  meeting: { name: samplePlace.name, directions: samplePlace.name, latitude: 36.316, longitude: 74.65 },
  pickups: [
    { id: "station", name: named("The station", "المحطة"), latitude: 36.3, longitude: 74.6, minutesBefore: 35 },
  ],
  isPickupRequired: false,
  freeUntilHours: 24,
  closesHours: 2,
  least: 1,
  most: 5,
  units: [
    { id: "adult", kind: "adult", name: named("Adult", "بالغ"), ages: { min: 18, max: 120 }, needsAdult: false },
    { id: "child", kind: "child", name: named("Child", "طفل"), ages: { min: 4, max: 11 }, needsAdult: true },
  ],
  questions: [
    { id: "diet", label: named("What do you not eat?", "ما الذي لا تأكلونه؟"), isRequired: false, choices: [] },
  ],
};

export const sampleTour: Tour = {
  id: sampleOffer,
  names: named("Two Forts and an Apricot Tree", "قلعتان وشجرة مشمش"),
  place: samplePlace,
  kind: "history",
  minutes: 240,
  languages: ["en"],
  pickup: "offered",
  isInstant: true,
  freeUntilHours: 24,
  from: pkr(250_000),
  fromDay: "2026-12-03",
  isFromRefunded: true,
  nextDay: "2026-12-03",
  nextFrom: pkr(250_000),
  isNextRefunded: true,
  score: 8.7,
  reviewCount: 212,
  scores: [{ topic: "guide", score: 9.1 }],
  reviews: [
    {
      id: "1",
      author: named("Sana M.", "سناء م."),
      country: "PK",
      score: 9,
      on: "2026-11-15",
      text: named("Our guide knew every stone.", "كان مرشدنا يعرف كل حجر."),
    },
    {
      id: "2",
      author: named("Omar T.", "عمر ت."),
      country: "EG",
      score: 6,
      on: "2026-10-29",
      text: named("A little hurried at the end.", "كان الختام متعجلًا بعض الشيء."),
    },
  ],
  hue: 52,
  about: samplePlace.name,
  highlights: [],
  included: [],
  excluded: [],
  advice: [],
  voucherBy: "party",
  options: [sampleOption],
};

export const sampleStart: TourStart = {
  id: "shared~2026-12-03T09:00",
  option: "shared",
  starts: { local: "2026-12-03T09:00", zone: "Asia/Karachi" },
  ends: { local: "2026-12-03T13:00", zone: "Asia/Karachi" },
  closesAt: 900_000,
  vacancy: "limited",
  left: 3,
  prices: { adult: pkr(250_000), child: pkr(150_000) },
};

export const samplePlan: TourPlan = {
  tour: sampleTour,
  date: "2026-12-03",
  days: [
    { date: "2026-12-03", vacancy: "limited", left: 3, from: pkr(250_000) },
    { date: "2026-12-04", vacancy: "closed", left: 0, from: null },
  ],
  starts: [sampleStart, { ...sampleStart, id: "shared~2026-12-03T15:00", vacancy: "sold_out", left: 0 }],
  expiresAt: 900_000,
};

export const sampleFoundTours: FoundTours = {
  refId: refId("S-1"),
  search: sampleToursSearch,
  expiresAt: 900_000,
  place: samplePlace,
  offers: [sampleTour],
};

const search = sampleToursSearch;

export const tourChoiceOutputs = {
  CHOSEN: {
    type: "CHOSEN",
    about: { tour: sampleTour, date: samplePlan.date, starts: samplePlan.starts },
    slot: {
      id: sampleStart.id,
      date: samplePlan.date,
      starts: sampleStart.starts,
      state: "few",
      order: { lines: [], most: 5, left: 3 },
      rules: [],
      questions: [],
    },
    quantities: { adult: 2, child: 0 },
    answers: { pickup: "station" },
    code: null,
    price: { refId: refId("Q-1"), shown: { lines: [], total: pkr(0) }, expiresAt: 900_000 },
    search,
  },
  BACK: { type: "BACK", search },
  SEARCH_AGAIN: { type: "SEARCH_AGAIN", search },
  SEARCH_EDIT: { type: "SEARCH_EDIT", search: null },
} as const satisfies Record<QuantityChoiceOutput<TourAbout>["type"], QuantityChoiceOutput<TourAbout>>;

const setting = sampleToursSetting;

export const toursInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleToursSearch, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, ToursInput>;
