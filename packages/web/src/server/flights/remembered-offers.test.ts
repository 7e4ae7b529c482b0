import {
  type FaresOutcome,
  type FlightOffers,
  type FlightsService,
  type OpenOutcome,
  offerId,
  refId,
  type TouchOutcome,
} from "@safar/engine";
import { flightsModel } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { createMemoryStore } from "../stores/memory-store.ts";
import { createFlightSessions } from "./flight-sessions.ts";
import { rememberedFares, rememberedOffers } from "./remembered-offers.ts";

const { fares: faresOf, sessionExpired } = flightsModel.outcomes.readFares;
const session = refId("session");
const providers = [{ code: "gds", name: { en: "GDS", ar: "جي دي إس" } }];

const begin = (answers: { readonly open?: OpenOutcome; readonly touch?: TouchOutcome } = {}) => {
  let now = Date.now();
  const offers: FlightOffers = {
    open: async () => answers.open ?? { type: "OPENED", refId: session, expiresAt: now + 900_000, providers },
    ask: () => () => {},
    touch: async () => answers.touch ?? { type: "ALIVE", expiresAt: now + 1_800_000 },
    recall: async () => ({ type: "GONE" }),
  };
  const sessions = createFlightSessions(createMemoryStore(), () => now);
  return {
    offers: rememberedOffers(offers, sessions, "PKR"),
    offersIn: (currency: "PKR" | "KWD") => rememberedOffers(offers, sessions, currency),
    readFares: (outcome: FaresOutcome) => {
      const checkout: Pick<FlightsService, "fares"> = { fares: async () => outcome };
      return rememberedFares(checkout, sessions).fares(session, offerId("offer"));
    },
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
  };
};

test("default: what was searched for is remembered for as long as the session lives", async () => {
  const { offers, now, pass } = begin();
  await offers.open("trip=one_way");
  expect(await offers.recall(session)).toEqual({
    type: "RECALLED",
    search: "trip=one_way",
    providers,
    expiresAt: now() + 900_000,
  });
  pass(900_000);
  expect(await offers.recall(session)).toEqual({ type: "GONE" });
});

test("behavior: a session that lives longer is remembered longer", async () => {
  const { offers, pass } = begin();
  await offers.open("trip=one_way");
  await offers.touch(session, offerId("offer"));
  pass(1_000_000);
  expect(await offers.recall(session)).toMatchObject({ type: "RECALLED" });
});

test("behavior: a visitor who has chosen another currency since is told what to search for again", async () => {
  const { offers, offersIn } = begin();
  await offers.open("trip=one_way");
  expect(await offersIn("KWD").recall(session)).toEqual({ type: "REPRICED", search: "trip=one_way" });
  expect(await offersIn("PKR").recall(session)).toMatchObject({ type: "RECALLED" });
});

test("behavior: nothing is remembered of what was not opened", async () => {
  const { offers } = begin({ open: { type: "INVALID" } });
  await offers.open("trip=one_way");
  expect(await offers.recall(session)).toEqual({ type: "GONE" });
  expect(await begin().offers.recall(refId("another"))).toEqual({ type: "GONE" });
});

test("behavior: an offer tells what its session looks for, and makes the memory of it last longer", async () => {
  const { now, offers, pass, readFares } = begin();
  const fares = () => readFares({ ...faresOf, expiresAt: now() + 900_000 });
  expect(await fares()).not.toHaveProperty("search");
  await offers.open("trip=one_way");
  pass(800_000);
  expect(await fares()).toMatchObject({ type: "FARES", search: "trip=one_way" });
  pass(800_000);
  expect(await offers.recall(session)).toMatchObject({ type: "RECALLED" });
  expect(await readFares(sessionExpired)).toEqual(sessionExpired);
});
