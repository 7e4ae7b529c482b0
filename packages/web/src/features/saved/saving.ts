import {
  type CalendarDate,
  daysNamed,
  instantOfPlace,
  type ListOutcome,
  type Money,
  offerMark,
  type PriceChange,
  type SavedOffer,
  type SavedSearch,
} from "@safar/engine";
import { segmentOf, soldVerticals } from "../../app/verticals.ts";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { inBoth } from "../search-form/told-words.ts";
import { savedKind } from "./saved-kinds.ts";
import type { SavedLook, SavedRide, SearchShown } from "./saved-look.ts";

/** The day that is looked at and cannot be had, and what is saved in its stead. */
export type SavedInstead = {
  readonly notOn: CalendarDate;
  readonly day: CalendarDate;
  readonly price: Money;
};

/** What was tried last, and what came of it. */
export type SaveNews =
  | { readonly type: "REMOVED"; readonly undo: () => void }
  | { readonly type: "UNWATCHED" | Exclude<ListOutcome, "KEPT"> }
  | { readonly type: "SAVED"; readonly instead?: SavedInstead | null }
  | { readonly type: "SHARED"; readonly isCopied: boolean }
  | { readonly type: "WATCHED"; readonly price: Money }
  /** What was saved is looked for in its list, is there, or is not. */
  | { readonly type: "SOUGHT" | "MISSED" }
  | { readonly type: "FOUND"; readonly show: () => void }
  /** What was saved is looked at again, and costs something else. */
  | { readonly type: "CHANGED"; readonly change: PriceChange }
  /** A price that is remembered was looked at again. */
  | { readonly type: "LOOKED"; readonly price: Money; readonly change: PriceChange };

/** What is kept of any search; null where it names no day. */
export const savedSearchOf = (
  { href, search }: SearchShown,
  people: number | null,
  days = daysNamed(search),
): Pick<SavedSearch, "first" | "href" | "last" | "people" | "search" | "vertical"> | null => {
  const segment = href.split("/")[1];
  const vertical = soldVerticals.find((one) => segmentOf(one) === segment);
  return days === null || vertical === undefined ? null : { ...days, href, people, search, vertical };
};

/** What the address of a search ends with when one of its offers is sought. */
export const soughtHash = (offer: Pick<SavedOffer, "ride" | "title">): string =>
  `#${encodeURIComponent(offerMark(offer))}`;

const daysLeftOut = (text: string): string => text.replaceAll(/\d{4}-\d{2}-\d{2}/g, "");

/** Whether two offers are the same but for their days. */
export const isOtherDayOf = (
  one: Pick<SavedOffer, "ride" | "title" | "vertical">,
  other: Pick<SavedOffer, "ride" | "title" | "vertical">,
): boolean =>
  [offerMark, ({ title }: Pick<SavedOffer, "title">) => title.en].every(
    (named) => daysLeftOut(named(one)) === daysLeftOut(named(other)),
  ) && one.vertical === other.vertical;

/** The address of an offer's search, on which it is sought; that of its page, where it has one and is found by no search. */
export const backTo = (offer: SavedOffer): string =>
  savedKind(offer.vertical).isPage ? offer.href : offer.href + soughtHash(offer);

const hours = ({ departs, arrives }: Pick<SavedRide, "arrives" | "departs">): string =>
  `${isolated(clockOf(departs.local))} – ${isolated(clockOf(arrives.local))}`;

/** What an offer is called, and what tells it from others, in both languages. */
export const savedWordsOf = <Held, Row>(
  look: SavedLook<Held, Row>,
  row: Row,
  held: Held,
  isDated = true,
): Omit<SavedOffer, keyof SavedSearch | "price"> & Pick<SavedOffer, "title"> & Partial<Pick<SavedOffer, "key">> => {
  const said = look.of(row, held, isDated);
  if (!("who" in said)) {
    const city = look.cityOf?.(held);
    return { ...(city && { city }), ...said };
  }
  const {
    departs: { local, zone },
    fare,
    hasBag,
  } = said;
  const ways = [said, ...(said.further ?? [])];
  return {
    city: said.to,
    ...(fare && { fare }),
    ...(hasBag !== undefined && { hasBag }),
    ...(said.emblem !== undefined && { art: { kind: "emblem", of: said.emblem } }),
    ride: {
      who: said.who,
      ...(zone !== undefined && { leaves: instantOfPlace({ local, zone }) }),
      ways: ways.map(({ arrives, departs, stops }) => ({
        departs: departs.local,
        arrives: arrives.local,
        ...(stops !== undefined && { stops }),
      })),
    },
    title: inBoth((locale) => `${said.from[locale]} – ${said.to[locale]}`),
    detail: inBoth((locale) => [said.who[locale], ...ways.map(hours)].join(commaIn(locale))),
  };
};

/** Of what is had on many days: its search without those that nobody asked for. */
const withoutDays = ({ href, search }: SearchShown): SearchShown => {
  const asked = [...new URLSearchParams(search)].filter(([, value]) => daysNamed(value) === null);
  return { href, search: String(new URLSearchParams(asked)) };
};

/** An offer as it is kept, but for when; null where its search names no day and it is had on none but its own. */
export const savedOfferOf = <Held, Row>(
  look: SavedLook<Held, Row>,
  found: SearchShown,
  row: Row,
  held: Held,
  price: Money | null,
): Omit<SavedOffer, "at"> | null => {
  const shown = look.shownOf?.(row) ?? found;
  const isDated = !look.isOfManyDays || daysNamed(shown.href) !== null;
  const search = isDated
    ? savedSearchOf(shown, look.people)
    : savedSearchOf(withoutDays(shown), look.people, { first: "", last: "" });
  if (search === null) return null;
  const words = savedWordsOf(look, row, held, isDated);
  // Sessions end and their references with them: an offer is known again by what it says of itself.
  return { ...search, price, key: [search.href, words.title.en, words.detail.en].join(" "), ...words };
};
