import { expect, test } from "vitest";
import { createActor } from "xstate";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { keepFlow, restoreFlow } from "../../kernel/flow/kept-flow.ts";
import { refId } from "../../kernel/ids.ts";
import { createBusResultsStore, createBusSearch } from "./bus-search.ts";
import type { BusTimes } from "./buses.domain.ts";
import {
  busesInputs,
  sampleBusSearch,
  sampleDeparture,
  sampleDepartureRef,
  sampleTrip,
  seatsOutputs,
} from "./buses.fixtures.ts";
import { busesMigrations } from "./buses.kept.ts";
import { busesMachine } from "./buses.machine.ts";
import { busesModel } from "./buses.model.ts";
import { busesSchema } from "./buses.schema.ts";
import { chosenSeats, initialBuses, seatsInput } from "./buses.setup.ts";
import type { BusesContext } from "./buses.types.ts";
import { seatsMachine } from "./seats/seats.machine.ts";

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(busesModel))).toEqual([]);
});

const { type: _, search: __, ...choice } = seatsOutputs.CHOSEN;
const seated: BusesContext = { ...initialBuses(busesInputs.seats), choice };

test("default: the checkout begins with the fares of the chosen seats and the price on the screen", () => {
  expect(checkoutStart(seated, chosenSeats(seated))).toEqual({
    at: "quote",
    request: { kind: "first", refId: "F-1", offer: "S-1-1", option: "standard", currency: "PKR" },
    seen: { price: choice.fares.bundles[0]?.price, policy: null, isCharge: false },
  });
});

test("behavior: seats that went to somebody else are told to the seats, with those that stay", () => {
  expect(seatsInput({ ...seated, lost: ["6"] })).toMatchObject({
    departure: "S-1-1",
    picks: choice.picks,
    bundle: choice.bundle,
    gone: ["6"],
  });
});

test("behavior: a walk that was kept as a chart of the buses alone goes on with its coach", () => {
  const machine = busesMachine.provide({ actors: { seats: seatsMachine } });
  const actor = createActor(machine, { input: busesInputs.seats });
  const { context, ...rest } = actor.getPersistedSnapshot() as unknown as { readonly context: BusesContext };
  const { offer: __, ...old } = { ...context, session: refId("S-1"), departure: sampleDepartureRef };
  const before = { ...rest, value: "seating", context: old };
  const text = keepFlow({ flow: "buses", schema: 1 }, before, 1000);
  const shape = { flow: "buses", schema: busesSchema, migrations: busesMigrations };
  expect(restoreFlow(machine, shape, text)).toMatchObject({
    type: "RESTORED",
    snapshot: { value: "inspecting", context: { offer: { refId: "S-1", offer: sampleDepartureRef } } },
  });
  expect(restoreFlow(machine, shape, keepFlow({ flow: "buses", schema: 1 }, {}, 1000))).toMatchObject({
    reason: "unmigrated",
  });
});

const times: BusTimes = {
  refId: refId("S-1"),
  search: sampleBusSearch,
  expiresAt: 900_000,
  from: sampleTrip.from,
  to: sampleTrip.to,
  departures: [sampleDeparture],
};

test("default: a search is answered at once, and what it found is in the store", async () => {
  const store = createBusResultsStore();
  const search = createBusSearch({
    timetable: { times: async () => ({ type: "TIMES", times }), timesAgain: async () => ({ type: "GONE" }) },
    store,
  });
  expect(await search.open(sampleBusSearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  const answers: unknown[] = [];
  search.receive(times.refId, (answer) => answers.push(answer));
  await Promise.resolve();
  expect(answers).toEqual([{ provider: "buses", isFailed: false, offers: 1 }]);
  expect(store.read(times.refId)).toEqual(times);
  expect(await search.reread(times.refId)).toEqual({ type: "GONE" });
});
