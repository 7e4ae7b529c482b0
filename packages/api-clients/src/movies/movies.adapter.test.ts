import { bookingUuid, offerId, refId } from "@safar/engine";
import { expect, test } from "vitest";
import { decodeAnswer } from "../http/decode.ts";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createMovieAsks, createMoviesFinder, createMoviesGuide } from "./movies.adapter.ts";
import { moviesEndpoints as calls } from "./movies.endpoints.ts";
import {
  cinemaGolden,
  emptyShowsGolden,
  hallGolden,
  homeGolden,
  movieBookingGolden,
  movieQuoteGolden,
  moviesGolden,
  showGolden,
  showsGolden,
} from "./movies.fixtures.ts";
import { createMoves, createMoviesBookingService, createMoviesCheckout } from "./movies-checkout.adapter.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const finder = (replies: Replies) => {
  const wire = openWire(replies);
  const options = { ...wire.options, currency: "PKR" } as const;
  return { calls: wire.calls, movies: createMoviesFinder(options), guide: createMoviesGuide(options) };
};

const goldens = [
  [calls.movieShows, showsGolden],
  [calls.movieShows, emptyShowsGolden],
  [calls.movieSeatmap, hallGolden],
  [calls.quoteMovies, movieQuoteGolden],
  [calls.moviesBooking, movieBookingGolden],
  [calls.moviesHome, homeGolden],
  [calls.movies, moviesGolden],
] as const;

test.each(goldens)("default: the golden answer of $path is read", (endpoint, golden) => {
  const envelope = { statusCode: 200, Data: golden, request_id: "req-1", server_time: "2026-11-21T09:00:00Z" };
  const { result } = decodeAnswer(endpoint.response, { status: 200, text: JSON.stringify(envelope) });
  expect(result).toMatchObject({ ok: true });
});

const text = "film=the-last-tonga&city=lahore&date=2026-12-03";

test("default: a search asks for its film, city and day; a poster that is not understood is drawn plainly", async () => {
  const { calls: asked, movies } = finder({ [calls.movieShows.path]: answered(showsGolden) });
  const outcome = await movies.find(text);
  expect(asked[0]?.body).toEqual({ movie: "the-last-tonga", city: "lahore", date: "2026-12-03", currency: "PKR" });
  if (outcome.type !== "FOUND") throw new Error("A day's shows are found.");
  expect(outcome.found).toMatchObject({ refId: "K7QW3ZP9MA22", search: text });
  expect(outcome.found.expiresAt).toBe(wireTime + 15 * 60_000 - 1000);
  expect(outcome.found.film.poster).toMatchObject({ motif: "star", layout: "horizon" });
  expect(outcome.found.shows[0]).toMatchObject({
    cinema: { types: ["2d"] },
    starts: { local: "2026-12-03T20:30", zone: "Asia/Karachi" },
    categories: [{ code: "prime", price: pkr(131_800), left: 40 }],
    left: 40,
    wheelchairLeft: 2,
  });
});

test("behavior: a day may have no shows, and a show that nobody can reckon with is passed over", async () => {
  const { movies } = finder({ [calls.movieShows.path]: answered(emptyShowsGolden) });
  expect(await movies.find(text)).toMatchObject({ found: { shows: [] } });
  const odd = finder({
    [calls.movieShows.path]: answered({ ...showsGolden, Shows: [{ ...showGolden, currency: "XXX" }, showGolden] }),
  });
  const outcome = await odd.movies.find(text);
  expect(outcome.type === "FOUND" ? outcome.found.shows : null).toHaveLength(1);
});

test.each([
  ["session_expired", 410, "GONE"],
  ["validation_failed", 422, "INVALID"],
  ["maintenance", 503, "PROBLEM"],
])("behavior: a search refused as %s is told", async (code, status, type) => {
  const { movies } = finder({ [calls.movieShows.path]: refused(status, { code, retryable: false }) });
  expect(await movies.findAgain(refId("K7QW3ZP9MA22"))).toMatchObject({ type });
});

const show = offerId(showGolden.show_id);

test("default: what is not understood of a hall is not for sale, and a rule nobody knows is the cinema's to keep", async () => {
  const { movies } = finder({ [calls.movieSeatmap.path]: answered(hallGolden) });
  const outcome = await movies.readHall(show);
  if (outcome.type !== "HALL") throw new Error("A show has a hall.");
  expect(outcome.search).toBe(text);
  expect(outcome.plan.seats.map(({ id, kind, status }) => [id, kind, status])).toEqual([
    ["A1", "wheelchair", "available"],
    ["A2", "seat", "booked"],
    ["A3", "seat", "unavailable"],
    // Nobody said what the balcony costs.
    ["B1", "seat", "unavailable"],
    ["B2", "seat", "unavailable"],
  ]);
  expect(outcome.plan.rules.map(({ rule }) => rule)).toEqual([{ rule: "most", most: 5 }, { rule: "no_single" }]);
});

const wish = { show, picks: [{ id: "1", seat: "A1" }] };

test("default: chosen seats are priced", async () => {
  const { calls: asked, movies } = finder({ [calls.quoteMovies.path]: answered(movieQuoteGolden) });
  expect(await movies.priceSeats(wish)).toMatchObject({ type: "PRICED", price: { shown: { total: pkr(263_600) } } });
  expect(asked[0]?.body).toMatchObject({ show_id: showGolden.show_id, seats: [{ id: "A1" }] });
});

test.each([
  ["seat_taken", { seats: ["A1"] }, { type: "SEATS_TAKEN", seats: ["A1"] }],
  ["seat_rule_violation", { seat: "A1", reason: "single" }, { type: "RULE_BROKEN", seat: "A1" }],
  ["session_expired", {}, { type: "SESSION_EXPIRED" }],
])("behavior: seats refused as %s are told", async (code, meta, outcome) => {
  const { movies } = finder({ [calls.quoteMovies.path]: refused(409, { code, retryable: false, meta }) });
  expect(await movies.priceSeats(wish)).toEqual(outcome);
});

const read = { kind: "read", refId: refId("Q4TJ8NMR2VXK9CWD"), isRenewed: false } as const;

test("default: nobody is asked who they are unless the cinema wants a document, and extras are the party's", async () => {
  const quoteBy = (golden: object) => {
    const { options } = openWire({ [calls.quoteMovies.path]: answered(golden) });
    return createMoviesCheckout(options);
  };
  expect(await quoteBy(movieQuoteGolden).quote(read)).toMatchObject({
    quote: {
      holdMinutes: 8,
      travellers: [{ id: "party", asked: { fields: [], documents: [] } }],
      offeredExtras: { meal: true, service: false },
      extras: [{ serviceId: "snack", travellerId: "party", quantity: 1 }],
    },
  });
  expect(await quoteBy(movieQuoteGolden).extras(read.refId)).toMatchObject({
    offers: [{ serviceId: "snack", kind: "meal", price: pkr(67_000), maxQuantity: 2 }],
  });
  const strict = { ...movieQuoteGolden, documents: ["cnic"], required_fields: ["document_number"] };
  expect(await quoteBy(strict).quote(read)).toMatchObject({
    quote: { travellers: [{ asked: { fields: ["documentNumber"], documents: ["cnic"], isSpoken: true } }] },
  });
});

test("default: a booking says which seats, by which code one is let in, and until when it can be moved", async () => {
  const { options } = openWire({ [calls.moviesBooking.path]: answered(movieBookingGolden) });
  const outcome = await createMoviesBookingService(options).read({
    booking: bookingUuid(movieBookingGolden.uuid),
    proof: null,
  });
  expect(outcome).toMatchObject({
    booking: {
      movies: {
        seats: ["A1", "A2"],
        code: "X7Q2MK4T",
        extras: [{ kind: "snack", count: 1 }],
        lead: { name: "Ayesha Siddiqui", ending: "5652" },
        show: { left: 40 },
      },
    },
  });
});

test("default: films, the front page and matches are read", async () => {
  const { guide } = finder({
    [calls.movies.path]: answered(moviesGolden),
    [calls.moviesHome.path]: answered(homeGolden),
    [calls.searchMovies.path]: answered({ Movies: moviesGolden.Movies, Cinemas: [cinemaGolden] }),
    [calls.cinemasGeneral.path]: answered({ Cities: [showsGolden.City], Cinemas: [], Categories: [] }),
  });
  expect(await guide.film("the-last-tonga")).toMatchObject({
    preBooked: ["canal-lights"],
    film: { cast: [{ en: "Bilal Tarar" }] },
  });
  expect(await guide.films("drama")).toMatchObject({ category: null, films: [{ slug: "the-last-tonga" }] });
  expect(await guide.home("lahore")).toMatchObject({
    home: { now: [{ next: { types: ["2d"] } }], tonight: [{ show: { left: 40 } }] },
  });
  expect(await guide.matching("tonga", "lahore")).toMatchObject({ cinemas: [{ slug: "canal-lights" }] });
  expect(await guide.general()).toMatchObject({ general: { cities: [{ slug: "lahore" }] } });
});

test.each([
  ["validation_failed", { type: "INVALID" }],
  ["results_expired", { type: "TOO_LATE" }],
])("behavior: a pre-booking refused as %s is told", async (code, outcome) => {
  const { options } = openWire({ [calls.preReserveMovie.path]: refused(409, { code, retryable: false }) });
  expect(
    await createMovieAsks(options).preBook({ film: "monsoon-line", cinemas: "canal-lights", way: "join" }),
  ).toEqual(outcome);
});

test("default: shows to move to are read, and a move is told as it ends", async () => {
  const request = { booking: movieBookingGolden.uuid, proof: null, show, seats: ["A1"] };
  const by = (replies: Replies) => createMoves(openWire(replies).options);
  const offered = by({ [calls.movieMoves.path]: answered({ Moves: [{ Show: showGolden, seats: ["C4"] }] }) });
  expect(await offered.offers(request)).toMatchObject({ offers: [{ seats: ["C4"] }] });
  const moved = by({ [calls.moveMovie.path]: answered({ uuid: movieBookingGolden.uuid }) });
  expect(await moved.move(request)).toEqual({ type: "MOVED" });
  const ends = { seat_taken: "SEATS_TAKEN", refund_not_allowed: "TOO_LATE" } as const;
  for (const [code, type] of Object.entries(ends)) {
    const late = by({ [calls.moveMovie.path]: refused(409, { code, retryable: false }) });
    expect(await late.move(request)).toEqual({ type });
  }
});
