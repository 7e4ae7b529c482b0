import { expect, test } from "vitest";
import { decodeMovies, encodeMovies, readMoviesSearch } from "./criteria.ts";

const limits = { today: "2026-11-21" };
const criteria = { film: "the-last-tonga", city: "lahore", date: "2026-11-23" };

test("invariant: a search is written and read again as it was", () => {
  expect(decodeMovies(encodeMovies(criteria))).toEqual(criteria);
});

test("behavior: a search says what keeps it from being made", () => {
  const problems = (text: string) => {
    const read = readMoviesSearch(text, limits);
    return read.ok ? [] : read.error;
  };
  expect(problems("")).toEqual([{ code: "film_missing" }, { code: "city_missing" }, { code: "date_missing" }]);
  expect(problems(encodeMovies({ ...criteria, date: "2026-11-20" }))).toEqual([{ code: "date_past" }]);
  expect(problems(encodeMovies({ ...criteria, date: "2026-12-04" }))).toEqual([]);
  expect(problems(encodeMovies({ ...criteria, date: "2026-12-05" }))).not.toEqual([]);
});
