import { addDays, type CalendarDate } from "../../kernel/calendar-date.ts";
import { createKeptList, type Kept, type KeptList } from "../../kernel/kept-list.ts";
import { currencies, type Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { DeviceStorage, EpochMs } from "../../kernel/ports.ts";
import type { Rated } from "../reviews.ts";
import { isKeptRecord } from "./recents.ts";
import type { SearchText } from "./search.types.ts";

/** As many as somebody still looks through. */
export const mostSaved = 30;

/** What was looked for: where, when and for how many, in words of both languages, and the address that finds it again. */
export type SavedSearch = Kept & {
  readonly vertical: string;
  /** A path without a language. */
  readonly href: string;
  /** The search in its own words, with which it is made again; left out by what was kept before it was asked about. */
  readonly search?: SearchText;
  readonly title: Names;
  /** Its first and its last day; the same where there is one, empty where it was looked for on no day. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** How many people it is for; null where that is chosen later. */
  readonly people: number | null;
};

/** An offer as it was seen at `at`. */
export type SavedOffer = SavedSearch & {
  /** What tells it from the others of its search. */
  readonly detail: Names;
  /** Null where it had none. */
  readonly price: Money | null;
  /** Its own page, a path without a language, where that outlives the search. */
  readonly page?: string;
  /** What is drawn beside it: an emblem by its firm's code, or a place by its picture's address or its name. */
  readonly art?: { readonly kind: "emblem" | "event" | "film" | "hotel" | "tour"; readonly of: string };
  /** Who carries people, and the hours of each way as the clocks of its places show them. */
  readonly ride?: {
    readonly who: Names;
    readonly ways: readonly SavedWay[];
    /** When the first of them begins; left out by what was kept before that was told. */
    readonly leaves?: EpochMs;
  };
  /** What it cost when it was last seen in its search, and when that was. */
  readonly latest?: { readonly price: Money; readonly at: EpochMs };
  /** The city that it is in, or that it leads to. */
  readonly city?: Names;
  /** The day of its price, where its search is of several. */
  readonly day?: CalendarDate;
  /** When it begins, as a local time, where it is of one hour. */
  readonly starts?: string;
  /** Which fare its price was of. */
  readonly fare?: Names;
  /** Whether a checked bag was in that price. */
  readonly hasBag?: boolean;
  /** Its category. */
  readonly stars?: number;
  /** What those who had it gave it. */
  readonly rated?: Rated;
};

/** When a way begins and ends, as local times. */
export type SavedWay = {
  readonly departs: string;
  readonly arrives: string;
  /** On the way, where that was told. */
  readonly stops?: number;
};

const isMoney = (value: unknown): value is Money =>
  typeof value === "object" &&
  value !== null &&
  "minor" in value &&
  Number.isSafeInteger(value.minor) &&
  "currency" in value &&
  typeof value.currency === "string" &&
  Object.hasOwn(currencies, value.currency);

/** It is followed as a link of ours. */
const isOurPath = (value: unknown): boolean => /^\/(?!\/)/.test(String(value));

const isSearch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isKeptRecord(value, { texts: ["key", "vertical", "href", "first", "last"], names: ["title"] }) &&
  Number.isFinite(value["at"]) &&
  (value["people"] === null || Number.isSafeInteger(value["people"])) &&
  ["string", "undefined"].includes(typeof value["search"]) &&
  isOurPath(value["href"]);

const isArt = (value: unknown): boolean =>
  isKeptRecord(value, { texts: ["kind", "of"], names: [] }) &&
  ["emblem", "event", "film", "hotel", "tour"].includes(String(value["kind"]));

/** What later versions added is left out by what was kept before them. */
const isLeftOutOr = (value: unknown, isThat: (value: unknown) => boolean): boolean =>
  value === undefined || isThat(value);

const isNames = (value: unknown): boolean => isKeptRecord({ value }, { texts: [], names: ["value"] });

const isRated = (value: unknown): boolean =>
  isKeptRecord(value, { texts: [], names: [] }) &&
  (value["score"] === null || Number.isFinite(value["score"])) &&
  Number.isSafeInteger(value["reviewCount"]);

const isLocal = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(String(value));

const isWay = (value: unknown): boolean =>
  isKeptRecord(value, { texts: ["departs", "arrives"], names: [] }) &&
  isLocal(value["departs"]) &&
  isLocal(value["arrives"]) &&
  isLeftOutOr(value["stops"], Number.isSafeInteger);

const isRide = (value: unknown): boolean =>
  isKeptRecord(value, { texts: [], names: ["who"] }) &&
  isLeftOutOr(value["leaves"], Number.isFinite) &&
  Array.isArray(value["ways"]) &&
  value["ways"].every(isWay);

const isSeen = (value: unknown): boolean =>
  isKeptRecord(value, { texts: [], names: [] }) && isMoney(value["price"]) && Number.isFinite(value["at"]);

const isOffer = (value: unknown): value is SavedOffer =>
  isSearch(value) &&
  isKeptRecord(value, { texts: [], names: ["detail"] }) &&
  (value["price"] === null || isMoney(value["price"])) &&
  isLeftOutOr(value["art"], isArt) &&
  isLeftOutOr(value["page"], isOurPath) &&
  isLeftOutOr(value["ride"], isRide) &&
  isLeftOutOr(value["latest"], isSeen) &&
  isLeftOutOr(value["city"], isNames) &&
  isLeftOutOr(value["day"], (day) => typeof day === "string") &&
  isLeftOutOr(value["starts"], isLocal) &&
  isLeftOutOr(value["fare"], isNames) &&
  isLeftOutOr(value["hasBag"], (has) => typeof has === "boolean") &&
  isLeftOutOr(value["stars"], Number.isSafeInteger) &&
  isLeftOutOr(value["rated"], isRated);

/** The offers that somebody has saved on this device, kept under `name`. */
export const createSavedOffers = (storage: DeviceStorage, name: string): KeptList<SavedOffer> =>
  createKeptList({ storage, name, most: mostSaved, isEntry: isOffer });

/** What an offer is known again by when its search is made anew: references end with their sessions. */
export const offerMark = ({ ride, title }: Pick<SavedOffer, "ride" | "title">): string =>
  ride === undefined
    ? title.en
    : [ride.who.en, ...ride.ways.flatMap(({ departs, arrives }) => [departs, arrives])].join(" ");

/** Whether its days are over; what has none never is. */
export const isOver = ({ first }: Pick<SavedSearch, "first">, today: CalendarDate): boolean =>
  first !== "" && first < today;

/** Those that can still be had, and those that are over, each part in the order that it was in. */
export const aheadAndOver = <Entry extends Pick<SavedSearch, "first">>(
  entries: readonly Entry[],
  today: CalendarDate,
): readonly [ahead: readonly Entry[], over: readonly Entry[]] => [
  entries.filter((one) => !isOver(one, today)),
  entries.filter((one) => isOver(one, today)),
];

type SearchDays = Pick<SavedSearch, "first" | "href" | "last">;

/** The same search so many days later. The days stand in its address as `YYYY-MM-DD`. */
export const laterBy = ({ first, href, last }: SearchDays, days: number): SearchDays => {
  const later = (day: CalendarDate) => addDays(day, days);
  return { first: later(first), last: later(last), href: href.replaceAll(/\d{4}-\d{2}-\d{2}/g, later) };
};

/** The same search on the first days to come that are the same days of the week, its length kept; for what is over. */
export const soonAgain = (of: SearchDays, today: CalendarDate): SearchDays => {
  let days = 0;
  while (addDays(of.first, days) <= today) days += 7;
  return laterBy(of, days);
};

/** The first and the last of the days that a search names, as `YYYY-MM-DD`; null where it names none. */
export const daysNamed = (search: string): Pick<SavedSearch, "first" | "last"> | null => {
  const days = (search.match(/\d{4}-\d{2}-\d{2}/g) ?? []).toSorted();
  const [first] = days;
  return first === undefined ? null : { first, last: days.at(-1) ?? first };
};

/** The least price of a search, remembered since `at`, when it was `price`. */
export type WatchedPrice = SavedSearch & {
  /** Whether it is the least of what was filtered: its address and its search say how. */
  readonly isNarrowed?: true;
  readonly price: Money;
  /** What it was when it was last looked at, and when that was. */
  readonly latest: Money;
  readonly latestAt: EpochMs;
};

const isWatched = (value: unknown): value is WatchedPrice =>
  isSearch(value) &&
  [value["price"], value["latest"]].every(isMoney) &&
  isLeftOutOr(value["isNarrowed"], (narrowed) => narrowed === true) &&
  Number.isFinite(value["latestAt"]);

/** The searches whose least price is remembered on this device, kept under `name`. */
export const createWatchedPrices = (storage: DeviceStorage, name: string): KeptList<WatchedPrice> =>
  createKeptList({ storage, name, most: mostSaved, isEntry: isWatched });

/** What has become of a remembered price, by how much; `UNKNOWN` where it is told in another currency now. */
export type PriceChange =
  | { readonly type: "LESS" | "MORE"; readonly by: Money }
  | { readonly type: "SAME" }
  | { readonly type: "UNKNOWN" };

export const changeSince = (before: Money, now: Money): PriceChange => {
  if (before.currency !== now.currency) return { type: "UNKNOWN" };
  const by = { currency: now.currency, minor: Math.abs(now.minor - before.minor) };
  if (by.minor === 0) return { type: "SAME" };
  return { type: now.minor < before.minor ? "LESS" : "MORE", by };
};
