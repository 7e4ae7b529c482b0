import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import type { Place } from "../../booking/seat-plan/seat-plan.types.ts";
import type { SeatPrice, SeatPriceOutcome } from "../../booking/seat-plan/seat-service.types.ts";
import type { Money } from "../../kernel/money.ts";
import type { MoveOffer, MoveOffersOutcome, MoveOutcome } from "./booked-movies.ts";
import { encodeMovies } from "./criteria.ts";
import type { HallOutput } from "./hall/hall.types.ts";
import type { HallParty, HallPick, HallPlan } from "./hall/hall-plan.types.ts";
import type { Cinema, Film, Show } from "./movies.domain.ts";
import type { HallOutcome } from "./movies.service.ts";
import type { MoviesInput } from "./movies.types.ts";

export const sampleMoviesSearch = encodeMovies({ film: "the-last-tonga", city: "lahore", date: "2026-12-03" });

export const sampleMoviesSetting = { ...checkoutSetting, today: "2026-12-01" };

const expiresAt = 900_000;
const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

export const sampleFilm: Film = {
  slug: "the-last-tonga",
  title: { en: "The Last Tonga", ar: "آخر عربة" },
  synopsis: { en: "A driver and his horse cross the city once more.", ar: "سائق وحصانه يعبران المدينة مرة أخرى." },
  languages: ["ur"],
  subtitles: ["en"],
  genres: [{ slug: "drama", name: { en: "Drama", ar: "دراما" } }],
  minutes: 118,
  certificate: { code: "PG12", fromAge: 12, words: { en: "From 12 years", ar: "من 12 سنة" } },
  director: { en: "Sana Rafiq", ar: "سنا رفيق" },
  cast: [{ en: "Bilal Tarar", ar: "بلال ترار" }],
  releasedOn: "2026-11-20",
  state: "now",
  poster: { motif: "road", layout: "horizon", hues: [32, 8, 200], isDark: false },
  score: { value: 8.4, votes: 1240 },
};

export const sampleCinema: Cinema = {
  slug: "canal-lights",
  name: { en: "Canal Lights", ar: "أضواء القناة" },
  city: "lahore",
  address: { en: "12 Canal Road", ar: "12 طريق القناة" },
  latitude: 31.51,
  longitude: 74.34,
  screens: 4,
  types: ["2d", "imax"],
  checksId: false,
};

const standard = { en: "Standard", ar: "عادي" };

export const sampleShow: Show = {
  id: sampleOffer,
  cinema: sampleCinema,
  hall: { en: "Screen 2", ar: "الشاشة 2" },
  type: "2d",
  language: "ur",
  subtitles: "en",
  starts: { local: "2026-12-03T20:30", zone: "Asia/Karachi" },
  ends: { local: "2026-12-03T22:40", zone: "Asia/Karachi" },
  startsAt: expiresAt,
  categories: [
    { code: "standard", name: standard, price: pkr(90_000), left: 5 },
    { code: "gold", name: { en: "Gold", ar: "ذهبي" }, price: pkr(160_000), left: 0 },
  ],
  left: 5,
  places: 6,
  wheelchairLeft: 0,
  glasses: null,
};

/** From a drawing: `t` taken, `<>` a couple's seat. */
const hallRows = ["t..", "<>."] as const;
const kinds = new Map<string, Place["kind"]>([
  ["<", "couple_left"],
  [">", "couple_right"],
]);

export const sampleHall: HallPlan = {
  decks: [{ rows: 2, columns: 3, aisles: [], named: [{ label: "A" }, { label: "B" }] }],
  seats: hallRows.flatMap((signsOfRow, row) =>
    Array.from(signsOfRow, (sign, column): Place => {
      const id = `${"AB"[row]}${column + 1}`;
      return {
        id,
        label: id,
        deck: 0,
        row,
        column,
        kind: kinds.get(sign) ?? "seat",
        status: sign === "t" ? "booked" : "available",
        category: "standard",
        fare: pkr(90_000),
        only: null,
      };
    }),
  ),
  fixtures: [],
  categories: [{ code: "standard", name: standard }],
  rules: [
    { rule: { rule: "most", most: 5 }, reason: { en: "Five seats a booking.", ar: "خمسة مقاعد في الحجز." } },
    { rule: { rule: "pairs" }, reason: { en: "Sofas are for two.", ar: "الأرائك لشخصين." } },
  ],
  curve: 0.6,
};

export const sampleParty: HallParty = { seats: 2, category: "standard", hasWheelchair: false };

export const sampleHallPicks: readonly HallPick[] = [
  { id: "1", seat: "A2" },
  { id: "2", seat: "A3" },
];

export const sampleSeatPrice: SeatPrice = {
  refId: sampleQuote.refId,
  shown: {
    lines: [{ kind: "base", code: "base", label: "Standard × 2", amount: pkr(180_000) }],
    total: pkr(180_000),
  },
  expiresAt: 600_000,
};

const over = { type: "SESSION_EXPIRED" } as const;
const lost = { type: "PROBLEM", problem: { kind: "offline" } } as const;

export const hallOutcomes = {
  HALL: { type: "HALL", film: sampleFilm, show: sampleShow, plan: sampleHall, search: sampleMoviesSearch, expiresAt },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<HallOutcome["type"], HallOutcome>;

export const seatPriceOutcomes = {
  PRICED: { type: "PRICED", price: sampleSeatPrice },
  SEATS_TAKEN: { type: "SEATS_TAKEN", seats: ["A2"] },
  RULE_BROKEN: { type: "RULE_BROKEN", seat: "A3" },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<SeatPriceOutcome["type"], SeatPriceOutcome>;

export const sampleMoveOffer: MoveOffer = { show: sampleShow, seats: ["C4", "C5"] };

export const moveOutcomes = {
  readOffers: {
    OFFERS: { type: "OFFERS", offers: [sampleMoveOffer] },
    TOO_LATE: { type: "TOO_LATE" },
    PROBLEM: lost,
  } satisfies Record<MoveOffersOutcome["type"], MoveOffersOutcome>,
  move: {
    MOVED: { type: "MOVED" },
    SEATS_TAKEN: { type: "SEATS_TAKEN" },
    TOO_LATE: { type: "TOO_LATE" },
    PROBLEM: lost,
  } satisfies Record<MoveOutcome["type"], MoveOutcome>,
} as const;

const search = sampleMoviesSearch;

export const hallOutputs = {
  CHOSEN: {
    type: "CHOSEN",
    film: sampleFilm,
    show: sampleShow,
    party: sampleParty,
    picks: sampleHallPicks,
    seats: ["A2", "A3"],
    price: sampleSeatPrice,
    search,
  },
  BACK: { type: "BACK", search },
  SEARCH_AGAIN: { type: "SEARCH_AGAIN", search },
  SEARCH_EDIT: { type: "SEARCH_EDIT", search: null },
} as const satisfies Record<HallOutput["type"], HallOutput>;

const setting = sampleMoviesSetting;

export const moviesInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleMoviesSearch, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, MoviesInput>;
