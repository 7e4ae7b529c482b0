import { expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { checkoutMachine } from "../fixtures/checkout.machine.ts";
import { checkoutModel } from "../fixtures/checkout.model.ts";
import { typesOf } from "../fixtures/types-of.ts";
import { namedCases } from "./cases.ts";
import { pathModel } from "./path-model.ts";

type Answer = { readonly type: "YES"; readonly sure: boolean } | { readonly type: "NO" };

const machine = setup({
  types: typesOf<{
    context: { count: number; name: string };
    events: { type: "go" } | { type: "say"; text: string };
    input: { name: string };
  }>(),
  actors: {
    ask: fromPromise<Answer>(() => Promise.resolve({ type: "NO" })),
    wait: fromPromise<void>(() => Promise.resolve()),
  },
}).createMachine({ context: ({ input }) => ({ count: 0, name: input.name }) });

const events = {
  go: [{ type: "go" }],
  say: { something: { type: "say", text: "x" }, nothing: { type: "say", text: "" } },
} as const;

test("default: a model is what was written", () => {
  const model = pathModel(machine, {
    inputs: [{ name: "Sara" }],
    events,
    outcomes: { ask: [{ type: "YES", sure: true }, { type: "NO" }], wait: [undefined] },
    caps: { count: 2 },
  });
  expect(Object.keys(model.events)).toEqual(["go", "say"]);
  expect(pathModel(checkoutMachine, checkoutModel)).toBe(checkoutModel);
});

test("behavior: an event, an actor or a kind of outcome without cases does not compile", () => {
  const outcomes = { ask: [{ type: "YES", sure: true }, { type: "NO" }], wait: [undefined] } as const;
  const models = [
    // @ts-expect-error the event say has no cases
    pathModel(machine, { events: { go: [{ type: "go" }] }, outcomes }),
    // @ts-expect-error the actor wait has no cases
    pathModel(machine, { events, outcomes: { ask: outcomes.ask } }),
    // @ts-expect-error nobody answers NO
    pathModel(machine, { events, outcomes: { ...outcomes, ask: [{ type: "YES", sure: true }] } }),
    // @ts-expect-error a name is no counter
    pathModel(machine, { events, outcomes, caps: { name: 2 } }),
    // @ts-expect-error an event's text is missing
    pathModel(machine, { events: { ...events, say: [{ type: "say" }] }, outcomes }),
  ];
  expect(models).toHaveLength(5);
});

test("behavior: a case is named by its type, or by what tells it from the others", () => {
  const names = (cases: Parameters<typeof namedCases>[0]) => namedCases(cases, "outcome").map(({ name }) => name);
  expect(names([{ type: "SOLD_OUT" }, { type: "SAME" }])).toEqual(["SOLD_OUT", "SAME"]);
  expect(names([{ type: "PRICE", to: 1 }, { type: "PRICE", to: 2 }, { type: "SAME" }])).toEqual([
    "PRICE {to:1}",
    "PRICE {to:2}",
    "SAME",
  ]);
  expect(names([undefined])).toEqual(["done"]);
  expect(names({ cheap: 1, dear: 2 })).toEqual(["cheap", "dear"]);
  expect(names([[], [1, 2], []])).toEqual(["[]", "[1,2]", "[] #2"]);
  expect(namedCases([{ type: "go" }], "event")[0]?.name).toBe("");
});
