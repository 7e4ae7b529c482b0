import { expect, test } from "vitest";
import { eventBySlug } from "../events/events.ts";
import { formerSlugs } from "../former-slugs.data.ts";
import { lasting } from "../wording.ts";
import { addDays, weekdayOf } from "../zones.ts";
import { startBy, startsOn, strangersAt } from "./starts.ts";
import { aboutOf } from "./tour-about.ts";
import { adviceWords } from "./tour-advice.data.ts";
import { optionsOf, placesLike, tourBySlug, tourPlaces, tours, toursIn } from "./tours.ts";

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

test("invariant: an address says no hour of the day that the name does not, and one of before leads to its tour", () => {
  for (const { names, slug } of tours) {
    const hours = slug
      .split("-")
      .filter((word) => /^(?:dawn|morning|noon|sunset|dusk|evening|night|supper)$/.test(word));
    const named = names.en.toLowerCase().replaceAll("breakfast", "morning");
    expect([slug, hours.filter((hour) => !named.includes(hour))]).toEqual([slug, []]);
  }
  for (const [former, slug] of Object.entries(formerSlugs)) {
    const [now, of] = [tourBySlug(slug) ?? eventBySlug(slug), tourBySlug(former) ?? eventBySlug(former)];
    expect([former, of?.slug]).toEqual([former, now?.slug ?? "nothing"]);
  }
  const start = starts.find(({ option }) => option.tour.slug === "walled-city-on-foot");
  expect(startBy(start?.id.replace("on-foot", "at-dawn") ?? "")).toEqual(start);
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

const wordsIn = (text: string): number => text.split(/\s+/).length;

test("invariant: what is told of a tour is long enough to tell the day, names every stop in order, and says nothing else than the tour", () => {
  for (const tour of tours) {
    const about = aboutOf(tour);
    const says = (words: RegExp) => [tour.slug, words.source, words.test(about.en)];
    expect(wordsIn(about.en), tour.slug).toBeGreaterThanOrEqual(80);
    expect(wordsIn(about.en), tour.slug).toBeLessThanOrEqual(150);
    expect(about.ar).toMatch(/^[\p{Script=Arabic}\p{M}\s\d:،؛.]+$/u);
    expect(about.en + about.ar).not.toMatch(/[{}]|undefined/);
    const [, way = ""] = about.en.toLowerCase().split("\n\n");
    const [, wayAr = ""] = about.ar.split("\n\n");
    for (const { names } of tour.stops) {
      expect([way.includes(names.en.toLowerCase()), wayAr.includes(names.ar)], tour.slug).toEqual([true, true]);
    }
    const { hasPrivate, isForGrown, kind, minutes, pickup, stops } = tour;
    expect(says(/brought back/)).toEqual([tour.slug, "brought back", pickup === "required"]);
    expect(says(/You meet at/)).toEqual([tour.slug, "You meet at", pickup !== "required"]);
    expect(says(/Children/)).toEqual([tour.slug, "Children", !isForGrown]);
    expect(says(/your party alone/)).toEqual([tour.slug, "your party alone", hasPrivate]);
    expect(says(/Nights/)).toEqual([tour.slug, "Nights", minutes >= 1440]);
    expect(says(/Entrance to .* is in/)).toEqual([
      tour.slug,
      "Entrance to .* is in",
      stops.some(({ isIncluded }) => isIncluded === true),
    ]);
    expect(says(/is paid there/)).toEqual([
      tour.slug,
      "is paid there",
      stops.some(({ isIncluded }) => isIncluded === false),
    ]);
    if (kind === "pilgrimage" && minutes >= 1440) expect(about.en).not.toMatch(/meals are not/);
  }
});

test("invariant: what is to be known before a tour is of its kind and place, little enough to be read, and each of it of some", () => {
  const { lifeJacket, muslims } = adviceWords;
  for (const { advice, kind, place, slug } of tours) {
    expect([1, 2, 3, 4]).toContain(advice.length);
    expect(new Set(advice).size).toBe(advice.length);
    expect([slug, advice.includes(lifeJacket)]).toEqual([slug, kind === "sea"]);
    if (place.slug === "makkah") expect(advice[0]).toBe(muslims);
  }
  const told = new Set(tours.flatMap(({ advice }) => advice));
  for (const words of Object.values(adviceWords)) {
    expect([/[.]$/.test(words.en), /^[\p{Script=Arabic}\p{M}\s\d:،,.]+$/u.test(words.ar)]).toEqual([true, true]);
    expect([words.en, told.has(words)]).toEqual([words.en, true]);
  }
});

test("invariant: no two tours of a place are told alike, and those of a kind begin in several ways", () => {
  for (const place of tourPlaces) {
    const of = toursIn(place.slug).map((tour) => aboutOf(tour).en);
    expect(new Set(of).size).toBe(of.length);
  }
  for (const kind of new Set(tours.map((tour) => tour.kind))) {
    const firsts = tours
      .filter((tour) => tour.kind === kind)
      .map((tour) => aboutOf(tour).en.replaceAll(tour.place.names.en, "").slice(0, 20));
    expect(new Set(firsts).size).toBeGreaterThan(2);
  }
});

test.each([
  [45, "45 minutes", "45 دقيقة"],
  [60, "an hour", "ساعة"],
  [150, "two and a half hours", "ساعتين ونصف"],
  [180, "three hours", "3 ساعات"],
  [95, "an hour and a half", "ساعة ونصف"],
])("default: %i minutes are %s", (minutes, en, ar) => {
  expect(lasting(minutes)).toEqual({ en, ar });
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
  expect(startBy("walled-city-on-foot.shared~2026-12-03T03:33")).toBeUndefined();
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
