import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import type {
  QuantityChoiceOutput,
  QuantityPriceOutcome,
  QuantityReadOutcome,
  QuantitySlot,
} from "../../booking/quantities/quantity-choice.types.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import type { Money } from "../../kernel/money.ts";
import { encodeEvents } from "./criteria.ts";
import type { EventDetail, EventPass, EventShow } from "./events.domain.ts";
import type { EventsInput } from "./events.types.ts";

const anything = { q: "", city: "", category: null, from: "", to: "", part: null, isNew: false } as const;

export const sampleEventsSearch = encodeEvents({ ...anything, city: "lahore", from: "2026-12-03" });

export const sampleEventsSetting = { ...checkoutSetting, today: "2026-11-21" };

const expiresAt = 900_000;
const pkr = (minor: number): Money => ({ minor, currency: "PKR" });
const at = (local: string) => ({ local, zone: "Asia/Karachi" });

const show: EventShow = {
  id: sampleOffer,
  starts: at("2026-12-03T20:00"),
  ends: at("2026-12-03T22:30"),
  doors: at("2026-12-03T19:00"),
  startsAt: expiresAt,
  state: "few_left",
  postponedTo: null,
  left: 7,
  passesLeft: { day: 3, group: 1 },
  from: pkr(165_000),
  isWaitedFor: false,
};

const pass: EventPass = {
  id: "day",
  name: { en: "Standing", ar: "وقوفًا" },
  note: null,
  price: pkr(150_000),
  fee: pkr(15_000),
  least: 1,
  most: 4,
  admits: 1,
  onSaleAt: null,
  saleEndsAt: null,
  ageMin: null,
  isHidden: false,
};

const event: EventDetail = {
  id: sampleOffer,
  slug: "lanterns-of-the-old-city",
  title: { en: "Lanterns of the Old City", ar: "فوانيس المدينة القديمة" },
  category: "music",
  tags: [{ en: "Qawwali", ar: "قوالي" }],
  venue: {
    slug: "fort-stage",
    name: { en: "Fort Stage", ar: "مسرح القلعة" },
    address: { en: "Fort Road, Lahore", ar: "طريق القلعة، لاهور" },
    city: { slug: "lahore", name: { en: "Lahore", ar: "لاهور" }, country: "PK", latitude: 31.55, longitude: 74.34 },
    latitude: 31.58,
    longitude: 74.31,
  },
  starts: show.starts,
  ends: show.ends,
  next: show.starts,
  days: 1,
  shows: 1,
  from: show.from,
  state: show.state,
  postponedTo: null,
  onSaleAt: null,
  ageMin: null,
  isFamily: true,
  about: { en: "An evening of songs under the walls.", ar: "أمسية من الأناشيد تحت الأسوار." },
  note: null,
  organiser: { en: "Walled City Nights", ar: "ليالي المدينة المسوّرة" },
  dates: [show],
  passes: [pass, { ...pass, id: "group", name: { en: "Group of four", ar: "مجموعة من أربعة" }, admits: 4 }],
  mostPerOrder: 4,
  returnHours: 24,
  names: "each",
  mayShareName: true,
  similar: [],
};

export const sampleEvent = event;

export const sampleSlot: QuantitySlot = {
  id: show.id,
  date: "2026-12-03",
  starts: show.starts,
  state: "few",
  order: {
    lines: [
      {
        item: "day",
        quantity: 0,
        least: 1,
        isOptional: true,
        most: 4,
        left: 3,
        step: 1,
        price: pkr(165_000),
      },
    ],
    most: 4,
    left: null,
  },
  rules: [],
  questions: [],
};

const later: QuantitySlot = { ...sampleSlot, id: "later", date: "2026-12-04", starts: at("2026-12-04T20:00") };

const lost = { type: "PROBLEM", problem: { kind: "offline" } } as const;
const over = { type: "SESSION_EXPIRED" } as const;

export const passesOutcomes = {
  READ: {
    type: "READ",
    read: {
      about: event,
      days: [
        { date: "2026-12-03", state: "few", left: 7, from: pkr(165_000) },
        { date: "2026-12-04", state: "open", left: 7, from: pkr(165_000) },
        { date: "2026-12-05", state: "open", left: 7, from: pkr(165_000) },
      ],
      slots: [sampleSlot, later],
      slot: null,
      isCodeKnown: null,
      search: sampleEventsSearch,
      expiresAt,
    },
  },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<QuantityReadOutcome<EventDetail>["type"], QuantityReadOutcome<EventDetail>>;

const price = {
  refId: sampleQuote.refId,
  shown: {
    lines: [{ kind: "base", code: "day", label: "Standing × 2", amount: pkr(330_000) }],
    total: pkr(330_000),
  },
  expiresAt: 600_000,
} as const;

export const passPriceOutcomes = {
  PRICED: { type: "PRICED", price },
  CUT: { type: "CUT" },
  SESSION_EXPIRED: over,
  PROBLEM: lost,
} as const satisfies Record<QuantityPriceOutcome["type"], QuantityPriceOutcome>;

const search = sampleEventsSearch;

export const passOutputs = {
  CHOSEN: {
    type: "CHOSEN",
    about: event,
    slot: sampleSlot,
    quantities: { day: 2 },
    answers: {},
    code: null,
    price,
    search,
  },
  BACK: { type: "BACK", search },
  SEARCH_AGAIN: { type: "SEARCH_AGAIN", search },
  SEARCH_EDIT: { type: "SEARCH_EDIT", search: null },
} as const satisfies Record<QuantityChoiceOutput<EventDetail>["type"], QuantityChoiceOutput<EventDetail>>;

const setting = sampleEventsSetting;

export const eventsInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleEventsSearch, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, EventsInput>;
