import { describe, expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { type Explorable, explore, trapsIn, unreachedStates } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { refId } from "../../kernel/ids.ts";
import { trainPlacesModel } from "./places/places.model.ts";
import type { FoundTrains, Train } from "./trains.domain.ts";
import { placesOutputs, sampleClass, sampleTrain, sampleTrainsSearch, trainsInputs } from "./trains.fixtures.ts";
import { trainsModel } from "./trains.model.ts";
import type { TrainsFinder } from "./trains.service.ts";
import { chosenPlaces, initialTrains, placesInput } from "./trains.setup.ts";
import type { TrainsContext } from "./trains.types.ts";
import {
  cheapestClass,
  createTrainsResultsStore,
  createTrainsSearch,
  trainsFor,
  trainsIn,
  trainsResults,
} from "./trains-search.ts";

/** What guards look at: names and amounts that only travel through the charts tell no configurations apart. */
const walk = {
  ...trainsModel,
  project: ({ context }: AnyMachineSnapshot) => {
    const { choice, code, end, kept, lost, offer, search, start, train } = context;
    return [search, start.at, offer, code, lost, end.type, train === null, choice === null, kept.draft === null];
  },
};
const places = {
  ...trainPlacesModel,
  project: ({ context }: AnyMachineSnapshot) => {
    const { end, fares, gender, gone, lost, picks, plan, proposal } = context;
    return [picks, gender, lost, gone, end, plan === null, fares === null, proposal.length];
  },
};

test.each([walk, places])("invariant: from everywhere in $id there is a way on", (model: Explorable) => {
  const explored = explore(model);
  expect(trapsIn(explored)).toEqual([]);
  expect(unreachedStates(model, explored)).toEqual([]);
});

const { type: _, search: __, ...chosen } = placesOutputs.CHOSEN;
const { train, ...choice } = chosen;
const seated: TrainsContext = { ...initialTrains(trainsInputs.offer), train, choice, code: sampleClass.code };

test("default: the checkout begins with the chosen places and the price on the screen", () => {
  expect(checkoutStart(seated, chosenPlaces(seated))).toMatchObject({
    at: "quote",
    request: { kind: "first", refId: choice.fares.refId, offer: sampleTrain.id, option: null },
    seen: { price: choice.fares.shown },
  });
});

test("behavior: places that went to somebody else are told to those who choose others", () => {
  expect(placesInput({ ...seated, lost: ["B1-4"] })).toEqual({
    train: sampleTrain.id,
    code: sampleClass.code,
    picks: choice.picks,
    gone: ["B1-4"],
  });
});

const found: FoundTrains = {
  refId: refId("S-1"),
  search: sampleTrainsSearch,
  expiresAt: 900_000,
  from: sampleTrain.from,
  to: sampleTrain.to,
  trains: [sampleTrain],
  connections: [],
  nextDays: [],
  nearby: [],
};

test("default: a search is answered at once, and what it found is in the store", async () => {
  const finder: TrainsFinder = {
    find: async () => ({ type: "FOUND", found }),
    findAgain: async () => ({ type: "GONE" }),
  };
  const store = createTrainsResultsStore();
  const search = createTrainsSearch({ finder, store });
  expect(await search.open(sampleTrainsSearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  expect(store.read(found.refId)).toEqual(found);
  expect(await search.reread(found.refId)).toEqual({ type: "GONE" });
});

const later: Train = { ...sampleTrain, departs: { local: "2026-12-03T19:00", zone: "Asia/Karachi" }, minutes: 900 };
const full: Train = { ...later, classes: [{ ...sampleClass, seatsLeft: 0, berthsLeft: 0 }] };

test("default: the fast and cheap trains with room come first; a class that is full is no way to find one", () => {
  const table = trainsResults.tableOf([full, sampleTrain]);
  expect([...trainsResults.select(table, trainsResults.decode(""))]).toEqual([1, 0]);
  const slow = trainsResults.tableOf([{ ...sampleTrain, minutes: 2 * sampleTrain.minutes }, later]);
  expect([...trainsResults.select(slow, trainsResults.decode(""))]).toEqual([1, 0]);
  expect([...trainsResults.select(slow, trainsResults.decode("sort=earliest"))]).toEqual([0, 1]);
  expect([...trainsResults.select(table, trainsResults.decode("sort=fastest"))]).toEqual([0, 1]);
  expect([...trainsResults.select(table, trainsResults.decode("classes=ac-sleeper"))]).toEqual([1]);
  expect([...trainsResults.select(table, trainsResults.decode("berths=berth_lower&parts=morning"))]).toEqual([1]);
});

test("default: the trains of a journey with a change are among what was found", () => {
  const connection = {
    first: sampleTrain,
    second: later,
    changeMinutes: 60,
    minutes: 2_125,
    total: sampleClass.total,
  };
  expect(trainsIn({ ...found, trains: [], connections: [connection] })).toEqual([sampleTrain, later]);
});

describe("what trains cost", () => {
  const costing = (code: string, minor: number, seatsLeft = 4) => ({
    ...sampleClass,
    code,
    seatsLeft,
    total: { minor, currency: "PKR" as const },
  });
  const train = {
    ...sampleTrain,
    classes: [costing("economy", 619_200), costing("business", 575_000), costing("sleeper", 100, 0)],
  };

  test("default: a train costs what its cheapest class with room does, whichever comes first", () => {
    expect(cheapestClass(train)?.code).toBe("business");
    expect(cheapestClass({ classes: [costing("sleeper", 100, 0)] })).toBeNull();
  });

  test("behavior: a class to filter by says what that class costs, not what the train does", () => {
    const { facets, none, tableOf } = trainsResults;
    const found = facets(tableOf([train]), none).classes.map(({ from, value }) => [value, from?.minor]);
    expect(found.toSorted()).toEqual([
      ["business", 575_000],
      ["economy", 619_200],
    ]);
  });

  test("behavior: the prices to filter by go from the cheapest class to the dearest that a card shows", () => {
    expect(trainsResults.facets(trainsResults.tableOf([train]), trainsResults.none).maxPrice).toEqual([
      575_000, 619_200,
    ]);
  });

  test("behavior: where classes are wanted, a train costs what those do, in every order and for every filter", () => {
    const trains = [train];
    const [row = train] = trainsFor(trains, { classes: ["economy", "sleeper"] });
    expect(cheapestClass(row)?.code).toBe("economy");
    expect(trainsResults.facets(trainsResults.tableOf([row]), trainsResults.none).maxPrice).toEqual([619_200, 619_200]);
    expect(trainsFor(trains, { classes: ["economy", "sleeper"] })[0]).toBe(row);
    expect(trainsFor(trains, { classes: [] })).toBe(trains);
  });
});
