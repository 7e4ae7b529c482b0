import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { connectPlaceSearch } from "./place-search.connect.ts";
import { placeSearchMachine } from "./place-search.machine.ts";
import { samplePlace } from "./place-search.model.ts";
import { placeSearchActors } from "./place-search.setup.ts";
import { type PlaceSearchOutcome, typingRestMs } from "./place-search.types.ts";

const lahore = { ...samplePlace, id: "lahore", names: { en: "Lahore", ar: "لاهور" } };

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const start = async () => {
  const clock = new SimulatedClock();
  const asked: { text: string; signal: AbortSignal; answer: (outcome: PlaceSearchOutcome) => void }[] = [];
  const actor = createActor(
    placeSearchMachine.provide({
      actors: placeSearchActors({
        search: (text, signal) => new Promise((answer) => asked.push({ text, signal, answer })),
        suggest: () => Promise.resolve({ recent: [lahore], nearby: [samplePlace], popular: [lahore, samplePlace] }),
      }),
    }),
    { clock, input: { text: "" } },
  ).start();
  await settle();
  return { asked, clock, view: () => connectPlaceSearch(actor.getSnapshot(), actor.send) };
};

const told = ({ groups }: ReturnType<Awaited<ReturnType<typeof start>>["view"]>) =>
  groups.map(({ kind, places }) => `${kind}: ${places.map(({ id }) => id).join(" ")}`);

test("default: suggestions first, each place once; then what was found", async () => {
  const { view, clock, asked } = await start();
  expect(told(view())).toEqual(["recent: lahore", "nearby: karachi"]);
  view().commands.type("kara");
  clock.increment(typingRestMs);
  asked[0]?.answer({ type: "FOUND", places: [samplePlace] });
  await settle();
  expect(told(view())).toEqual(["found: karachi"]);
});

test("behavior: only the last text's answer counts", async () => {
  const { view, clock, asked } = await start();
  view().commands.type("k");
  clock.increment(typingRestMs);
  view().commands.type("la");
  clock.increment(typingRestMs);
  expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ["k", true],
    ["la", false],
  ]);
  asked[1]?.answer({ type: "FOUND", places: [] });
  await settle();
  expect(view().isNothing).toBe(true);
});

test("behavior: after a problem one may ask again", async () => {
  const { view, clock, asked } = await start();
  view().commands.type("kara");
  clock.increment(typingRestMs);
  asked[0]?.answer({ type: "PROBLEM", problem: { kind: "offline" } });
  await settle();
  expect(view().hasFailed).toBe(true);
  view().commands.retry?.();
  expect(asked).toHaveLength(2);
});
