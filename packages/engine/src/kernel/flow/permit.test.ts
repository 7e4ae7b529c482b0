import { expect, test } from "vitest";
import { createActor, setup } from "xstate";
import { createTestClock, settle } from "../../testing/flow-harness.ts";
import { attemptId } from "../ids.ts";
import { type PermitEvent, permitActor } from "./permit.ts";

const begin = (acquire: (of: string) => Promise<(() => void) | null>) => {
  const heard: PermitEvent[] = [];
  const given: string[] = [];
  const permit = permitActor<string>(
    {
      acquire,
      giveBack: (of, release) => {
        given.push(of);
        release();
      },
    },
    { clock: createTestClock(1000), newAttemptId: () => attemptId("attempt-1") },
  );
  const types: { readonly events?: PermitEvent | { readonly type: "stop" } } = {};
  const machine = setup({ types, actors: { permit } }).createMachine({
    initial: "holding",
    states: {
      holding: {
        invoke: { src: "permit", input: "order-1" },
        on: {
          stop: "over",
          "permit.*": { actions: ({ event }) => heard.push(event) },
        },
      },
      over: {},
    },
  });
  return { actor: createActor(machine).start(), heard, given };
};

test("default: whoever gets the lock is told the attempt's name, and gives the lock back at the end", async () => {
  let isHeld = false;
  const { actor, heard, given } = begin(async () => {
    isHeld = true;
    return () => {
      isHeld = false;
    };
  });
  await settle();
  expect(heard).toEqual([{ type: "permit.asked" }, { type: "permit.granted", attempt: "attempt-1", now: 1000 }]);
  expect(isHeld).toBe(true);
  actor.send({ type: "stop" });
  expect(given).toEqual(["order-1"]);
  expect(isHeld).toBe(false);
});

test.each([
  ["somebody else holds", () => Promise.resolve(null)],
  ["cannot be asked for", () => Promise.reject(new Error("no locks here"))],
])("behavior: a lock that %s is denied", async (_, acquire) => {
  const { actor, heard, given } = begin(acquire);
  await settle();
  expect(heard).toEqual([{ type: "permit.asked" }, { type: "permit.denied" }]);
  actor.send({ type: "stop" });
  expect(given).toEqual([]);
});

test("behavior: a lock that comes after the end goes back unused", async () => {
  const { actor, heard, given } = begin(async () => () => undefined);
  actor.send({ type: "stop" });
  await settle();
  expect(heard).toEqual([{ type: "permit.asked" }]);
  expect(given).toEqual(["order-1"]);
});
