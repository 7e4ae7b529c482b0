import { createManualClock, createMemoryStore, type MemoryStore, openSandbox } from "@safar/sandbox";
import { begin } from "../flows/walk-world.ts";

/** The worlds that people travel in are few, so that each is made once; what happens in them is the plan's. */
const worlds = 4;
const ready = new Map<number, MemoryStore>();

const make = (number: number): MemoryStore => {
  const store = createMemoryStore();
  openSandbox({ seed: `simulation-${number}`, clock: createManualClock(begin), store }).close();
  return store;
};

/** A world of its own for a seed, as it is before anybody has done anything in it. */
export const worldFor = (seed: number): MemoryStore => {
  const number = seed % worlds;
  const world = ready.get(number) ?? make(number);
  ready.set(number, world);
  return world.copy();
};
