import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { type Explorable, explore, trapsIn, unreachedStates } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { refId } from "../../kernel/ids.ts";
import type { FoundShows, Show } from "./movies.domain.ts";
import {
  hallOutputs,
  moviesInputs,
  sampleCinema,
  sampleFilm,
  sampleMoviesSearch,
  sampleShow,
} from "./movies.fixtures.ts";
import { hallModel, moviesModel, movingModel } from "./movies.model.ts";
import type { ShowsFinder } from "./movies.service.ts";
import { chosenSeats, hallInput, initialMovies } from "./movies.setup.ts";
import type { MoviesContext } from "./movies.types.ts";
import { createMoviesResultsStore, createMoviesSearch, moviesResults } from "./movies-search.ts";

/** What guards look at: names and amounts that only travel through the charts tell no configurations apart. */
const walk = {
  ...moviesModel,
  project: ({ context }: AnyMachineSnapshot) => {
    const { choice, end, kept, lost, offer, search, start } = context;
    return [search, start.at, offer, lost, end.type, choice === null, kept.draft === null];
  },
};
const hall = {
  ...hallModel,
  project: ({ context }: AnyMachineSnapshot) => {
    const { end, gone, lost, party, picks, plan, price, proposal } = context;
    return [picks, lost, gone, end, party, plan === null, price === null, proposal.length];
  },
};

test.each([walk, hall, movingModel])("invariant: from everywhere in $id there is a way on", (model: Explorable) => {
  const explored = explore(model);
  expect(trapsIn(explored)).toEqual([]);
  expect(unreachedStates(model, explored)).toEqual([]);
});

const { type: _, search: __, ...choice } = hallOutputs.CHOSEN;
const seated: MoviesContext = { ...initialMovies(moviesInputs.offer), choice };

test("default: the checkout begins with the chosen seats and the price on the screen", () => {
  expect(checkoutStart(seated, chosenSeats(seated))).toMatchObject({
    at: "quote",
    request: { kind: "first", refId: choice.price.refId, offer: sampleShow.id, option: null },
    seen: { price: choice.price.shown },
  });
});

test("behavior: seats that went to somebody else are told to those who choose others", () => {
  expect(hallInput({ ...seated, lost: ["A3"] })).toEqual({
    show: sampleShow.id,
    party: choice.party,
    picks: choice.picks,
    gone: ["A3"],
  });
});

const found: FoundShows = {
  refId: refId("S-1"),
  search: sampleMoviesSearch,
  expiresAt: 900_000,
  film: sampleFilm,
  city: { slug: "lahore", name: { en: "Lahore", ar: "لاهور" }, country: "PK", latitude: 31.5, longitude: 74.3 },
  date: "2026-12-03",
  shows: [sampleShow],
  days: [{ date: "2026-12-03", shows: 1, isFull: false }],
};

test("default: a search is answered at once, and what it found is in the store", async () => {
  const finder: ShowsFinder = {
    find: async () => ({ type: "FOUND", found }),
    findAgain: async () => ({ type: "GONE" }),
  };
  const store = createMoviesResultsStore();
  const search = createMoviesSearch({ finder, store });
  expect(await search.open(sampleMoviesSearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  expect(store.read(found.refId)).toEqual(found);
  expect(await search.reread(found.refId)).toEqual({ type: "GONE" });
});

const [standard] = sampleShow.categories;
const early: Show = {
  ...sampleShow,
  cinema: { ...sampleCinema, slug: "mall-palace" },
  type: "imax",
  starts: { local: "2026-12-03T11:00", zone: "Asia/Karachi" },
  categories: standard === undefined ? [] : [{ ...standard, price: { minor: 140_000, currency: "PKR" } }],
  left: 1,
};

test("default: shows are ordered by when they begin, and filtered by cinema, screen and time of day", () => {
  const table = moviesResults.tableOf([sampleShow, early]);
  const select = (view: string) => [...moviesResults.select(table, moviesResults.decode(view))];
  expect(select("")).toEqual([1, 0]);
  expect(select("sort=cheapest")).toEqual([0, 1]);
  expect(select("sort=roomiest")).toEqual([0, 1]);
  expect(select("cinemas=mall-palace")).toEqual([1]);
  expect(select("types=2d&languages=ur")).toEqual([0]);
  expect(select("parts=morning")).toEqual([1]);
});

test("invariant: the most seats left come first by number, however large the hall; what is sold out leads no order", () => {
  const none = { categories: early.categories.map((one) => ({ ...one, left: 0 })), left: 0 };
  const large: Show = { ...sampleShow, places: 600, left: 60 };
  const small: Show = { ...early, places: 60, left: 53 };
  const gone: Show = { ...early, ...none, starts: { local: "2026-12-03T09:00", zone: "Asia/Karachi" } };
  const table = moviesResults.tableOf([gone, small, large]);
  expect([...moviesResults.select(table, moviesResults.decode("sort=roomiest"))]).toEqual([2, 1, 0]);
  expect(moviesResults.leaders(table, moviesResults.none)).toMatchObject({ earliest: small, roomiest: large });
  expect([...moviesResults.select(table, moviesResults.decode(""))]).toEqual([0, 1, 2]);
});
