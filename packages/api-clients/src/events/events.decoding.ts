import {
  type EventCard,
  type EventCity,
  type EventDetail,
  type EventPass,
  type EventShow,
  type EventsSummary,
  type EventVenue,
  offerId,
} from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namedPlaceIn, namesIn } from "../wire/names.ts";
import { instantOf, type Times } from "../wire/times.ts";
import type { eventsEndpoints } from "./events.endpoints.ts";

type WireEvent = ResponseOf<typeof eventsEndpoints.eventShows>["Event"];
type WireCard = WireEvent["similar"][number];
type WireChosen = Omit<ResponseOf<typeof eventsEndpoints.quoteEvents>, "price" | "charge" | "policy">;

export const cityIn: (wire: WireCard["venue"]["city"]) => EventCity = namedPlaceIn;

const venueIn = (wire: WireCard["venue"]): EventVenue => ({
  slug: wire.slug,
  name: namesIn(wire),
  address: namesIn(wire.address),
  city: cityIn(wire.city),
  latitude: wire.lat,
  longitude: wire.lng,
});

/** A category that nobody knows here is one of talks, and nothing is sold of a state that nobody knows. */
const categoryIn = (category: WireCard["category"]) => (category === "unknown" ? "talks" : category);
const stateIn = (state: WireCard["status"]) => (state === "unknown" ? "ended" : state);

const instantOrNull = (text: string | null, times: Times) => (text === null ? null : instantOf(text, times));

/** Reads cards of an answer that came at some time. */
export const cardReader =
  (times: Times) =>
  (wire: WireCard, reader: MoneyReader): EventCard => {
    const at = (local: string) => ({ local, zone: wire.tz });
    return {
      id: offerId(wire.slug),
      slug: wire.slug,
      title: namesIn(wire),
      category: categoryIn(wire.category),
      tags: wire.tags.map(namesIn),
      venue: venueIn(wire.venue),
      starts: at(wire.starts_at),
      ends: at(wire.ends_at),
      next: at(wire.next_at),
      days: wire.days,
      shows: wire.shows,
      from: reader.moneyOrNull(wire.from_price, wire.currency),
      state: stateIn(wire.status),
      postponedTo: wire.postponed_to === null ? null : at(wire.postponed_to),
      onSaleAt: instantOrNull(wire.on_sale_at, times),
      ageMin: wire.age_min,
      isFamily: wire.family,
      ...(wire.taken !== undefined && { taken: wire.taken }),
      ...(wire.about && { about: namesIn(wire.about) }),
    };
  };

const showIn = (wire: WireEvent["dates"][number], event: WireEvent, reader: MoneyReader, times: Times): EventShow => {
  const at = (local: string) => ({ local, zone: event.tz });
  return {
    id: offerId(wire.show_id),
    starts: at(wire.starts_at),
    ends: at(wire.ends_at),
    doors: at(wire.doors_at),
    startsAt: instantOf(wire.begins_at, times),
    state: stateIn(wire.status),
    postponedTo: wire.postponed_to === null ? null : at(wire.postponed_to),
    left: wire.left,
    passesLeft: Object.fromEntries(wire.passes.map(({ left, pass_id: pass }) => [pass, left])),
    from: reader.moneyOrNull(wire.from_price, event.currency),
    isWaitedFor: wire.waiting,
  };
};

const passIn = (
  wire: WireEvent["passes"][number],
  { currency }: WireEvent,
  reader: MoneyReader,
  times: Times,
): EventPass => ({
  id: wire.pass_id,
  name: namesIn(wire),
  note: wire.note === null ? null : namesIn(wire.note),
  price: reader.money(wire.price, currency),
  fee: reader.money(wire.fee, currency),
  least: wire.min,
  most: wire.max,
  admits: wire.admits,
  onSaleAt: instantOrNull(wire.on_sale_at, times),
  saleEndsAt: instantOrNull(wire.sale_ends_at, times),
  ageMin: wire.age_min,
  isHidden: wire.hidden_until_code,
});

export const eventIn = (wire: WireEvent, reader: MoneyReader, times: Times): EventDetail => {
  const cardIn = cardReader(times);
  return {
    ...cardIn(wire, reader),
    about: namesIn(wire.about),
    note: wire.note === null ? null : namesIn(wire.note),
    organiser: namesIn(wire.organiser),
    dates: wire.dates.map((show) => showIn(show, wire, reader, times)),
    passes: wire.passes.map((pass) => passIn(pass, wire, reader, times)),
    mostPerOrder: wire.max_per_order,
    returnHours: wire.return_hours,
    names: wire.names === "unknown" ? "each" : wire.names,
    mayShareName: wire.one_name,
    similar: wire.similar.map((card) => cardIn(card, reader)),
  };
};

type Chosen = Pick<
  WireChosen,
  "slug" | "name" | "name_ar" | "category" | "venue" | "starts_at" | "ends_at" | "doors_at" | "tz" | "lines"
>;

/** What is booked, as a price and a booking say it. */
export const summaryIn = (wire: Chosen): EventsSummary => {
  const at = (local: string) => ({ local, zone: wire.tz });
  return {
    slug: wire.slug,
    title: namesIn(wire),
    category: categoryIn(wire.category),
    venue: venueIn(wire.venue),
    starts: at(wire.starts_at),
    ends: at(wire.ends_at),
    doors: at(wire.doors_at),
    passes: wire.lines.map((line) => ({ name: namesIn(line), count: line.qty, admits: line.admits })),
  };
};
