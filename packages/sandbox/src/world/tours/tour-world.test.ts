import { expect, test } from "vitest";
import { addDays, weekdayOf } from "../zones.ts";
import { startBy, startsOn, strangersAt } from "./starts.ts";
import { optionsOf, placesLike, tourPlaces, tours, toursIn } from "./tours.ts";

const nextDays = Array.from({ length: 61 }, (_, day) => addDays("2026-11-21", day));
const starts = tours.flatMap((tour) => nextDays.flatMap((date) => startsOn(tour, date)));

test("default: there are tours enough, of every kind, in both countries, and each place has some", () => {
  expect(tours.length).toBeGreaterThanOrEqual(120);
  expect(new Set(tours.map(({ kind }) => kind)).size).toBe(7);
  expect(new Set(tourPlaces.map(({ country }) => country))).toEqual(new Set(["PK", "SA"]));
  expect(tourPlaces.filter(({ slug }) => toursIn(slug).length === 0)).toEqual([]);
  expect(tours.filter(({ minutes }) => minutes > 1440).length).toBeGreaterThan(5);
  expect(tours.filter(({ pickup }) => pickup === "required").length).toBeGreaterThan(20);
});

test("invariant: every tour has an address of its own, and every name is in both languages", () => {
  expect(new Set(tours.map(({ slug }) => slug)).size).toBe(tours.length);
  for (const { names, slug } of tours) {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(names.en).toMatch(/^[\u0020-\u024f]+$/u);
    expect(names.ar).toMatch(/^[\p{Script=Arabic}\p{M}\s:،]+$/u);
  }
  for (const { meeting, names, sights } of tourPlaces) {
    expect(sights).toHaveLength(4);
    for (const { ar } of [meeting, names, ...sights]) expect(ar).toMatch(/^[\p{Script=Arabic}\p{M}\s:،]+$/u);
  }
});

test("invariant: a tour's stops fit its length, each is named in both languages, and of days there are as many as it takes", () => {
  for (const tour of tours) {
    const { minutes, names, stops } = tour;
    expect(stops.length).toBeGreaterThanOrEqual(2);
    expect(new Set(stops.map((stop) => stop.names.en)).size).toBe(stops.length);
    for (const stop of stops) {
      expect(stop.names.en).toMatch(/^[\u0020-\u024f]+$/u);
      expect(stop.names.ar).toMatch(/^[\p{Script=Arabic}\p{M}\s\d:،]+$/u);
    }
    const isOfDays = stops.map((stop) => /^Days? /.test(stop.names.en));
    expect([names.en, new Set(isOfDays)]).toEqual([names.en, new Set([minutes > 1440])]);
    if (minutes > 1440) expect((minutes / 1440) % stops.length).toBe(0);
  }
});

test("invariant: whoever goes to see history has some entrance in the price", () => {
  const seen = tours.filter(({ kind }) => kind === "history");
  expect(seen.filter(({ stops }) => !stops.some(({ isIncluded }) => isIncluded === true))).toEqual([]);
});

test.each([
  ["supper", 15],
  ["stargazing", 18],
  ["lantern", 18],
  ["orchards", 0, 12],
  ["breakfast", 0, 12],
  ["parade", 14],
])("behavior: what is called by its %s sets out when that is", (word, least, before = 24) => {
  const named = starts.filter(({ option }) => option.tour.names.en.toLowerCase().includes(word));
  const hours = named.map((start) => Number(start.starts.slice(11, 13)));
  expect(hours.length).toBeGreaterThan(0);
  expect(hours.filter((hour) => hour < least || hour >= before)).toEqual([]);
});

test("invariant: a start is read by its id as it was, and stops being sold before it begins", () => {
  expect(new Set(starts.map(({ id }) => id)).size).toBe(starts.length);
  for (const start of starts.filter((_, index) => index % 37 === 0)) {
    expect(startBy(start.id)).toEqual(start);
    expect(start.closes).toBeLessThan(start.begins);
    expect(start.ends > start.starts).toBe(true);
  }
  expect(startBy("walled-city-at-dawn.shared~2026-12-03T03:33")).toBeUndefined();
  expect(startBy("nothing")).toBeUndefined();
});

test("invariant: nobody has more places than there are; some starts are full, some empty", () => {
  const left = starts.map((start) => start.option.places - strangersAt(start, 7));
  expect(Math.min(...left)).toBe(0);
  expect(left.every((count, index) => count <= (starts[index]?.option.places ?? 0))).toBe(true);
  expect(left.filter((count) => count === 0).length).toBeLessThan(left.length / 3);
});

test("default: treks leave on Tuesdays and Saturdays, and whoever is asked first is asked two days before", () => {
  const treks = starts.filter(({ option }) => option.tour.minutes > 1440);
  expect(new Set(treks.map(({ date }) => weekdayOf(date)))).toEqual(new Set([1, 5]));
  const asked = tours.filter(({ isInstant }) => !isInstant).flatMap(optionsOf);
  expect(new Set(asked.map(({ closesHours }) => closesHours))).toEqual(new Set([48]));
});

test.each([
  ["hunza", "hunza"],
  ["هنزة", "hunza"],
  ["makka", "makkah"],
  ["Hegra", "alula"],
])("default: %s is found as %s", (text, slug) => {
  expect(placesLike(text)[0]?.slug).toBe(slug);
});
