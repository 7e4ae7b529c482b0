import { expect, test } from "vitest";
import { addDays, weekdayOf } from "../zones.ts";
import { cinemas, cinemasIn, movieCities } from "./cinemas.ts";
import { films, filmsLike, releaseOf, stateOn } from "./films.ts";
import { hallSeats } from "./halls.ts";
import { showBy, showsOn, strangersAt } from "./shows.ts";

const today = "2026-11-21";
const nextDays = Array.from({ length: 14 }, (_, day) => addDays(today, day));

test("default: there are films and screens enough, in ten cities of both editions", () => {
  expect(films.length).toBeGreaterThanOrEqual(40);
  expect(cinemas).toHaveLength(30);
  expect(cinemas.flatMap(({ halls }) => halls)).toHaveLength(110);
  expect(new Set(movieCities.map(({ country }) => country))).toEqual(new Set(["PK", "SA"]));
  expect(movieCities).toHaveLength(10);
  expect(hallSeats("classic")).toHaveLength(200);
  expect(hallSeats("grand")).toHaveLength(600);
});

test("invariant: no two posters are alike, and every name is in both languages", () => {
  const posters = films.map(({ poster }) => JSON.stringify(poster));
  expect(new Set(posters).size).toBe(films.length);
  for (const { names, synopsis } of films) {
    expect(names.en).toMatch(/^[\u0020-\u024f]+$/u);
    expect(names.ar).toMatch(/\p{Script=Arabic}/u);
    expect(synopsis.ar).toMatch(/\p{Script=Arabic}/u);
  }
});

test("invariant: every film's story is told in as many words as a person reads before choosing, in both languages", () => {
  const words = films.flatMap(({ story }) => [story.en.split(" ").length, story.ar.split(" ").length]);
  expect(Math.min(...words)).toBeGreaterThanOrEqual(45);
  expect(Math.max(...words)).toBeLessThanOrEqual(100);
});

test("invariant: on any day there are films of every state, and a film that can be asked for opens within two weeks", () => {
  for (const day of [today, "2027-02-11", "2028-07-30"]) {
    expect(new Set(films.map((film) => stateOn(film, day)))).toEqual(new Set(["now", "prebook", "coming"]));
    for (const film of films.filter((one) => stateOn(one, day) === "prebook")) {
      const release = releaseOf(film, day);
      expect(release > day && release <= addDays(day, 14)).toBe(true);
      expect(stateOn(film, release)).toBe("now");
    }
  }
});

test("invariant: halls show one film after the other, and a show is found by its id", () => {
  for (const date of nextDays) {
    const shows = showsOn(cinemasIn("lahore"), date);
    for (const [index, show] of shows.entries()) {
      const next = shows[index + 1];
      expect(showBy(show.id)).toEqual(show);
      if (next?.hall === show.hall && next.cinema === show.cinema) expect(next.starts >= show.ends).toBe(true);
    }
    expect(new Set(shows.map(({ id }) => id)).size).toBe(shows.length);
  }
});

test("default: Fridays are full, other days have room, and the halves of a sofa go together", () => {
  const freeOn = (date: string) => {
    const shows = showsOn(cinemasIn("karachi"), date);
    const seats = shows.flatMap((show) => {
      const taken = strangersAt(show, 1, "usual");
      return hallSeats(show.hall.plan).map(({ id }) => taken.has(id));
    });
    return seats.filter((isTaken) => !isTaken).length / seats.length;
  };
  const friday = nextDays.find((date) => weekdayOf(date) === 4) ?? today;
  expect(freeOn(friday)).toBeLessThan(0.08);
  expect(freeOn(addDays(friday, 3))).toBeGreaterThan(0.3);
  const show = showsOn(cinemasIn("lahore"), today).find(({ hall }) => hall.plan === "small");
  const taken = show === undefined ? new Set<string>() : strangersAt(show, 1, "usual");
  for (const { col, id, kind, row } of hallSeats("small")) {
    const half = hallSeats("small").find((seat) => seat.row === row && seat.col === col + 1);
    if (kind === "couple_left") expect(taken.has(half?.id ?? "")).toBe(taken.has(id));
  }
});

test("default: a film is found in both scripts, and by a near spelling", () => {
  expect(filmsLike("tonga")[0]?.slug).toBe("the-last-tonga");
  expect(filmsLike("آخر عربة")[0]?.slug).toBe("the-last-tonga");
  expect(filmsLike("monsun")[0]?.slug).toBe("monsoon-line");
});
