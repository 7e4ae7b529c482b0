import { decodeMovies } from "@safar/engine";
import { expect, test } from "vitest";
import { filmPath, moviePlan } from "./movie-plan.ts";

const checking = {
  today: "2026-11-21",
  edition: "PK",
  isPlace: (text: string) => text === "salt",
  isNothing: () => false,
} as const;

test("default: what is no film is said to be none, and a search without one is for all of the city", () => {
  const problems = moviePlan.problemsOf({ film: "sal", city: "karachi", date: "" }, checking);
  expect(problems.map(({ field }) => field)).toEqual(["film"]);
  const none = moviePlan.problemsOf(
    { film: "zzzz", city: "karachi", date: "" },
    { ...checking, isNothing: () => true },
  );
  expect(none).toMatchObject([{ field: "film", words: { values: { film: "zzzz" } } }]);
  expect(moviePlan.problemsOf({ film: "salt", city: "karachi", date: "" }, checking)).toEqual([]);
  expect(moviePlan.problemsOf({ film: "", city: "karachi", date: "" }, checking)).toEqual([]);
  expect(moviePlan.resultsOf("film=&city=karachi")).toBe("/movie-tickets-online?city=karachi#films");
});

test("default: shows stand at their film's address, with the city and the day, and a search begins without a day", () => {
  const search = moviePlan.searchOf({ film: "salt", city: "karachi", date: "2026-12-03" });
  expect(filmPath(search, "sort=cheapest")).toBe("/movies/salt?city=karachi&date=2026-12-03&sort=cheapest");
  expect(moviePlan.resultsOf(search)).toBe("/movies/salt?city=karachi");
  expect(decodeMovies(search)).toEqual({ film: "salt", city: "karachi", date: "2026-12-03" });
});
