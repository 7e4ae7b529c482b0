import { decodeMovies } from "@safar/engine";
import { expect, test } from "vitest";
import { filmPath, moviePlan } from "./movie-plan.ts";

const checking = {
  today: "2026-11-21",
  edition: "PK",
  isPlace: (text: string) => text === "salt",
  isNothing: () => false,
} as const;

test("default: a search without a film says that the field is required", () => {
  const problems = moviePlan.problemsOf({ film: "sal", city: "karachi", date: "" }, checking);
  expect(problems.map(({ field }) => field)).toEqual(["film"]);
  expect(moviePlan.problemsOf({ film: "salt", city: "karachi", date: "" }, checking)).toEqual([]);
});

test("default: shows stand at their film's address, with the city and the day, and a search begins without a day", () => {
  const search = moviePlan.searchOf({ film: "salt", city: "karachi", date: "2026-12-03" });
  expect(filmPath(search, "sort=cheapest")).toBe("/movies/salt?city=karachi&date=2026-12-03&sort=cheapest");
  expect(moviePlan.resultsOf(search)).toBe("/movies/salt?city=karachi");
  expect(decodeMovies(search)).toEqual({ film: "salt", city: "karachi", date: "2026-12-03" });
});
