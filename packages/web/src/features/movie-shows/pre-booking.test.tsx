// @vitest-environment jsdom
import type { AskDraft, AskOutcome, Locale } from "@safar/engine";
import { sampleFilm, sampleShow } from "@safar/engine/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { PreBooking } from "./pre-booking.tsx";

const world = vi.hoisted(() => ({
  viewer: null as { readonly email: string } | null,
  asked: [] as AskDraft[],
  outcome: { type: "DONE", already: false } as AskOutcome,
}));

vi.mock("../../session/queries.ts", () => ({
  shellQuery: { queryKey: ["shell"], queryFn: async () => ({ viewer: world.viewer }) },
}));
vi.mock("../../engine/movies/movies.service.ts", () => ({
  movieAsks: {
    preBook: async (draft: AskDraft) => {
      world.asked.push(draft);
      return world.outcome;
    },
  },
}));

beforeEach(() => {
  Object.assign(world, { viewer: null, asked: [], outcome: { type: "DONE", already: false } });
});
afterEach(cleanup);

const cityOf = (slug: string, country: string) => ({
  slug,
  name: { en: slug, ar: slug },
  country,
  latitude: 31,
  longitude: 74,
});
const cinemaIn = (city: string) => ({
  ...sampleShow.cinema,
  slug: `lights-${city}`,
  name: { en: `Lights ${city}`, ar: `أضواء ${city}` },
  city,
});
const cities = [cityOf("lahore", "PK"), cityOf("karachi", "PK"), cityOf("riyadh", "SA")];
const film = { ...sampleFilm, state: "prebook" } as const;

const begin = (locale: Locale = "en", preBooked: readonly string[] | null = null) =>
  renderResults(
    <PreBooking
      film={film}
      cinemas={cities.map(({ slug }) => cinemaIn(slug))}
      cities={cities}
      city="karachi"
      preBooked={preBooked}
    />,
    locale,
    "/",
  );

test.each([
  ["en", "Tell me when booking opens", "Email", "You are on the list", "Take me off the list"],
  ["ar", "أعلمني عند فتح الحجز", "البريد الإلكتروني", "أنت على القائمة", "أزلني من القائمة"],
] as const)(
  "default: in %s a guest chooses a cinema and leaves an address, reads both, and leaves the list",
  async (locale, send, email, done, leave) => {
    await begin(locale);
    fireEvent.click(await screen.findByRole("button", { name: send }));
    expect(screen.getByRole("alert")).toBeDefined();
    expect(world.asked).toEqual([]);
    const [first] = screen.getAllByRole("checkbox");
    if (first !== undefined) fireEvent.click(first);
    fireEvent.change(screen.getByRole("textbox", { name: email }), { target: { value: "sara@example.com" } });
    fireEvent.click(screen.getByRole("button", { name: send }));
    expect(await screen.findByText(done)).toBeDefined();
    const { textContent } = screen.getByRole("status");
    expect(textContent).toContain("sara@example.com");
    expect(textContent).toContain("karachi");
    fireEvent.click(screen.getByRole("button", { name: leave }));
    expect(await screen.findByRole("button", { name: send })).toBeDefined();
    expect(world.asked).toEqual([
      { film: film.slug, cinemas: "lights-karachi", way: "join", email: "sara@example.com" },
      { film: film.slug, cinemas: "lights-karachi", way: "leave", email: "sara@example.com" },
    ]);
  },
);

test("behavior: whoever asked before is told so, with their cinemas where they are known", async () => {
  world.viewer = { email: "ayesha@example.com" };
  await begin("en", ["lights-riyadh"]);
  const said = await screen.findByText("You have already pre-booked this film");
  expect(said.closest("[role=status]")?.textContent).toMatch(/ayesha@example\.com.*Lights riyadh/s);
});

test("behavior: other cities and the other country wait behind a word, own ones first", async () => {
  await begin();
  await screen.findByRole("button", { name: "Tell me when booking opens" });
  expect([...document.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
    "In other cities 1 city",
    "In Saudi Arabia 1 city",
  ]);
  expect(screen.getAllByRole("checkbox")[0]?.closest("label")?.textContent).toContain("karachi");
});

test("behavior: all of a city are chosen by one press, and a film that is shown by now leads to its shows", async () => {
  world.viewer = { email: "ayesha@example.com" };
  world.outcome = { type: "TOO_LATE" };
  await begin();
  fireEvent.click(await screen.findByRole("button", { name: "All in karachi" }));
  expect(screen.getByText("1 cinema chosen")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Tell me when booking opens" }));
  expect(await screen.findByRole("link", { name: "See show times" })).toBeDefined();
});
