import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FilmTile } from "./film-tile.tsx";

afterEach(cleanup);

const film = {
  href: "/films/tonga",
  name: "The Last Tonga",
  poster: null,
  certificate: "PG12",
  genres: "Drama",
  score: "8.4/10",
  spoken: "Urdu",
};

test("default: a film says its certificate, kind, score, language, formats and next show, and leads to its page", () => {
  const { container } = render(<FilmTile {...film} formats={["2D", "IMAX"]} when="Today 18:30" price="from Rs 983" />);
  expect(screen.getByRole("link", { name: "The Last Tonga" }).getAttribute("href")).toBe("/films/tonga");
  expect(container.textContent).toBe("The Last TongaPG12 Drama★ 8.4/10 · UrduToday 18:302DIMAXfrom Rs 983");
});

test("boundary: of a film that nobody has seen yet only what is known is said, with its first day", () => {
  const { container } = render(<FilmTile {...film} kind="row" score={null} when="From 4 Dec" />);
  expect(container.textContent).toBe("The Last TongaPG12 DramaUrduFrom 4 Dec");
});
