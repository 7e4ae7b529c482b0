import { type FoundShows, refId } from "@safar/engine";
import { sampleFilm, sampleMoviesSearch, sampleShow } from "@safar/engine/testing";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { inTest } from "../../calls/in-test.ts";
import { readFilm, readMoviesHome } from "../../calls/movie-guide.calls.ts";
import { searchShows } from "../../calls/movies.calls.ts";
import { loadWords } from "../../i18n/i18n.ts";
import { loadFilm } from "./load-movies.ts";

const origin = "https://safar.example";
const facts = {
  locale: "en",
  edition: "PK",
  colourMode: "light",
  origin,
  origins: { PK: origin, SA: origin },
} as const;
const lahore = { slug: "lahore", name: { en: "Lahore", ar: "لاهور" }, country: "PK", latitude: 31.5, longitude: 74.3 };

/** Which days have shows, and which of those have a seat left, from the 1st on: `-` none, `x` full, `o` open. */
const answered =
  (days: string) =>
  (date: string): FoundShows => ({
    refId: refId("S-1"),
    search: sampleMoviesSearch.replace(/date=.*/, `date=${date}`),
    expiresAt: 900_000,
    film: sampleFilm,
    city: lahore,
    date,
    shows: [sampleShow],
    days: Array.from(days, (sign, index) => ({
      date: `2026-12-0${index + 1}`,
      shows: sign === "-" ? 0 : 2,
      isFull: sign === "x",
    })),
  });

const contextOf = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["walk"], { today: "2026-12-01", paymentOrigins: [] });
  queryClient.setQueryData(["movies general"], { cities: [lahore], city: "lahore" });
  queryClient.setQueryData(["shell"], { verticals: ["movies"], features: [] });
  return { facts, queryClient };
};

const open = async (days: string, query = "?city=lahore") => {
  await loadWords("en");
  const foundOn = answered(days);
  inTest(readFilm).mockResolvedValue({ type: "FILM", film: sampleFilm, cinemas: [], preBooked: null });
  const asked: string[] = [];
  inTest(searchShows).mockImplementation(async ({ data }: { readonly data: { readonly search: string } }) => {
    const date = /date=([^&]*)/.exec(data.search)?.[1] ?? "";
    asked.push(date);
    return { at: 0, outcome: { type: "FOUND", found: foundOn(date) } };
  });
  const location = { pathname: "/movies/the-last-tonga", searchStr: query };
  const loaded = await loadFilm("the-last-tonga", { context: contextOf(), location });
  return { asked, date: loaded.kind === "shows" ? loaded.found?.date : loaded.kind };
};

test.each([
  ["oo", ["2026-12-01"]],
  ["-xxxo", ["2026-12-01", "2026-12-05"]],
  ["xxxxx", ["2026-12-01"]],
  ["--xx", ["2026-12-01", "2026-12-03"]],
  ["----", ["2026-12-01"]],
] as const)("default: of the days %s the first with a seat is asked for, and no other", async (days, asked) => {
  expect(await open(days)).toEqual({ asked, date: asked.at(-1) });
});

test("behavior: a day that somebody names is the day that they see, full or not", async () => {
  expect(await open("xxo", "?city=lahore&date=2026-12-02")).toEqual({ asked: ["2026-12-02"], date: "2026-12-02" });
});

test.each([
  ["?city=karachi", "karachi"],
  ["", "lahore"],
])("default: a film to come at %j begins with the cinemas of %s", async (searchStr, city) => {
  await loadWords("en");
  const film = { ...sampleFilm, state: "prebook" } as const;
  inTest(readFilm).mockResolvedValue({ type: "FILM", film, cinemas: [sampleShow.cinema], preBooked: null });
  const next = { starts: sampleShow.starts, price: sampleShow.categories[0]?.price, types: ["2d"] };
  const now = [
    { ...sampleFilm, slug: "of-another-kind", genres: [], next },
    { ...sampleFilm, next },
  ];
  inTest(readMoviesHome).mockResolvedValue({ type: "HOME", home: { now } });
  const loaded = await loadFilm(film.slug, { context: contextOf(), location: { pathname: "/movies/x", searchStr } });
  expect(loaded).toMatchObject({ kind: "coming", city, cities: [lahore], similar: [{ slug: sampleFilm.slug }] });
});
