import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Poster, PosterProvider } from "./poster.tsx";
import { drawPoster, posterKinds } from "./poster-drawing.ts";

test.each(posterKinds)("default: the same name gives the same %s", (kind) => {
  expect(drawPoster(kind, "Dar Al Noor")).toBe(drawPoster(kind, "Dar Al Noor"));
});

test.each(posterKinds)("behavior: of 300 names no two %s posters are alike, and each is well-formed", (kind) => {
  const drawn = Array.from({ length: 300 }, (_, index) => drawPoster(kind, `Name ${index} <&"'>`));
  expect(new Set(drawn).size).toBe(300);
  expect(drawn.join("")).not.toMatch(/NaN|undefined|Infinity|Name/);
  for (const one of drawn) {
    expect(new DOMParser().parseFromString(one, "image/svg+xml").querySelector("parsererror")).toBeNull();
  }
});

test("default: a picture keeps its place, waits until it is near, and is silent", () => {
  const { container } = render(<Poster kind="city" name="مدينة & <Lahore>" />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("alt")).toBe("");
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect([image?.width, image?.height]).toEqual([400, 300]);
  expect(image?.getAttribute("src")).toBe(`/posters/city.svg?of=${encodeURIComponent("مدينة & <Lahore>")}`);
});

test("behavior: speaks when it stands for something, and comes at once when a page opens with it", () => {
  render(<Poster kind="city" name="Lahore" alt="Lahore at dusk" eager />);
  expect(screen.getByRole("img", { name: "Lahore at dusk" }).getAttribute("loading")).toBe("eager");
});

test("behavior: an application may keep pictures elsewhere", () => {
  render(
    <PosterProvider value={(kind, name) => `https://pictures.example/${kind}/${name}`}>
      <Poster kind="film" name="salt" alt="Salt" />
    </PosterProvider>,
  );
  expect(screen.getByRole("img", { name: "Salt" }).getAttribute("src")).toBe("https://pictures.example/film/salt");
});
