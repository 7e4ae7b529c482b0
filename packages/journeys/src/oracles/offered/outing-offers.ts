import { eventsEndpoints, moviesEndpoints, toursEndpoints } from "@safar/api-clients/wire";
import type { Locale } from "../../language/locale.ts";
import { wordsIn } from "../../language/words.ts";
import { counted, nameIn, type Offer, thousandths } from "./offer-facts.ts";

const seatsLeft = "{left, plural, one {# seat left} other {# seats left}}";
const freeUntilHours =
  "{hours, plural, one {Free to cancel until # hour before} other {Free to cancel until # hours before}}";
const freeUntilDays = "{0, plural, one {Free to cancel until # day before} other {Free to cancel until # days before}}";

/** From three whole days on, days are counted. */
const freeUntil = (hours: number, locale: Locale): string =>
  hours < 72 || hours % 24 > 0 ? counted(locale, freeUntilHours)(hours) : counted(locale, freeUntilDays)(hours / 24);

const priceOf = (amount: string | null): number | null => (amount === null ? null : thousandths(amount));

const only = (price: number | null): readonly number[] => (price === null ? [] : [price]);

const uncounted = { left: null, saysLeft: () => "" } as const;

/** A show of a film: what its cheapest places cost that are left, or would cost where none are. */
export const showOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = moviesEndpoints.movieShows.response.shape.Shows.element.safeParse(wire);
  if (!read.success) return null;
  const { categories, cinema, left, screen, show_id: of, starts_at: starts, wheelchair_left: chairs } = read.data;
  const [first] = categories;
  return {
    // The last cheap place may have gone since the card was drawn.
    price: first === undefined || first.left === 0 ? null : thousandths(first.price),
    amounts: categories.map(({ price }) => thousandths(price)),
    facts: [
      { what: "the cinema", written: nameIn(cinema, locale) },
      { what: "the hall", written: nameIn(screen, locale) },
      { what: "when it begins", written: starts.slice(11, 16) },
    ],
    never: left + chairs > 0 ? [{ what: "that it is sold out", written: wordsIn(locale)("Sold out") }] : [],
    left,
    saysLeft: counted(locale, seatsLeft),
    stock: { name: "movies_inventory", of: [of] },
  };
};

const stateWords = {
  few_left: "Few left",
  sold_out: "Sold out",
  not_yet: "Not on sale yet",
  cancelled: "Cancelled",
  postponed: "New date",
} as const;

/** An event of a list, whatever its days. */
export const eventOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = eventsEndpoints.listEvents.response.shape.Events.element.safeParse(wire);
  if (!read.success) return null;
  const { from_price: from, slug, status, venue } = read.data;
  const say = wordsIn(locale);
  const cost = priceOf(from);
  const price = cost === 0 ? null : cost;
  const states = Object.entries(stateWords).map(([state, words]) => ({
    state,
    fact: { what: "how it stands", written: say(words) },
  }));
  return {
    price,
    amounts: only(price),
    facts: [
      { what: "the event", written: nameIn(read.data, locale) },
      { what: "the venue", written: nameIn(venue, locale) },
      { what: "the city", written: nameIn(venue.city, locale) },
      ...(cost === 0 ? [{ what: "that it is free", written: say("Free entry") }] : []),
      ...states.filter(({ state }) => state === status).map(({ fact }) => fact),
    ],
    never: states.filter(({ state }) => state !== status).map(({ fact }) => fact),
    ...uncounted,
    stock: { name: "events_inventory", of: [slug] },
  };
};

/** A tour on the days that were asked for. */
export const tourOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = toursEndpoints.searchTours.response.shape.Tours.element.safeParse(wire);
  if (!read.success) return null;
  const { cancellation_cutoff: hours, from_price: from, instant_confirmation: isInstant, slug } = read.data;
  const say = wordsIn(locale);
  const price = priceOf(from);
  const refunds = [read.data.from_refundable, read.data.next_refundable];
  const free = hours === null ? [] : [{ what: "until when cancelling is free", written: freeUntil(hours, locale) }];
  const asked = { what: "that the guide is asked", written: say("The guide confirms within a day") };
  const atOnce = { what: "that it is confirmed at once", written: say("Confirmed at once") };
  return {
    price,
    amounts: only(price),
    facts: [
      { what: "the tour", written: nameIn(read.data, locale) },
      isInstant ? atOnce : asked,
      // Of one of two days where they differ: by the order of the list.
      ...(refunds.every(Boolean) ? free : []),
    ],
    never: [isInstant ? asked : atOnce, ...(refunds.some(Boolean) ? [] : free)],
    ...uncounted,
    stock: { name: "tours_inventory", of: [slug] },
  };
};
