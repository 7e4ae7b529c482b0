import type { AnswerOf, eventsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { editionZone } from "../../world/editions.ts";
import type { EventCategory } from "../../world/events/acts.data.ts";
import {
  type Event,
  eventBySlug,
  eventCities,
  events,
  eventsLike,
  fateOf,
  showBy,
  showsOf,
} from "../../world/events/events.ts";
import { namesWire } from "../../world/names.ts";
import { type OutingCity, outingCityWire } from "../../world/outing-cities.ts";
import { addDays, toLocalDate, weekdayOf } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { currencyFor } from "../selling/currency.ts";
import { ownFirst } from "../selling/own-first.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";
import { wrong } from "../selling/wrong.ts";
import { eventsWaiting } from "./events-waiting.ts";
import { cardWire, detailWire, isSold, moneyFor, nextOf, seenShows, vacanciesIn } from "./events-wire.ts";

type ListRequest = ParsedRequestOf<typeof eventsEndpoints.listEvents>;
type Criteria = Omit<ListRequest, "RefID" | "currency">;
type EventsSearch = Session & { readonly criteria: Criteria; readonly currency: string };

const sessions = createSessions<EventsSearch>("events_searches");

const parts = { night: [0, 6], morning: [6, 12], afternoon: [12, 18], evening: [18, 24] } as const;

const isPart = (text: string): text is keyof typeof parts => text in parts;

const beginsIn = (time: string, part: string): boolean => {
  if (!isPart(part)) return true;
  const [from, until] = parts[part];
  const hour = Number(time.slice(0, 2));
  return hour >= from && hour < until;
};

const todayHere = (call: Call) => toLocalDate(call.now(), editionZone[call.country]);

const opened = (
  call: Call,
  { category, city, currency, from, new: isNew, part, text, to }: ListRequest,
): EventsSearch => {
  const today = todayHere(call);
  if (to !== undefined && to < today) throw wrong("to", "Choose a day from today on.");
  if (from !== undefined && to !== undefined && to < from)
    throw wrong("to", "The last day is the first or a later one.");
  const criteria = { category, city, from, new: isNew, part, text, to };
  return { ...openSession(call), criteria, currency: currencyFor(call, currency) };
};

/** Events of a search that have not ended, each with its shows between the days that were asked for; the soonest first. */
const foundFor = (call: Call, { category, city, from = "", part = "", text = "", to = "9", ...rest }: Criteria) => {
  const look = vacanciesIn(call);
  const named: readonly Event[] = text.trim() === "" ? events : eventsLike(text);
  return named
    .filter((event) => category === undefined || event.category === category)
    .filter((event) => city === undefined || event.venue.city.slug === city)
    .filter((event) => beginsIn(event.time, part))
    .map((event) => {
      const all = seenShows(call, event, look);
      const isLate = rest.new === true && (nextOf(event, all)?.show.date ?? "") < from;
      const seen = all.filter(
        ({ show, vacancy }) => show.date >= from && show.date <= to && vacancy.status !== "ended",
      );
      return { event, seen: isLate ? [] : seen, look };
    })
    .filter(({ seen }) => seen.length > 0)
    .map((found) => ({ ...found, begins: nextOf(found.event, found.seen)?.show.begins ?? 0 }))
    .toSorted((one, other) => one.begins - other.begins);
};

/** Where no city is named they are of the caller's own country; what nobody there is called like is looked for everywhere. */
const isNear = (call: Call, { city, text = "" }: Criteria) => {
  const isOwn = ({ venue }: Event): boolean => venue.city.country === call.country;
  const isAnywhere = city !== undefined || (text.trim() !== "" && !eventsLike(text).some(isOwn));
  return ({ event }: { readonly event: Event }): boolean => isAnywhere || isOwn(event);
};

const mostDays = 29;

/** On which days of the next thirty a search finds something, whichever days it asks for; in the evening too. */
const daysOf = (call: Call, { category, city, text }: Criteria) => {
  const [from, to] = [todayHere(call), addDays(todayHere(call), mostDays)];
  const daysIn = (part: string | undefined) => {
    const found = foundFor(call, { category, city, text, from, to, part }).filter(isNear(call, { city, text }));
    return [...new Set(found.flatMap(({ seen }) => seen.map(({ show }) => show.date)).toSorted())];
  };
  return { on_days: daysIn(undefined), on_evenings: daysIn("evening") };
};

/** A search, or one that was made before, which then lasts longer. */
export const listEvents = (call: Call, request: ListRequest): AnswerOf<typeof eventsEndpoints.listEvents> => {
  const search =
    request.RefID === undefined ? sessions.keep(call, opened(call, request)) : sessions.read(call, request.RefID);
  const money = moneyFor(call, search.currency);
  const found = call.scenario("no_events") ? [] : foundFor(call, search.criteria).filter(isNear(call, search.criteria));
  return {
    RefID: search.id,
    expires_at: instantOf(search.expiresAt),
    search: search.criteria,
    ...(call.scenario("no_events") ? { on_days: [], on_evenings: [] } : daysOf(call, search.criteria)),
    Events: found.map(({ event, look, seen }) => cardWire(call, event, money, look, seen)),
  };
};

const mostMatches = 8;

export const readMatches = (
  call: Call,
  { currency, text }: ParsedRequestOf<typeof eventsEndpoints.searchEvents>,
): AnswerOf<typeof eventsEndpoints.searchEvents> => {
  const money = moneyFor(call, currencyFor(call, currency));
  return {
    Events: foundFor(call, { text })
      .slice(0, mostMatches)
      .map(({ event, look, seen }) => cardWire(call, event, money, look, seen)),
  };
};

const categories: readonly EventCategory[] = ["music", "theatre", "sport", "exhibitions", "family", "talks", "food"];

/** A city that events take place in; none where nobody knows it. */
const knownCity = (city: string | undefined) => eventCities.find(({ slug }) => slug === city);

/** The cities and the categories, each with how many events a search for it finds. */
export const readCategories = (
  call: Call,
  request: ParsedRequestOf<typeof eventsEndpoints.eventCategories>,
): AnswerOf<typeof eventsEndpoints.eventCategories> => {
  const all = foundFor(call, {});
  const city = knownCity(request.city);
  const inCity = (of: OutingCity) => all.filter(({ event }) => event.venue.city === of);
  const found = Map.groupBy(
    city === undefined ? all.filter(isNear(call, {})) : inCity(city),
    ({ event }) => event.category,
  );
  return {
    Cities: eventCities.toSorted(ownFirst(call)).map((of) => ({ ...outingCityWire(of), events: inCity(of).length })),
    Categories: categories.map((category) => ({ category, events: found.get(category)?.length ?? 0 })),
  };
};

const mostSoon = 20;
const mostOfSport = 8;
const mostCheap = 12;
/** So far ahead lies what leads. */
const leadDays = 14;
const mostOnHome = 3;
/** The first day of the weekend, counted from Monday. */
const weekendBegins = { PK: 5, SA: 4 } as const;

/** Of a city, or else of its own country, the soonest of those that take place, sold out or not. */
const soonestFor = (call: Call, criteria: Criteria) =>
  foundFor(call, criteria)
    .filter(isNear(call, criteria))
    .filter(({ seen }) => seen.some(({ show }) => fateOf(show) === null));

/** How much of the show that a card stands at is taken. */
const goneOf = ({ event, seen }: ReturnType<typeof foundFor>[number]): number => nextOf(event, seen)?.vacancy.gone ?? 0;

export const readHome = (
  call: Call,
  { currency, ...request }: ParsedRequestOf<typeof eventsEndpoints.eventsHome>,
): AnswerOf<typeof eventsEndpoints.eventsHome> => {
  const today = todayHere(call);
  const past = (weekdayOf(today) - weekendBegins[call.country] + 7) % 7;
  const weekend = past === 1 ? today : addDays(today, (7 - past) % 7);
  const city = knownCity(request.city)?.slug;
  const money = moneyFor(call, currencyFor(call, currency));
  const cardsOf = (found: ReturnType<typeof foundFor>) =>
    found.map(({ event, look, seen }) => ({
      ...cardWire(call, event, money, look, seen),
      about: namesWire(event.about),
    }));
  const soon = soonestFor(call, { city, from: today });
  const near = soonestFor(call, { city, from: today, to: addDays(today, leadDays - 1) });
  type Priced = { readonly from_price: string | null };
  const priceOf = ({ from_price: price }: Priced) => (price === null ? Number.POSITIVE_INFINITY : Number(price));
  const isPriced = (card: Priced) => Number.isFinite(priceOf(card));
  return {
    Soon: cardsOf(soon.slice(0, mostSoon)),
    Weekend: cardsOf(
      soonestFor(call, { city, from: weekend, to: addDays(weekend, past === 1 ? 0 : 1) }).slice(0, mostSoon),
    ),
    Sport: cardsOf(soon.filter(({ event }) => event.category === "sport").slice(0, mostOfSport)),
    Lead: cardsOf(near.toSorted((one, other) => goneOf(other) - goneOf(one))).find(isPriced) ?? null,
    Cheap: cardsOf(soon)
      .filter(isPriced)
      .toSorted((one, other) => priceOf(one) - priceOf(other))
      .slice(0, mostCheap),
    ...daysOf(call, { city }),
  };
};

/** What is on the home page: one of each category, the soonest first. */
export const soonEvents = (call: Call) => {
  const [today, money, look] = [todayHere(call), moneyFor(call, currencyFor(call, undefined)), vacanciesIn(call)];
  const firsts = new Map<EventCategory, AnswerOf<typeof eventsEndpoints.eventsHome>["Soon"][number]>();
  const soonest = events
    .filter(({ venue }) => venue.city.country === call.country)
    .map((event) => ({ event, begins: showsOf(event, today)[0]?.begins ?? 0 }))
    .toSorted((one, other) => one.begins - other.begins);
  for (const { event } of soonest) {
    if (firsts.size === mostOnHome) break;
    const seen = seenShows(call, event, look);
    if (!firsts.has(event.category) && seen.some((one) => isSold(one.vacancy)))
      firsts.set(event.category, cardWire(call, event, money, look, seen));
  }
  const name = call.locale === "ar" ? "name_ar" : "name";
  return [...firsts.values()].map(
    ({ category, currency, from_price: price, next_at: next, slug, tz, venue, ...names }) => ({
      slug,
      art: `${category} ${slug}`,
      title: names[name],
      city: venue.city[name],
      venue: venue[name],
      category,
      starts_at: next,
      tz,
      from_price: price === null ? null : { amount: price, currency },
    }),
  );
};

/** An event by its slug, or by one of its shows. */
export const readShows = (
  call: Call,
  { code, currency, event: wanted }: ParsedRequestOf<typeof eventsEndpoints.eventShows>,
): AnswerOf<typeof eventsEndpoints.eventShows> => {
  const show = showBy(wanted);
  const event = show?.event ?? eventBySlug(wanted);
  if (event === undefined) throw refuse("not_found", { status: 404, message: "There is no event by that name." });
  const money = moneyFor(call, currencyFor(call, currency));
  return detailWire(call, event, {
    code: code ?? null,
    money,
    show: show?.id ?? null,
    isWaited: (one) => eventsWaiting.has(call, one),
  });
};
