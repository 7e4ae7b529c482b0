import { describe, expect, test } from "vitest";
import type { OffersQuestion, RecallOutcome } from "../../booking/search/many-answers-search.ts";
import type { TouchOutcome } from "../../booking/search/touch-offer.ts";
import { offerId, refId } from "../../kernel/ids.ts";
import { createTestClock } from "../../testing/flow-harness.ts";
import { createFlightResultsStore, createFlightSearch, type FlightOffers, type OffersAnswer } from "./flight-search.ts";
import { faresOutcomes, sampleSearch } from "./flights.fixtures.ts";
import type { Itinerary } from "./flights.types.ts";

const session = refId("session");
const providers = [
  { code: "gds", name: { en: "GDS", ar: "جي دي إس" } },
  { code: "direct", name: { en: "Direct", ar: "مباشر" } },
];

const sample = (id: string): Itinerary => {
  if (faresOutcomes.fares.type !== "FARES") throw new Error("The fixture has fares.");
  return { ...faresOutcomes.fares.itinerary, id: offerId(id) };
};

const found = (provider: string, ids: readonly string[], expiresAt = 900_000): OffersAnswer => ({
  provider,
  answer: {
    ok: true,
    value: {
      itineraries: ids.map(sample),
      references: { airlines: { [provider]: { en: provider, ar: provider } }, airports: {}, aircraft: {} },
      expiresAt,
    },
  },
});

const failed = (provider: string): OffersAnswer => ({ provider, answer: { ok: false, error: { kind: "offline" } } });

const begin = ({
  touch = { type: "ALIVE", expiresAt: 1_800_000 },
  recall = { type: "GONE" },
}: {
  readonly touch?: TouchOutcome;
  readonly recall?: RecallOutcome;
} = {}) => {
  const asked: OffersQuestion[] = [];
  let tell: (answer: OffersAnswer) => void = () => {};
  let stopped = 0;
  const offers: FlightOffers = {
    open: () => Promise.resolve({ type: "OPENED", refId: session, expiresAt: 900_000, providers }),
    ask: (question, onAnswer) => {
      asked.push(question);
      tell = onAnswer;
      return () => {
        stopped += 1;
      };
    },
    touch: () => Promise.resolve(touch),
    recall: () => Promise.resolve(recall),
  };
  const store = createFlightResultsStore();
  const clock = createTestClock();
  const search = createFlightSearch({ offers, store, clock });
  return { asked, clock, search, store, tell: (answer: OffersAnswer) => tell(answer), stops: () => stopped };
};

describe("behavior: receiving", () => {
  test("offers are in the store before their count is told, each once, whoever has them", async () => {
    const { search, store, tell } = begin();
    await search.open(sampleSearch);
    const told: unknown[] = [];
    search.receive(session, (answer) => told.push([answer, store.read(session)?.itineraries.length]));
    tell(found("gds", ["a", "b"]));
    tell(found("direct", ["b", "c"], 950_000));
    expect(told).toEqual([
      [{ provider: "gds", isFailed: false, offers: 2 }, 2],
      [{ provider: "direct", isFailed: false, offers: 3 }, 3],
    ]);
    expect(store.read(session)).toMatchObject({
      answered: ["gds", "direct"],
      failed: [],
      expiresAt: 950_000,
      references: { airlines: { gds: { en: "gds" }, direct: { en: "direct" } } },
    });
  });

  test("a provider that answers twice counts once, and one that failed is named", async () => {
    const { search, store, tell } = begin();
    await search.open(sampleSearch);
    const told: string[] = [];
    search.receive(session, ({ provider, isFailed }) => told.push(`${provider} ${isFailed}`));
    tell(failed("gds"));
    tell(found("gds", ["a"]));
    expect(told).toEqual(["gds true"]);
    expect(store.read(session)).toMatchObject({ answered: ["gds"], failed: ["gds"], itineraries: [] });
  });

  test("only those who have not answered are asked, and letting go lets go of the calls", async () => {
    const { asked, search, stops, tell } = begin();
    await search.open(sampleSearch);
    search.receive(session, () => {})();
    tell(found("gds", ["a"]));
    search.receive(session, () => {})();
    expect(asked.map(({ providers: codes }) => codes)).toEqual([["gds", "direct"], ["direct"]]);
    expect(stops()).toBe(2);
  });

  test("nobody is asked about a session that the store does not hold", () => {
    const { asked, search } = begin();
    search.receive(refId("another"), () => {})();
    expect(asked).toEqual([]);
  });
});

describe("behavior: reading a session again", () => {
  test("makes it last longer", async () => {
    const { search, store, tell } = begin();
    await search.open(sampleSearch);
    search.receive(session, () => {});
    tell(found("gds", ["a"]));
    expect(await search.reread(session)).toMatchObject({ type: "HELD", expiresAt: 1_800_000, offers: 1 });
    expect(store.read(session)?.expiresAt).toBe(1_800_000);
  });

  test("finds it gone or out of reach, as the service says", async () => {
    for (const touch of [{ type: "GONE" }, { type: "PROBLEM", problem: { kind: "offline" } }] as const) {
      const { search, tell } = begin({ touch });
      await search.open(sampleSearch);
      search.receive(session, () => {});
      tell(found("gds", ["a"]));
      expect(await search.reread(session)).toEqual(touch);
    }
  });

  test("with nothing found yet lasts as long as it said", async () => {
    const { clock, search } = begin();
    await search.open(sampleSearch);
    expect(await search.reread(session)).toMatchObject({ type: "HELD", offers: 0 });
    await clock.advance(900_000);
    expect(await search.reread(session)).toEqual({ type: "GONE" });
  });

  test("results that were priced in another currency are searched for anew", async () => {
    const { asked, search, store } = begin({ recall: { type: "REPRICED", search: sampleSearch } });
    expect(await search.reread(refId("old"))).toMatchObject({ type: "HELD", refId: session, answered: [], offers: 0 });
    search.receive(session, () => {});
    expect(asked).toMatchObject([{ refId: session, search: sampleSearch }]);
    expect(store.read(refId("old"))).toBeNull();
  });

  test("after a reload begins with what is remembered of it, so that everybody is asked again in the same session", async () => {
    const recall = { type: "RECALLED", search: sampleSearch, providers, expiresAt: 900_000 } as const;
    const { asked, search } = begin({ recall });
    expect(await search.reread(session)).toMatchObject({ type: "HELD", answered: [], offers: 0, expiresAt: 900_000 });
    search.receive(session, () => {});
    expect(asked).toEqual([{ search: sampleSearch, refId: session, providers: ["gds", "direct"] }]);
  });
});
