import type { AnswerOf, eventsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import { groupAsked, passWords } from "../../world/events/event-words.data.ts";
import {
  type Event,
  type EventShow,
  events,
  fateOf,
  friendsCode,
  type Pass,
  postponedDays,
  showsOf,
  strangersAt,
} from "../../world/events/events.ts";
import { pointWire } from "../../world/geography.ts";
import { type Money, minorOf, moneyAt, roundedIn } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { outingCityWire } from "../../world/outing-cities.ts";
import { addDays, type LocalDate, type LocalDateTime, toInstant, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { countsTaken } from "../orders/stock.ts";
import { expiryAfter } from "../selling/expiry.ts";
import { seedOf } from "../selling/seed.ts";

type Detail = AnswerOf<typeof eventsEndpoints.eventShows>;
type WireCard = Detail["Event"]["similar"][number];
type Status = WireCard["status"];
type World = Pick<Call, "store" | "random" | "now" | "scenario">;

export const eventsStock = "events_inventory";

export const stockOf = ({ id }: Pick<EventShow, "id">, pass: string): string => `${id} ${pass}`;

export const moneyFor = (call: Call, currency: string): Money => moneyAt(currency, call.now(), seedOf(call, "events"));

/** So many hours before it begins nothing of a show comes back any more, and all but the fee before. */
export const returnHours = 24;

const taxShare = { PK: 0, SA: 0.15 } as const;
const feeShare = 0.05;

/** What one pass is made of, in minor units; the tax of its country is in its fee line. */
export const passParts = ({ dollars, venue }: Event, { share }: Pick<Pass, "share">, money: Money, drift = 1) => {
  const ticket = minorOf(dollars * share * drift, money);
  const feePart = feeShare + taxShare[venue.city.country];
  const fee = ticket === 0 ? 0 : Math.max(money.currency.step, roundedIn(money, ticket * feePart));
  return { ticket, fee };
};

const costOf = (event: Event, pass: Pass, money: Money): number => {
  const { fee, ticket } = passParts(event, pass, money);
  return ticket + fee;
};

/** The passes of an event that whoever gave a code may see. */
export const passesFor = ({ passes }: Event, code: string | null): readonly Pass[] =>
  passes.filter((pass) => pass.code === null || pass.code === code?.toUpperCase());

/** When the sale of an event begins. */
export const saleBegins = (event: Event, [first]: readonly EventShow[]): number =>
  first === undefined ? 0 : toInstant(`${addDays(first.date, -event.soldDays)}T10:00`, event.venue.city.zone);

export type Vacancy = {
  readonly status: Status;
  readonly left: Readonly<Record<string, number>>;
  readonly people: number;
  /** The share of its places that is taken. */
  readonly gone: number;
};

/** What is left of any show, the bookings counted once. */
export const vacanciesIn = (call: World): ((show: EventShow) => Vacancy) => {
  const [taken, seed, now] = [countsTaken(call.store, eventsStock), seedOf(call, "events"), call.now()];
  return (show) => {
    const { event } = show;
    const left = Object.fromEntries(
      event.passes.map((pass) => [
        pass.id,
        Math.max(0, pass.places - strangersAt(show, pass, seed) - (taken.get(stockOf(show, pass.id)) ?? 0)),
      ]),
    );
    const open = event.passes.filter(({ code }) => code === null);
    const people = open.reduce((sum, { admits, id }) => sum + (left[id] ?? 0) * admits, 0);
    const places = open.reduce((sum, pass) => sum + pass.places * pass.admits, 0);
    const status = (): Status => {
      if (show.begins <= now) return "ended";
      const fate = fateOf(show);
      if (fate !== null) return fate;
      if (saleBegins(event, [show]) > now) return "not_yet";
      if (people === 0) return "sold_out";
      return people <= Math.max(8, places / 12) ? "few_left" : "on_sale";
    };
    return { status: status(), left, people, gone: places === 0 ? 0 : 1 - people / places };
  };
};

export const isSold = ({ status }: Vacancy): boolean => status === "on_sale" || status === "few_left";

export const todayIn = (call: Pick<Call, "now">, { venue }: Event): LocalDate =>
  toLocalDate(call.now(), venue.city.zone);

export const venueWire = ({ address, city, names, slug, ...point }: Event["venue"]) => ({
  slug,
  ...namesWire(names),
  address: namesWire(address),
  city: outingCityWire(city),
  ...pointWire(point),
});

/** The same hour on the day that a postponed show has moved to. */
export const laterDay = (local: LocalDateTime): LocalDateTime =>
  `${addDays(local.slice(0, 10), postponedDays)}${local.slice(10)}`;

const ranks: readonly Status[] = ["on_sale", "few_left", "not_yet", "sold_out", "postponed", "cancelled", "ended"];

type Seen = { readonly show: EventShow; readonly vacancy: Vacancy };

/** The shows of an event that have not begun, or all of them where each has. */
export const seenShows = (call: World, event: Event, look: (show: EventShow) => Vacancy): readonly Seen[] => {
  const all = showsOf(event, todayIn(call, event)).map((show) => ({ show, vacancy: look(show) }));
  const ahead = all.filter(({ vacancy }) => vacancy.status !== "ended");
  return ahead.length === 0 ? all : ahead;
};

const adultPasses = ({ passes }: Event, { vacancy }: Seen): readonly Pass[] =>
  passes.filter(({ code, id }) => code === null && id !== "child" && isSold(vacancy) && (vacancy.left[id] ?? 0) > 0);

/** Of an adult's cheapest pass: what a child pays is said of nothing as its price. */
const fromOf = (event: Event, seen: Seen, money: Money): number | null => {
  const sold = adultPasses(event, seen);
  return sold.length === 0 ? null : Math.min(...sold.map((pass) => costOf(event, pass, money)));
};

/** Of some shows the first that an adult can buy, or else the first that is sold, or the first: a card stands at it. */
export const nextOf = (event: Event, seen: readonly Seen[]): Seen | undefined =>
  seen.find((one) => adultPasses(event, one).length > 0) ?? seen.find(({ vacancy }) => isSold(vacancy)) ?? seen[0];

export const cardWire = (
  call: Call,
  event: Event,
  money: Money,
  look = vacanciesIn(call),
  seen = seenShows(call, event, look),
): WireCard => {
  const next = nextOf(event, seen);
  const from = next === undefined ? null : fromOf(event, next, money);
  const status = ranks.find((one) => seen.some(({ vacancy }) => vacancy.status === one)) ?? "ended";
  const begins = saleBegins(
    event,
    seen.map(({ show }) => show),
  );
  // Whoever looks at some days of a run still reads when it begins and ends.
  const whole = seenShows(call, event, look);
  const held = (of: readonly Seen[]) => of.filter(({ show }) => fateOf(show) === null);
  const all = seen.length > 1 ? whole : seen;
  const first = held(all)[0] ?? all[0];
  const last = (held(whole).at(-1) ?? whole.at(-1))?.show;
  return {
    uuid: event.uuid,
    slug: event.slug,
    ...namesWire(event.names),
    category: event.category,
    tags: event.tags.map(namesWire),
    venue: venueWire(event.venue),
    starts_at: first?.show.starts ?? "",
    ends_at: last?.ends ?? "",
    next_at: next?.show.starts ?? "",
    days: held(whole).filter(({ show }) => next === undefined || show.date >= next.show.date).length,
    tz: event.venue.city.zone,
    shows: seen.length,
    currency: money.currency.code,
    from_price: from === null ? null : toWire(from, money.currency),
    status,
    postponed_to: status === "postponed" && seen[0] !== undefined ? laterDay(seen[0].show.starts) : null,
    on_sale_at: begins > call.now() ? instantOf(begins) : null,
    age_min: event.ageMin,
    family: event.isFamily,
    taken: Math.floor((next?.vacancy.gone ?? 0) * 100),
  };
};

const showWire = (
  event: Event,
  { show, vacancy }: Seen,
  passes: readonly Pass[],
  money: Money,
  isWaited: (show: EventShow) => boolean,
) => {
  const from = fromOf(event, { show, vacancy }, money);
  return {
    show_id: show.id,
    starts_at: show.starts,
    ends_at: show.ends,
    doors_at: show.doors,
    begins_at: instantOf(show.begins),
    status: vacancy.status,
    postponed_to: vacancy.status === "postponed" ? laterDay(show.starts) : null,
    left: vacancy.people,
    passes: passes.map(({ id }) => ({ pass_id: id, left: vacancy.left[id] ?? 0 })),
    from_price: from === null ? null : toWire(from, money.currency),
    waiting: isWaited(show),
  };
};

export const passNames = (id: Pass["id"]): Names => passWords[id].names;

export const passLabel = ({ admits, id }: Pass, locale: keyof Names, asked: Event["requires"]): string =>
  [passNames(id), ...(admits > 1 ? [groupAsked[asked === "document" ? "document" : "name"]] : [])]
    .map((name) => name[locale])
    .join(" · ");

/** As long as a page is looked at. */
const lastsMs = 60 * 60_000;
const mostSimilar = 4;

type Asked = {
  readonly code: string | null;
  readonly money: Money;
  readonly show: string | null;
  /** Whether whoever asks waits for a show. */
  readonly isWaited: (show: EventShow) => boolean;
};

/** An event with its shows and the passes that a code opens. */
export const detailWire = (call: Call, event: Event, { code, isWaited, money, show }: Asked): Detail => {
  const look = vacanciesIn(call);
  const seen = seenShows(call, event, look);
  const passes = passesFor(event, code);
  const begins = saleBegins(
    event,
    seen.map((one) => one.show),
  );
  const similar = events
    .filter(
      (one) => one !== event && one.category === event.category && one.venue.city.country === event.venue.city.country,
    )
    .toSorted(
      (one, other) => Number(other.venue.city === event.venue.city) - Number(one.venue.city === event.venue.city),
    )
    // One that tours the cities is like it once.
    .filter(({ names }, place, all) => all.findIndex((one) => one.names.en === names.en) === place);
  return {
    Event: {
      ...cardWire(call, event, money, look, seen),
      about: namesWire(event.about),
      note: event.note === null ? null : namesWire(event.note),
      organiser: namesWire(event.organiser),
      dates: seen.map((one) => showWire(event, one, passes, money, isWaited)),
      passes: passes.map((pass) => {
        const { fee, ticket } = passParts(event, pass, money);
        const { names, note } = passWords[pass.id];
        return {
          pass_id: pass.id,
          ...namesWire(names),
          note: note === null ? null : namesWire(note),
          price: toWire(ticket, money.currency),
          fee: toWire(fee, money.currency),
          min: 1,
          max: Math.min(pass.most, event.mostPerOrder),
          admits: pass.admits,
          on_sale_at: begins > call.now() ? instantOf(begins) : null,
          sale_ends_at: null,
          hidden_until_code: pass.code !== null,
          age_min: event.ageMin,
        };
      }),
      max_per_order: event.mostPerOrder,
      return_hours: event.dollars === 0 ? null : returnHours,
      names: event.asks,
      one_name: event.requires !== "document",
      similar: similar.slice(0, mostSimilar).map((one) => cardWire(call, one, money, look)),
    },
    show_id: show,
    code_known: code === null ? null : code.toUpperCase() === friendsCode && passes.some((pass) => pass.code !== null),
    expires_at: instantOf(expiryAfter(call, lastsMs, call.scenario("results_expire_soon"))),
  };
};
