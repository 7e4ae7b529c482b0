import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { placeSearchActors } from "../../../booking/places/place-search.setup.ts";
import { typingRestMs } from "../../../booking/places/place-search.types.ts";
import { connectAirportSearch } from "./airport-search.connect.ts";
import { airportSearchMachine } from "./airport-search.machine.ts";
import { jeddah, karachi, lahore } from "./airports.fixtures.ts";
import type { Airport, AirportSearchOutcome, NearbyAirport } from "./airports.types.ts";

type Asked = { readonly text: string; readonly signal: AbortSignal; answer(outcome: AirportSearchOutcome): void };

/** Lets every promise that is settled already be heard. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const start = async () => {
  const clock = new SimulatedClock();
  const asked: Asked[] = [];
  const actor = createActor(
    airportSearchMachine.provide({
      actors: placeSearchActors<Airport, NearbyAirport>({
        search: (text, signal) =>
          new Promise((resolve) => {
            asked.push({ text, signal, answer: resolve });
          }),
        suggest: () =>
          Promise.resolve({ recent: [lahore], nearby: [{ ...karachi, km: 12 }], popular: [karachi, jeddah, lahore] }),
      }),
    }),
    { clock, input: { text: "" } },
  ).start();
  await settle();
  const view = () => connectAirportSearch(actor.getSnapshot(), actor.send);
  const rest = () => clock.increment(typingRestMs);
  const last = () => asked.at(-1) ?? expect.fail("nothing was asked");
  return { asked, view, clock, rest, last };
};

const codes = (groups: ReturnType<Awaited<ReturnType<typeof start>>["view"]>["groups"]) =>
  groups.map(({ kind, places }) => `${kind}: ${places.map(({ iata }) => iata).join(" ")}`);

test("default: suggestions first, each airport once; then what was found", async () => {
  const { view, rest, last } = await start();
  expect(codes(view().groups)).toEqual(["recent: LHE", "nearby: KHI", "popular: JED"]);
  view().commands.type("jeda");
  expect(view()).toMatchObject({ text: "jeda", isBusy: true, groups: [] });
  rest();
  last().answer({ type: "FOUND", places: [jeddah] });
  await settle();
  expect(codes(view().groups)).toEqual(["found: JED"]);
  expect(view().isBusy).toBe(false);
});

test("behavior: nothing is asked until typing rests, and then once", async () => {
  const { view, clock, asked } = await start();
  for (const text of ["l", "la", "lah"]) {
    view().commands.type(text);
    clock.increment(typingRestMs - 1);
  }
  expect(asked).toHaveLength(0);
  clock.increment(1);
  expect(asked.map(({ text }) => text)).toEqual(["lah"]);
});

test("behavior: typing on ends the question before, and its late answer counts for nothing", async () => {
  const { view, rest, asked } = await start();
  view().commands.type("lah");
  rest();
  view().commands.type("jed");
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer({ type: "FOUND", places: [lahore] });
  rest();
  await settle();
  expect(view().groups).toEqual([]);
  asked[1]?.answer({ type: "FOUND", places: [jeddah] });
  await settle();
  expect(codes(view().groups)).toEqual(["found: JED"]);
});

test("behavior: what was found stays in sight until the next answer, and goes when the field is empty", async () => {
  const { view, rest, last } = await start();
  view().commands.type("jed");
  rest();
  last().answer({ type: "FOUND", places: [jeddah] });
  await settle();
  view().commands.type("jedd");
  expect(codes(view().groups)).toEqual(["found: JED"]);
  view().commands.type("");
  expect(codes(view().groups)).toEqual(["recent: LHE", "nearby: KHI", "popular: JED"]);
});

test("behavior: nothing of that name is said, and so is a service that does not answer; it can be asked again", async () => {
  const { view, rest, last } = await start();
  view().commands.type("qqqq");
  rest();
  last().answer({ type: "FOUND", places: [] });
  await settle();
  expect(view()).toMatchObject({ isNothing: true, hasFailed: false });
  view().commands.type("qqq");
  rest();
  last().answer({ type: "PROBLEM", problem: { kind: "offline" } });
  await settle();
  expect(view()).toMatchObject({ isNothing: false, hasFailed: true, text: "qqq" });
  view().commands.retry?.();
  last().answer({ type: "FOUND", places: [jeddah] });
  await settle();
  expect(view()).toMatchObject({ hasFailed: false });
  expect(view().commands.retry).toBeUndefined();
});

test("behavior: a chosen airport's name asks nothing", async () => {
  const { view, rest, asked } = await start();
  view().commands.type("jed");
  view().commands.choose("Jeddah (JED)");
  rest();
  expect(asked).toHaveLength(0);
  expect(view().text).toBe("Jeddah (JED)");
});
