import { slugNow } from "../former-slugs.data.ts";
import { chance, digest, hash32, picked } from "../hash.ts";
import { createNameSearch } from "../name-search.ts";
import type { Names } from "../names.ts";
import { type OutingCity, outingCities } from "../outing-cities.ts";
import {
  addDays,
  atMinute,
  daysBetween,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  toInstant,
} from "../zones.ts";
import { actRows, type EventCategory, tagWords } from "./acts.data.ts";
import { habits, kindWords, notes, organisers } from "./event-words.data.ts";
import { venueRows } from "./venues.data.ts";

export type Venue = Omit<OutingCity, "country" | "zone"> & {
  readonly city: OutingCity;
  readonly address: Names;
  readonly kind: "hall" | "ground";
  readonly holds: number;
};

export type PassId = "standard" | "premium" | "group" | "child" | "friends";

/** What is sold of an event: its share of the event's price, and of the places of a show. */
export type Pass = {
  readonly id: PassId;
  readonly share: number;
  readonly places: number;
  readonly admits: number;
  readonly most: number;
  /** Only for those who give this code. */
  readonly code: string | null;
};

export type Event = {
  readonly uuid: string;
  readonly slug: string;
  readonly names: Names;
  readonly category: EventCategory;
  readonly venue: Venue;
  readonly tags: readonly Names[];
  readonly about: Names;
  readonly note: Names | null;
  readonly organiser: Names;
  readonly pattern: "single" | "run" | "daily" | "festival";
  readonly time: string;
  readonly minutes: number;
  readonly dollars: number;
  readonly passes: readonly Pass[];
  readonly mostPerOrder: number;
  readonly asks: "each" | "once" | "nobody";
  /** What is asked for beside a name, where names are. */
  readonly requires: "document" | "email" | "phone" | null;
  readonly ageMin: number | null;
  readonly isFamily: boolean;
  /** A scenario names it: nothing befalls it by chance. */
  readonly isNamed: boolean;
  /** Days before its first show from which on it is sold. */
  readonly soldDays: number;
};

export type EventShow = {
  /** `the-well-lahore~2026-12-03`: a day at its place. */
  readonly id: string;
  readonly event: Event;
  readonly date: LocalDate;
  readonly starts: LocalDateTime;
  readonly ends: LocalDateTime;
  readonly doors: LocalDateTime;
  readonly begins: Instant;
  readonly doorsOpen: Instant;
  /** The day that a postponed one has moved to. */
  readonly isMoved: boolean;
};

// biome-ignore format: in the order that they are listed.
export const eventCities = outingCities([
  "karachi", "lahore", "islamabad", "peshawar", "multan", "faisalabad", "riyadh", "jeddah", "dammam", "abha", "taif", "alula",
]);

const venueIn = (citySlug: string, kind: Venue["kind"]): Venue => {
  const row = venueRows.find(([city, of]) => city === citySlug && of === kind);
  const city = eventCities.find(({ slug }) => slug === citySlug);
  if (row === undefined || city === undefined) throw new Error(`There is no ${kind} in ${citySlug}.`);
  const [, , slug, en, ar, street, streetAr, north, east, holds] = row;
  return {
    slug,
    city,
    kind,
    holds,
    names: { en, ar },
    address: { en: `${street}, ${city.names.en}`, ar: `${streetAr}، ${city.names.ar}` },
    latitude: city.latitude + north,
    longitude: city.longitude + east,
  };
};

/** The code that opens what is sold to friends alone. */
export const friendsCode = "FRIENDS";

const passesOf = (slug: string, category: EventCategory, { holds }: Venue): readonly Pass[] => {
  const pass = (id: PassId, share: number, part: number, more: Partial<Pass> = {}): Pass => ({
    id,
    share,
    places: Math.max(4, Math.floor(holds * part)),
    admits: 1,
    most: 6,
    code: null,
    ...more,
  });
  if (slug.startsWith("an-author-and-a-lamp")) return [pass("standard", 1, 0, { places: 1 })];
  const isFamily = category === "family" || category === "exhibitions";
  return [
    pass("standard", 1, 0.1),
    ...(category === "exhibitions" || category === "talks" ? [] : [pass("premium", 1.8, 0.02, { most: 4 })]),
    ...(isFamily ? [pass("child", 0.5, 0.05)] : []),
    ...(category === "music" || category === "sport" ? [pass("group", 3.4, 0.01, { admits: 4, most: 2 })] : []),
    ...(category === "music" || category === "theatre"
      ? [pass("friends", 0.7, 0.01, { most: 2, code: friendsCode })]
      : []),
  ];
};

const asksOf = (category: EventCategory, pattern: Event["pattern"]): Event["asks"] => {
  if (category === "exhibitions" || category === "food") return "nobody";
  return category === "theatre" && pattern === "run" ? "once" : "each";
};

/** What is asked of each beside a name. Nobody is let into a stadium without showing who they are. */
const required: Readonly<Record<string, Event["requires"]>> = {
  "city-derby": "document",
  "night-cricket": "document",
  "founders-in-person": "phone",
  "the-long-interview": "email",
  "padel-masters": "email",
};

const uuidOf = (slug: string): string => {
  const [one, other] = [digest(slug), digest(`${slug}/event`)];
  return `${one.slice(0, 8)}-${one.slice(8, 12)}-4${one.slice(13)}-8${other.slice(1, 4)}-${other.slice(4)}`;
};

const isTag = (text: string): text is keyof typeof tagWords => text in tagWords;

export const events: readonly Event[] = actRows.flatMap(
  ([act, category, en, ar, pattern, kind, time, minutes, dollars, tags, cities, told, toldAr]) =>
    cities.split(" ").map((city, _, all): Event => {
      const venue = venueIn(city, kind);
      const slug = all.length === 1 ? act : `${act}-${city}`;
      const names = { en, ar };
      return {
        uuid: uuidOf(slug),
        slug,
        names,
        category,
        venue,
        tags: tags
          .split(" ")
          .filter(isTag)
          .map((tag) => tagWords[tag]),
        about: { en: `${told} ${habits[category].en}`, ar: `${toldAr} ${habits[category].ar}` },
        note: chance(`${slug}/note`, 0) < 0.5 ? (picked(notes, slug) ?? null) : null,
        organiser: picked(organisers, act) ?? names,
        pattern,
        time,
        minutes,
        dollars,
        passes: passesOf(slug, category, venue),
        mostPerOrder: act === "the-locked-room" ? 2 : 6,
        asks: asksOf(category, pattern),
        requires: required[act] ?? null,
        ageMin: category === "music" && kind === "hall" ? 16 : null,
        isFamily: category === "family" || tags.includes("families"),
        isNamed: all.length === 1,
        soldDays: category === "music" && all.length > 1 ? 75 : 200,
      };
    }),
);

/** An event by its slug, or by one that it had before. */
export const eventBySlug = (of: string): Event | undefined => events.find(({ slug }) => slug === slugNow(of));

/** Events by any part of their names, places and tags, in either script; the best first. */
export const eventsLike = createNameSearch(events, {
  idOf: ({ slug }) => slug,
  fields: {
    en: { boost: 3, textOf: ({ names }) => names.en },
    ar: { boost: 3, textOf: ({ names }) => names.ar },
    places: {
      boost: 1,
      textOf: ({ venue }) => [venue.names, venue.city.names].flatMap(({ ar, en }) => [ar, en]).join(" "),
    },
    kind: { boost: 1, textOf: ({ category }) => kindWords[category] },
    tags: { boost: 1, textOf: ({ tags }) => tags.flatMap(({ ar, en }) => [ar, en]).join(" ") },
  },
  weightOf: () => 1,
});

const firstDay: LocalDate = "2024-01-01";
/** Every event comes back after so many days: on each of them another one begins. */
const cycle = 91;
const offsets = {
  single: [0],
  run: [0, 1, 2, 4, 5, 7, 8, 9],
  daily: Array.from({ length: 21 }, (_, day) => day),
  festival: [0, 1, 2],
} as const satisfies Record<Event["pattern"], readonly number[]>;

const showOn = (event: Event, date: LocalDate, isMoved = false): EventShow => {
  const { minutes, time, venue } = event;
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const starts = atMinute(date, minute);
  const end = minute + minutes;
  const doors = atMinute(date, minute - 60);
  const { zone } = venue.city;
  return {
    id: `${event.slug}~${date}`,
    event,
    date,
    starts,
    ends: atMinute(addDays(date, Math.floor(end / 1440)), end % 1440),
    doors,
    begins: toInstant(starts, zone),
    doorsOpen: toInstant(doors, zone),
    isMoved,
  };
};

/** When an event begins in the cycle of a day. */
const openingIn = (slug: string, turn: number): LocalDate =>
  addDays(firstDay, turn * cycle + (hash32(`${slug}/day`) % cycle));

/** What befell a show before anybody looked. */
export const fateOf = ({ event: { isNamed, pattern }, id, isMoved }: EventShow): "cancelled" | "postponed" | null => {
  if (pattern === "daily" || isNamed || isMoved) return null;
  const drawn = chance(`${id}/fate`, 0);
  if (drawn < 0.02) return "cancelled";
  return drawn < 0.05 ? "postponed" : null;
};

/** How many days later what is postponed takes place. */
export const postponedDays = 21;

/** The shows of a turn; of one that is postponed the day that it has moved to as well. */
const showsIn = (event: Event, turn: number): readonly EventShow[] =>
  offsets[event.pattern]
    .flatMap((day) => {
      const show = showOn(event, addDays(openingIn(event.slug, turn), day));
      return fateOf(show) === "postponed" ? [show, showOn(event, addDays(show.date, postponedDays), true)] : [show];
    })
    .toSorted((one, other) => one.begins - other.begins);

const longest = Math.max(...Object.values(offsets).flat()) + postponedDays;

const nextShows = (event: Event, today: LocalDate): readonly EventShow[] => {
  const turn = Math.floor(daysBetween(firstDay, today) / cycle);
  const mayBeAhead = (of: number) => addDays(openingIn(event.slug, of), longest) >= today;
  const found = [turn - 1, turn]
    .filter(mayBeAhead)
    .map((of) => showsIn(event, of))
    .find((shows) => shows.some(({ date }) => date >= today));
  return found ?? showsIn(event, turn + 1);
};

/** Of the day that was asked for last: everything that is read of events asks for the same one. */
const known: { today: LocalDate; readonly shows: Map<Event, readonly EventShow[]> } = { today: "", shows: new Map() };

/** The shows of an event as it comes next: those of the turn whose last day is not over. */
export const showsOf = (event: Event, today: LocalDate): readonly EventShow[] => {
  if (known.today !== today) known.shows.clear();
  known.today = today;
  const shows = known.shows.get(event) ?? nextShows(event, today);
  known.shows.set(event, shows);
  return shows;
};

/** The show of an id; undefined for one that never was. */
export const showBy = (id: string): EventShow | undefined => {
  const [slug = "", date = ""] = id.split("~");
  const event = eventBySlug(slug);
  if (event === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  return showsOf(event, date).find((show) => show.id === id);
};

/** How many of a pass strangers have bought of a show: more, the nearer it is. */
export const strangersAt = ({ event, id }: EventShow, pass: Pass, seed: number): number => {
  if (event.slug === "songs-from-the-old-city") return pass.places;
  if (event.slug === "an-author-and-a-lamp") return 0;
  if (event.isNamed) return Math.floor(pass.places / 2);
  const crowd = chance(`${id}/${pass.id}`, seed);
  return crowd > 0.93 ? pass.places : Math.floor(pass.places * crowd * 0.95);
};
