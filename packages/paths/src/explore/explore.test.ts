import { expect, test } from "vitest";
import { assign, createMachine, fromCallback, fromPromise, raise, sendTo, setup } from "xstate";
import { cover } from "../cover/cover.ts";
import { flows } from "../fixtures/flows.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { purchaseModel } from "../fixtures/purchase.model.ts";
import { typesOf } from "../fixtures/types-of.ts";
import { alphabetOf } from "../machine/alphabet.ts";
import { explain } from "./explain.ts";
import { explore, exploreAlphabet } from "./explore.ts";
import type { Graph } from "./graph.types.ts";

const labelsFrom = ({ nodes, edges }: Graph, state: string): string[] => {
  const ids = new Set<number | null>(nodes.filter((node) => node.state === state).map(({ id }) => id));
  return [...new Set(edges.filter(({ from }) => ids.has(from)).map(({ label }) => label))];
};

const reached = ({ nodes }: Graph): string[] => [...new Set(nodes.map(({ state }) => state))];

test.each(flows.map((flow) => [flow.id, flow] as const))(
  "default: %s is explored whole, and the same twice",
  (_, flow) => {
    const { nodes, edges, table, hash } = flow.graph();
    const taken = new Set(edges.flatMap(({ transitions }) => transitions));
    expect(table.all.filter(({ id }) => !taken.has(id))).toEqual([]);
    expect(new Set(table.all.map(({ id }) => id)).size).toBe(table.all.length);
    expect({
      nodes: nodes.length,
      edges: edges.length,
      transitions: table.all.length,
      states: table.states.length,
      hash,
    }).toMatchSnapshot();
  },
);

test("behavior: every outcome and error of a running actor is a step, under the actor's name", () => {
  expect(labelsFrom(explore(purchaseMachine, purchaseModel), "browsing.searching")).toEqual([
    "search.cancel",
    "flow.leave",
    "search → FOUND",
    "search → EMPTY",
    "search → OFFLINE",
    "search ✕ error",
    "after 20 s (browsing.searching)",
  ]);
});

test("behavior: an actor that has ended does not end again", () => {
  const machine = setup({
    actors: { load: fromPromise<number>(() => Promise.resolve(1)) },
    types: typesOf<{ context: { loaded: number }; events: { type: "stay" } }>(),
  }).createMachine({
    context: { loaded: 0 },
    invoke: { src: "load", onDone: { actions: assign({ loaded: ({ context }) => context.loaded + 1 }) } },
    on: { stay: {} },
  });
  const graph = explore(machine, { events: { stay: [{ type: "stay" }] }, outcomes: { load: [1] } });
  expect(graph.nodes.map(({ snapshot }) => snapshot.context)).toEqual([{ loaded: 0 }, { loaded: 1 }]);
});

test("behavior: spawned actors, system ids, raised events, delayed events of the chart's own and history", () => {
  const machine = setup({
    types: typesOf<{
      context: { answer: string };
      events:
        | { type: "ask" }
        | { type: "tick" }
        | { type: "leave" }
        | { type: "back" }
        | { type: "note" }
        | { type: "xstate.done.actor.helper"; output: string };
    }>(),
    actors: { helper: fromPromise<string>(() => Promise.resolve("")), watcher: fromCallback(() => undefined) },
  }).createMachine({
    id: "many",
    context: { answer: "" },
    initial: "inside",
    invoke: { src: "watcher", systemId: "watcher", id: "watcher" },
    states: {
      inside: {
        initial: "calm",
        on: { leave: "outside" },
        states: {
          calm: {
            on: {
              ask: {
                target: "asking",
                actions: assign(({ spawn, context }) => (spawn("helper", { id: "helper" }), context)),
              },
            },
          },
          asking: {
            entry: [raise({ type: "note" }), raise({ type: "tick" }, { delay: 50, id: "tick" })],
            on: {
              note: { actions: sendTo("watcher", { type: "hello" }) },
              tick: "calm",
              "xstate.done.actor.helper": {
                target: "answered",
                actions: assign({ answer: ({ event }) => event.output }),
              },
            },
          },
          answered: {},
          last: { type: "history" },
        },
      },
      outside: { on: { back: "inside.last" } },
    },
  });
  const graph = explore(machine, {
    events: {
      ask: [{ type: "ask" }],
      leave: [{ type: "leave" }],
      back: [{ type: "back" }],
      tick: [],
      note: [],
      "xstate.done.actor.helper": [],
    },
    outcomes: { helper: ["yes"], watcher: [] },
  });
  expect(reached(graph)).toEqual(["inside.calm", "inside.asking", "outside", "inside.answered"]);
  expect(labelsFrom(graph, "inside.asking")).toEqual(["leave", "helper → yes", "after 50 ms (tick)"]);
  const asked = graph.edges.find(({ label }) => label === "ask");
  expect(asked?.transitions).toEqual(["inside.calm ask → inside.asking", "inside.asking note → ·"]);
  expect(asked?.effects).toEqual(["send hello"]);
  expect(cover(graph, "transitions").unreachable).toEqual([]);
});

test("behavior: of two regions that would leave each other, only the transition that is taken counts", () => {
  const machine = createMachine({
    id: "race",
    initial: "both",
    states: {
      both: {
        type: "parallel",
        states: {
          a: { initial: "one", states: { one: { on: { go: "#race.left" } } } },
          b: { initial: "one", states: { one: { on: { go: "#race.right" } } } },
        },
      },
      left: {},
      right: {},
    },
  });
  const graph = explore(machine, { events: { go: [{ type: "go" }] }, outcomes: {} });
  expect(graph.edges[1]?.transitions).toEqual(["both.a.one go → left"]);
  expect(cover(graph, "transitions").unreachable).toEqual([
    {
      target: "both.b.one go → right",
      reason: "another transition for go always comes first in 1 configuration of both.b.one",
    },
  ]);
});

test("behavior: a counter without end is named, and can be capped", () => {
  const machine = setup({ types: typesOf<{ context: { turns: number }; events: { type: "turn" } }>() }).createMachine({
    id: "wheel",
    context: { turns: 0 },
    on: { turn: { actions: assign({ turns: ({ context }) => context.turns + 1 }) } },
  });
  const model = { events: { turn: [{ type: "turn" }] }, outcomes: {} } as const;
  expect(() => explore(machine, model, { limit: 50 })).toThrow(
    "wheel has more than 50 configurations in 1 state values. What grows most: turns (50 values). Cap a counter with caps",
  );
  expect(explore(machine, { ...model, caps: { turns: 3 } }).nodes).toHaveLength(4);
});

test("behavior: what guards count is explored as far as the model says", () => {
  const machine = setup({
    types: typesOf<{ context: { wishes: number }; events: { type: "want" } | { type: "drop" } }>(),
  }).createMachine({
    id: "wishes",
    context: { wishes: 0 },
    on: {
      want: { actions: assign({ wishes: ({ context }) => context.wishes + 1 }) },
      drop: {
        guard: ({ context }) => context.wishes > 0,
        actions: assign({ wishes: ({ context }) => context.wishes - 1 }),
      },
    },
  });
  const events = { want: [{ type: "want" as const }], drop: [{ type: "drop" as const }] };
  const graph = explore(machine, { events, outcomes: {}, within: ({ wishes }) => wishes <= 2 });
  expect(graph.nodes.map(({ snapshot }) => snapshot.context.wishes)).toEqual([0, 1, 2]);
  expect(graph.edges.filter(({ from }) => from !== null)).toHaveLength(4);
});

test("behavior: a guard that throws is named with its event and state", () => {
  const machine = setup({
    types: typesOf<{ events: { type: "pick"; item?: { id: string } } }>(),
    guards: { isFirst: ({ event }) => (event.item ?? JSON.parse("null")).id === "1" },
  }).createMachine({
    id: "shop",
    initial: "open",
    states: { open: { on: { pick: { guard: "isFirst", target: "done" } } }, done: {} },
  });
  expect(() => explore(machine, { events: { pick: [{ type: "pick" }] }, outcomes: {} })).toThrow(
    /shop throws on pick in "open": Unable to evaluate guard 'isFirst'/,
  );
});

test("behavior: a projection that merges what guards tell apart is found out when a path is made", () => {
  const machine = setup({
    types: typesOf<{ context: { hot: boolean }; events: { type: "heat" } | { type: "touch" } }>(),
  }).createMachine({
    id: "stove",
    context: { hot: false },
    initial: "on",
    states: {
      on: {
        on: {
          heat: { actions: assign({ hot: true }) },
          touch: [
            { guard: ({ context }) => context.hot, target: "burnt" },
            { target: "on", reenter: true },
          ],
        },
      },
      burnt: {},
    },
  });
  const graph = explore(machine, {
    events: { heat: [{ type: "heat" }], touch: [{ type: "touch" }] },
    outcomes: {},
    project: () => ({}),
  });
  expect(() => cover(graph, "pairs")).toThrow(/project\(\) or caps make one configuration of two/);
});

test("behavior: invariants hold in every configuration, or the way to the broken one is shown", () => {
  expect(flows.flatMap((flow) => flow.graph().violations)).toEqual([]);
  const graph = explore(purchaseMachine, {
    ...purchaseModel,
    invariants: { "nobody leaves": ({ value }) => value !== "left" },
  });
  expect(graph.violations).toHaveLength(
    new Set(graph.nodes.filter(({ state }) => state === "left").map(({ id }) => id)).size,
  );
  const found = explain(graph, "nobody leaves");
  expect(found.isReachable && found.steps.map(({ label }) => label)).toEqual(["start", "flow.leave"]);
});

test("behavior: explains the shortest way, why there is none, and what is near a name it does not know", () => {
  const graph = explore(purchaseMachine, {
    ...purchaseModel,
    outcomes: { ...purchaseModel.outcomes, quote: [{ type: "SAME" }] },
    errors: { quote: [] },
  });
  const way = explain(graph, "confirmed");
  expect(way.isReachable && way.steps.at(-1)?.label).toBe("confirm → CONFIRMED");
  const quote = "held.quoting xstate.done.actor.0.purchase.held.quoting";
  expect(explain(graph, `${quote} [isDearer] → held.priceChanged`)).toMatchObject({
    isReachable: false,
    reason:
      "another transition for xstate.done.actor.0.purchase.held.quoting always comes first in 1 configuration of held.quoting",
  });
  expect(explain(graph, "held.quoting xstate.error.actor.0.purchase.held.quoting → failed")).toMatchObject({
    reason: "the model lets the actor 0.purchase.held.quoting throw nothing: give its source a case in errors",
  });
  expect(() => explain(graph, "paying.chargng")).toThrow("Near to it: paying |");
});

test("behavior: a model without outcomes is told which actors it has none for", () => {
  const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
    id: "loader",
    invoke: { src: "load" },
  });
  expect(() => alphabetOf(machine.provide({}), { events: {} })).toThrow(/"loader" has no outcomes.*runs load/);
  expect(
    exploreAlphabet(createMachine({ id: "still" }), alphabetOf(createMachine({ id: "still" }), { events: {} })).nodes,
  ).toHaveLength(1);
});

test("behavior: an actor that is written inside the chart is refused by the name of its state", () => {
  const invoked = createMachine({
    id: "player",
    initial: "idle",
    states: {
      idle: { on: { play: "loading" } },
      loading: { invoke: { src: fromPromise(() => Promise.resolve()), onDone: "idle" } },
    },
  });
  expect(() => exploreAlphabet(invoked, alphabetOf(invoked, { events: { play: [{ type: "play" }] } }))).toThrow(
    "player: the actor that runs in loading is written inside the chart",
  );
  const spawned = createMachine({
    id: "parent",
    entry: assign(
      ({ spawn, context }) => (
        spawn(
          fromCallback(() => undefined),
          { id: "helper" },
        ),
        context
      ),
    ),
  });
  expect(() => exploreAlphabet(spawned, alphabetOf(spawned, { events: {} }))).toThrow(
    "parent: the spawned actor helper is written inside the chart",
  );
});

test("behavior: a state that is left as soon as it is entered is entered all the same", () => {
  const machine = createMachine({ id: "m", initial: "first", states: { first: { always: "second" }, second: {} } });
  const graph = exploreAlphabet(machine, alphabetOf(machine, { events: {}, outcomes: {} }));
  expect(cover(graph, "states")).toMatchObject({ covered: 3, targets: 3, unreachable: [] });
});
