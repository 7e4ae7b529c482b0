import { between, hash32 } from "../hash.ts";
import { createNameSearch } from "../name-search.ts";
import { bothNames, type Names } from "../names.ts";
import { addDays, daysBetween, type LocalDate } from "../zones.ts";
import { artistNames, type certificates, filmRows, type GenreSlug, isGenre } from "./films.data.ts";
import { synopsesOn } from "./synopses.data.ts";

export type Film = {
  readonly slug: string;
  /** Its place among all films. */
  readonly number: number;
  readonly names: Names;
  /** Its story in a sentence, and whole: that sentence with what follows. */
  readonly synopsis: Names;
  readonly story: Names;
  readonly language: string;
  readonly subtitles: string;
  readonly genres: readonly GenreSlug[];
  readonly minutes: number;
  readonly certificate: keyof typeof certificates;
  readonly director: Names;
  readonly cast: readonly Names[];
  readonly poster: {
    readonly motif: string;
    readonly layout: string;
    readonly hues: readonly [number, number, number];
    readonly isDark: boolean;
  };
  /** Of those who saw it, out of ten. */
  readonly score: { readonly value: number; readonly votes: number };
};

const artistAt = (index: number): Names => artistNames[index % artistNames.length] ?? { en: "", ar: "" };

const posterOf = (text: string): Film["poster"] => {
  const [motif = "", layout = "", ground, figure, accent, time] = text.split(" ");
  return { motif, layout, hues: [Number(ground), Number(figure), Number(accent)], isDark: time === "dark" };
};

export const films: readonly Film[] = filmRows.map(
  ([slug, en, ar, synopsis, synopsisAr, tongues, genres, minutes, certificate, poster], number) => {
    const [language = "", subtitles = ""] = tongues.split("/");
    const [more = "", moreAr = ""] = synopsesOn[slug] ?? [];
    const first = hash32(slug);
    return {
      slug,
      number,
      names: { en, ar },
      synopsis: { en: synopsis, ar: synopsisAr },
      story: { en: `${synopsis} ${more}`, ar: `${synopsisAr} ${moreAr}` },
      language,
      subtitles,
      genres: genres.split(" ").filter(isGenre),
      minutes,
      certificate,
      director: artistAt(first),
      cast: [1, 2, 3].map((step) => artistAt(first + step * 5)),
      poster: posterOf(poster),
      score: { value: between(`${slug}/score`, 7, 58, 92) / 10, votes: between(`${slug}/votes`, 7, 140, 5200) },
    };
  },
);

export const filmBySlug = (slug: string): Film | undefined => films.find((film) => film.slug === slug);

export const filmsLike = createNameSearch(films, {
  idOf: ({ slug }) => slug,
  fields: {
    names: { boost: 3, textOf: ({ names }) => bothNames(names) },
    people: { boost: 1, textOf: ({ cast, director }) => [director, ...cast].map(bothNames).join(" ") },
  },
  weightOf: () => 1,
});

/** Those that are shown whatever the day: a scenario needs each. */
const always: ReadonlySet<string> = new Set(["the-last-tonga", "almost-full", "quiet-matinee"]);

/** A film is announced, then asked for, then shown; after that it begins anew, so that no day is without any of them. */
const [announcedDays, askedDays, cycleDays] = [7, 21, 56];

const firstDay: LocalDate = "2024-01-01";

export type FilmState = "now" | "prebook" | "coming";

const dayOfCycle = ({ number }: Film, day: LocalDate): number => {
  const days = daysBetween(firstDay, day) + number * 23;
  return ((days % cycleDays) + cycleDays) % cycleDays;
};

export const stateOn = (film: Film, day: LocalDate): FilmState => {
  if (always.has(film.slug)) return "now";
  const at = dayOfCycle(film, day);
  if (at < announcedDays) return "coming";
  return at < askedDays ? "prebook" : "now";
};

/** The first day of its run: of the one that is under way, or else of the next. What is always shown has one run after the other. */
export const releaseOf = (film: Film, day: LocalDate): LocalDate =>
  addDays(day, (always.has(film.slug) ? 0 : askedDays) - dayOfCycle(film, day));
