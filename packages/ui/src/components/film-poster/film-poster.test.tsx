import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { filmName, filmRecipeOf } from "../poster/film/film-recipe.ts";
import { motifs } from "../poster/film/motifs.ts";
import { drawPoster } from "../poster/poster-drawing.ts";
import { FilmPoster, type FilmRecipe, fitOf } from "./film-poster.tsx";

afterEach(cleanup);

const recipe: FilmRecipe = { motif: "kite", layout: "horizon", hues: [256, 70, 20], isDark: true };

test("invariant: a recipe is written as a name and read again as it was", () => {
  expect(filmRecipeOf(filmName(recipe))).toEqual(recipe);
});

test.each(["", "Salt", "kite.horizon.256.70.20", "toString.centre.1.2.3.dark", "kite.sideways.1.2.3.dark"])(
  "behavior: %j is no recipe, and has a poster all the same",
  (name) => {
    expect(drawPoster("film", name)).toMatch(/^<svg /);
    expect(drawPoster("film", name)).not.toMatch(/NaN|undefined/);
  },
);

test("default: every motif is drawn, each unlike every other, in every layout, in less than 8 KiB", () => {
  for (const layout of ["horizon", "centre", "pattern", "split"] as const) {
    const drawn = Object.keys(motifs).map((motif) => drawPoster("film", filmName({ ...recipe, motif, layout })));
    expect(new Set(drawn).size).toBe(Object.keys(motifs).length);
    expect(drawn.length).toBeGreaterThanOrEqual(40);
    for (const one of drawn) {
      expect(one.length).toBeLessThan(8192);
      expect(one).not.toMatch(/NaN|undefined/);
      expect(new DOMParser().parseFromString(one, "image/svg+xml").querySelector("parsererror")).toBeNull();
    }
  }
});

test("default: it is silent, and its title stands on it in both scripts", () => {
  const { container } = render(
    <FilmPoster recipe={recipe} title={{ text: "Salt", locale: "en" }} other={{ text: "ملح", locale: "ar" }} />,
  );
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/posters/film.svg?of=kite.horizon.256.70.20.dark");
  expect([...container.querySelectorAll("[lang]")].map((part) => part.textContent)).toEqual(["Salt", "ملح"]);
});

test.each([
  ["Salt", 13],
  ["The Extraordinarily long one", 8.1],
  ["", 13],
])("default: %j is set at %d of a hundred", (title, size) => {
  expect(fitOf(title)).toBe(size);
});
