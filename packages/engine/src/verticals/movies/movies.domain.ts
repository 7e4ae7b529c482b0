import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { NamedPlace } from "../../kernel/named-place.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";

export type MovieCity = NamedPlace;

export const screenTypes = ["2d", "3d", "imax", "gold"] as const;

/** How a film is shown; `gold` is a small hall with wide seats. */
export type ScreenType = (typeof screenTypes)[number];

export type Cinema = {
  readonly slug: string;
  readonly name: Names;
  /** The slug of its city. */
  readonly city: string;
  readonly address: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly screens: number;
  readonly types: readonly ScreenType[];
  /** Whoever comes with a booking shows a document at its door. */
  readonly checksId: boolean;
};

// biome-ignore format: a list of words is read in rows.
export const posterMotifs = [
  "sun", "moon", "city", "mountain", "sea", "train", "bird", "flower", "door", "eye", "hand", "star", "mask",
  "cricket", "rocket", "house", "camel", "kite", "lantern", "road", "rain", "lighthouse", "balloon", "planet",
  "tree", "whale", "boat", "horse", "cat", "robot", "crown", "needle", "key", "rook", "clock", "stairs", "truck",
  "oud", "drum", "bridge", "letter", "tea", "swords", "window",
] as const;

/** How a poster is drawn: what is on it, how it is laid out, and its colours. */
export type PosterRecipe = {
  readonly motif: (typeof posterMotifs)[number];
  /** `horizon` has the motif over a ground, `centre` alone, `pattern` many times, `split` across two fields. */
  readonly layout: "horizon" | "centre" | "pattern" | "split";
  /** Hues in degrees: of the ground, of the motif, of what stands out. */
  readonly hues: readonly [number, number, number];
  readonly isDark: boolean;
};

/** By what films are looked for: a genre, or a kind of audience or screen. */
export type MovieCategory = { readonly slug: string; readonly name: Names };

export type Certificate = {
  /** As it stands on the poster: `U`, `PG12`, `R18`. */
  readonly code: string;
  /** Nobody younger is let in; null for everybody. */
  readonly fromAge: number | null;
  readonly words: Names;
};

export type Film = {
  readonly slug: string;
  readonly title: Names;
  readonly synopsis: Names;
  /** ISO 639 codes: spoken, and written below. */
  readonly languages: readonly string[];
  readonly subtitles: readonly string[];
  readonly genres: readonly MovieCategory[];
  readonly minutes: number;
  readonly certificate: Certificate;
  readonly director: Names;
  readonly cast: readonly Names[];
  readonly releasedOn: CalendarDate;
  /** `now`: it is shown. `prebook`: it is not yet, and somebody can ask to be told. `coming`: it is only announced. */
  readonly state: "now" | "prebook" | "coming";
  readonly poster: PosterRecipe;
  /** What those who saw it gave it, out of ten, and how many they are; null while too few did. */
  readonly score: { readonly value: number; readonly votes: number } | null;
};

/** Places of one price in a hall. */
export type ShowCategory = {
  readonly code: string;
  readonly name: Names;
  /** Of one place. */
  readonly price: Money;
  readonly left: number;
};

/** One show of a film: what is booked. */
export type Show = {
  readonly id: OfferId;
  readonly cinema: Cinema;
  readonly hall: Names;
  readonly type: ScreenType;
  /** ISO 639 codes: spoken, and written below if anything is. */
  readonly language: string;
  readonly subtitles: string | null;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  /** From then on nothing is sold: it has begun. */
  readonly startsAt: EpochMs;
  /** The dearest last. */
  readonly categories: readonly ShowCategory[];
  /** Seats that nobody has, and how many there are: without those kept for wheelchairs and for who comes with them. */
  readonly left: number;
  readonly places: number;
  /** Places for wheelchairs that nobody has. */
  readonly wheelchairLeft: number;
  /** What glasses cost where it is shown in 3D, for whoever brings none; null where none are needed. */
  readonly glasses: Money | null;
};

/** A day of the strip, with how many shows there still are on it, and whether none of them has a seat left. */
export type ShowDay = { readonly date: CalendarDate; readonly shows: number; readonly isFull: boolean };

/** The shows of a film in a city on a day. */
export type FoundShows = {
  readonly refId: RefId;
  readonly search: SearchText;
  readonly expiresAt: EpochMs;
  readonly film: Film;
  readonly city: MovieCity;
  readonly date: CalendarDate;
  readonly shows: readonly Show[];
  readonly days: readonly ShowDay[];
};

/** What is being booked, for its summary beside the steps. */
export type MoviesSummary = {
  readonly film: Film;
  readonly show: Show;
  /** As they are written on them. */
  readonly seats: readonly string[];
  readonly category: Names | null;
};

/** A film with its next show in a city that has a seat left, what its cheapest seat costs, and how it is shown at that hour; null where none is known. */
export type FilmOn = Film & {
  readonly next: { readonly starts: PlaceTime; readonly price: Money; readonly types: readonly ScreenType[] } | null;
};

/** What stands on the front page of movies in a city. */
export type MoviesHome = {
  readonly city: MovieCity;
  readonly now: readonly FilmOn[];
  readonly prebook: readonly Film[];
  readonly coming: readonly Film[];
  /** Shows that begin next, the soonest first, each with its film. */
  readonly tonight: readonly { readonly film: Film; readonly show: Show }[];
  readonly categories: readonly MovieCategory[];
};

/** What everything else is named by. */
export type MoviesGeneral = {
  readonly cities: readonly MovieCity[];
  readonly cinemas: readonly Cinema[];
  readonly categories: readonly MovieCategory[];
};
