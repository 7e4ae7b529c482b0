import { expect, test } from "vitest";
import { addDays } from "../zones.ts";
import { eventCities, events, eventsLike, fateOf, postponedDays, showBy, showsOf } from "./events.ts";

const today = "2026-11-21";

test("default: there are over 150 events in 12 cities of both editions, of every category, each within half a year", () => {
  expect(events.length).toBeGreaterThanOrEqual(150);
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
  expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(events.length);
  expect(new Set(events.map(({ venue }) => venue.city.slug)).size).toBe(eventCities.length);
  expect(eventCities).toHaveLength(12);
  expect(new Set(events.map(({ category }) => category)).size).toBe(7);
  for (const event of events) {
    expect(event.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(showsOf(event, today)[0]?.date ?? "").toSatisfy((date: string) => date <= addDays(today, 190));
  }
});

test("invariant: a show keeps its id, whenever it is looked for", () => {
  for (const event of events) for (const show of showsOf(event, today)) expect(showBy(show.id)).toEqual(show);
  expect(showBy("the-well-lahore~2026-02-31")).toBeUndefined();
  expect(showBy("nothing~2026-12-03")).toBeUndefined();
});

test("default: some shows are called off and some are moved, and events are found in both scripts", () => {
  const fates = events.flatMap((event) => showsOf(event, today).map(fateOf));
  expect(fates).toContain("cancelled");
  expect(fates).toContain("postponed");
  for (const event of events) {
    const shows = showsOf(event, today);
    const days = shows.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    for (const show of shows.filter((one) => fateOf(one) === "postponed")) {
      const later = shows.find(({ date, isMoved }) => isMoved && date === addDays(show.date, postponedDays));
      expect(later && fateOf(later)).toBeNull();
    }
  }
  expect(eventsLike("qawali")[0]?.slug).toContain("qawwali");
  expect(eventsLike("قوالي")[0]?.category).toBe("music");
});

test.each([
  ["music", "music"],
  ["concert", "music"],
  ["موسيقى", "music"],
  ["حفلة", "music"],
  ["theater", "theatre"],
  ["مسرحية", "theatre"],
  ["مباراة", "sport"],
  ["kids", "family"],
])("default: events are found by their kind: %s is %s", (text, category) => {
  const all = events.filter((event) => event.category === category);
  expect(eventsLike(text).filter((event) => event.category === category)).toHaveLength(all.length);
});

test("default: of every act something of its own is told, in two or three sentences of both languages", () => {
  const acts = Map.groupBy(events, ({ names }) => names.en);
  const opening = (text: string) => text.split(/[.:,،؟?]/)[0];
  for (const [name, shows] of acts) {
    const [{ about } = { about: { en: "", ar: "" } }] = shows;
    for (const text of Object.values(about)) {
      expect([name, text.split(/[.؟?](?:\s|$)/).filter(Boolean).length]).toSatisfy(
        ([, count]: [string, number]) => count >= 2 && count <= 4,
      );
      expect(text).not.toMatch(/[{}]/);
    }
    expect(about.en).not.toMatch(/[\u0600-\u06ff]/);
    expect(about.ar).not.toMatch(/[a-z]/i);
  }
  for (const locale of ["en", "ar"] as const) {
    const openings = [...acts.values()].flatMap(([one]) => (one === undefined ? [] : [opening(one.about[locale])]));
    expect(new Set(openings).size).toBe(openings.length);
  }
});
