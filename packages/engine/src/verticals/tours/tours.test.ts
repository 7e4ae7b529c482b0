import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { explore, trapsIn, unreachedStates } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { choiceInput, chosenQuantities, initialQuantities } from "../../booking/walk/walk-quantities.ts";
import { pickupQuestion, tourQuantities } from "./tour-choice.ts";
import { summaryIn } from "./tours.connect.ts";
import type { TourSummary } from "./tours.domain.ts";
import {
  sampleFoundTours,
  sampleOption,
  samplePlan,
  sampleStart,
  sampleTour,
  sampleToursSearch,
  tourChoiceOutputs,
  toursInputs,
} from "./tours.fixtures.ts";
import { toursModel } from "./tours.model.ts";
import type { ToursFinder, UnitPriceOutcome, UnitPriceRequest } from "./tours.service.ts";
import { createToursResultsStore, createToursSearch, toursResults } from "./tours-search.ts";

const model = {
  ...toursModel,
  project: ({ context }: AnyMachineSnapshot) => {
    const { choice, end, kept, offer, search, start } = context;
    return [search, start.at, offer, end.type, choice === null, kept.draft === null];
  },
};

test("invariant: from everywhere there is a way on, and everything can be reached", () => {
  const explored = explore(model);
  expect(trapsIn(explored)).toEqual([]);
  expect(unreachedStates(model, explored)).toEqual([]);
});

const { type: _, search: __, ...choice } = tourChoiceOutputs.CHOSEN;
const chosen = { ...initialQuantities<TourSummary>(toursInputs.offer), choice };

test("default: the checkout begins with the chosen units and the price on the screen", () => {
  expect(checkoutStart(chosen, chosenQuantities(chosen))).toMatchObject({
    at: "quote",
    request: { kind: "first", refId: choice.price.refId, offer: sampleTour.id, option: null },
    seen: { price: choice.price.shown },
  });
});

test("default: who comes back finds the day, the start, the units and the answers that they had", () => {
  expect(choiceInput(chosen)).toEqual({
    item: sampleTour.id,
    date: samplePlan.date,
    slot: sampleStart.id,
    quantities: choice.quantities,
    answers: choice.answers,
    code: null,
  });
});

test("default: beside the steps stands what was chosen, and nothing of what was not", () => {
  expect(summaryIn(chosen)).toMatchObject({
    option: sampleOption.names,
    starts: sampleStart.starts,
    units: [{ name: { en: "Adult" }, quantity: 2 }],
    language: null,
    begins: { en: "The station" },
    minutesBefore: expect.any(Number),
  });
  expect(summaryIn({ ...chosen, choice: { ...choice, answers: { language: "ar" } } })).toMatchObject({
    language: "ar",
    begins: sampleOption.meeting.name,
  });
});

const service = (priced: UnitPriceOutcome, asked: UnitPriceRequest[] = []) =>
  tourQuantities({
    readTour: async () => ({ type: "TOUR", plan: samplePlan, search: sampleToursSearch }),
    priceUnits: async (request) => {
      asked.push(request);
      return priced;
    },
  });

test("default: a start has its option's limits and units, and says why a child does not come alone", async () => {
  const outcome = await service({ type: "CLOSED" }).readChoice({ item: sampleTour.id, date: null, code: null });
  if (outcome.type !== "READ") throw new Error("A tour is read.");
  const [first, second] = outcome.read.slots;
  expect(outcome.read.days.map(({ state }) => state)).toEqual(["few", "closed"]);
  expect([first?.state, second?.state]).toEqual(["few", "sold_out"]);
  expect(first?.order).toMatchObject({ most: 5, left: 3, lines: [{ item: "adult" }, { item: "child" }] });
  expect(first?.rules).toMatchObject([{ kind: "needs", items: ["child"], needs: ["adult"] }]);
  expect(first?.questions).toEqual([
    { id: pickupQuestion, isRequired: false },
    { id: "diet", isRequired: false },
  ]);
});

test("default: units are priced with where somebody is fetched; answers that nobody gave are not sent", async () => {
  const asked: UnitPriceRequest[] = [];
  const request = {
    item: sampleTour.id,
    slot: sampleStart.id,
    lines: [{ item: "adult", quantity: 2 }],
    answers: { pickup: "station", diet: " " },
    code: null,
  };
  const price = choice.price;
  expect(await service({ type: "PRICED", price }, asked).priceChoice(request)).toEqual({ type: "PRICED", price });
  expect(asked).toEqual([
    {
      tour: sampleTour.id,
      start: sampleStart.id,
      units: [{ unit: "adult", quantity: 2 }],
      pickup: "station",
      answers: {},
    },
  ]);
});

test.each(["SOLD_OUT", "CLOSED"] as const)("behavior: what is %s meanwhile is cut, and read again", async (type) => {
  const request = { item: sampleTour.id, slot: sampleStart.id, lines: [], answers: {}, code: null };
  expect(await service({ type }).priceChoice(request)).toEqual({ type: "CUT" });
});

test("default: a search is answered at once, and what it found is in the store", async () => {
  const finder: ToursFinder = {
    find: async () => ({ type: "FOUND", found: sampleFoundTours }),
    findAgain: async () => ({ type: "GONE" }),
  };
  const store = createToursResultsStore();
  const search = createToursSearch({ finder, store });
  expect(await search.open(sampleToursSearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  expect(store.read(sampleFoundTours.refId)).toEqual(sampleFoundTours);
  expect(await search.reread(sampleFoundTours.refId)).toEqual({ type: "GONE" });
});

test("default: the cheapest tour comes first, and a filter keeps what has all that is wanted", () => {
  const dearer = { ...sampleTour, from: { minor: 900_000, currency: "PKR" as const }, pickup: "none" as const };
  const table = toursResults.tableOf([dearer, sampleTour]);
  expect([...toursResults.select(table, toursResults.decode(""))]).toEqual([1, 0]);
  expect([...toursResults.select(table, toursResults.decode("ease=pickup"))]).toEqual([1]);
});

test("behavior: free cancelling is filtered by the day that the price is of, not by what is free on other days", () => {
  const late = { ...sampleTour, freeUntilHours: 48, isFromRefunded: false };
  const table = toursResults.tableOf([late, sampleTour]);
  expect([...toursResults.select(table, toursResults.decode("ease=free"))]).toEqual([1]);
});
