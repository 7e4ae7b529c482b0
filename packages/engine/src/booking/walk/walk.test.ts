import { describe, expect, test } from "vitest";
import { assign, createActor, setup } from "xstate";
import { offerId, refId } from "../../kernel/ids.ts";
import { checkoutInputs, checkoutOutputs, sampleSetting } from "../checkout/checkout.fixtures.ts";
import type { CheckoutSnapshot } from "../checkout/checkout.logic.ts";
import { checkoutMachine } from "../checkout/checkout.machine.ts";
import type { CheckoutOutput } from "../checkout/checkout.types.ts";
import { sampleOffer, searchOutputs } from "../search/search.fixtures.ts";
import { explore, trapsIn, unreachedStates } from "../testing/explore.ts";
import type { ChosenPrice } from "./checkout-start.ts";
import { isAbout } from "./is-about.ts";
import { walkChildren } from "./walk.actors.ts";
import { walkFrame, walkStates } from "./walk.chart.ts";
import { initialWalk, walkActions, walkGuards } from "./walk.setup.ts";
import type { ChosenOffer, WalkContext, WalkEvent, WalkInput, WalkTypes } from "./walk.types.ts";
import { perWalk, walkView } from "./walk-view.ts";

/*
 * The least that a vertical can be: a ferry, of which a deck is chosen. Everything else is every walk's.
 */

type FerryEvent = WalkEvent | { readonly type: "deck.choose"; readonly deck: string };

type FerryContext = WalkContext & { readonly deck: string | null };

const types: WalkTypes<FerryContext, FerryEvent, WalkInput, "decks"> = {};

const ferrySetup = setup({
  types,
  actors: walkChildren("ferryMachine"),
  guards: walkGuards((search) => ({ ok: search.startsWith("from=") })),
  actions: walkActions<FerryContext, FerryEvent>(),
}).extend({
  actions: {
    forgetOffer: assign((_walk, _next: ChosenOffer | null) => ({ deck: null })),
    chooseDeck: assign((_, deck: string) => ({ deck })),
  },
});

const chosenDeck = ({ deck, offer }: FerryContext): ChosenPrice | null =>
  offer === null || deck === null ? null : { ...offer, option: deck, price: null };

const ferryOf = (resultsAfter: readonly CheckoutOutput["type"][]) =>
  ferrySetup.createMachine({
    id: "ferries",
    ...walkFrame,
    context: ({ input }) => ({ ...initialWalk(input), deck: null }),
    states: {
      ...walkStates({ id: "ferries", chosen: chosenDeck, resultsAfter }),
      inspecting: {
        tags: "stable",
        meta: { screen: "decks", step: "offer", resume: "stay" },
        entry: { type: "goTo", params: "offer" },
        on: {
          "deck.choose": { target: "checkout", actions: { type: "chooseDeck", params: ({ event }) => event.deck } },
          "flow.back": "shopping",
          "search.edit": "planning",
        },
      },
    },
  });

const search = "from=jeddah&to=suakin";

const inputs = {
  search: { start: { at: "search" }, setting: sampleSetting },
  results: { start: { at: "results", search, refId: null }, setting: sampleSetting },
  noResults: { start: { at: "results", search: "nonsense", refId: null }, setting: sampleSetting },
  offer: { start: { at: "offer", search, refId: refId("S-1"), offer: sampleOffer }, setting: sampleSetting },
  quote: { start: { at: "quote", refId: refId("Q-1") }, setting: sampleSetting },
  payment: { start: checkoutInputs.payment.start, setting: sampleSetting },
} as const satisfies Readonly<Record<string, WalkInput>>;

const events = {
  "search.submit": [
    { type: "search.submit", search },
    { type: "search.submit", search: "nonsense" },
  ],
  "deck.choose": [{ type: "deck.choose", deck: "upper" }],
  "search.edit": [{ type: "search.edit" }],
  "offer.again": [{ type: "offer.again" }],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: sampleSetting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in FerryEvent["type"]]: readonly Extract<FerryEvent, { type: Type }>[] };

const outcomes = { search: searchOutputs, checkout: checkoutOutputs };

describe.each([
  ["the results", ["DECLINED", "SOLD_OUT"], "shopping"],
  ["the same offer", [], "inspecting"],
] as const)("default: a walk that goes back to %s", (_, resultsAfter, back) => {
  const model = { machine: ferryOf(resultsAfter), inputs, events, outcomes };
  const found = explore({
    ...model,
    project: ({ context: { deck, end, kept, offer, search, start } }) => [deck, end, kept, offer, search, start],
  });

  test("every state is reached and has a way to an end, and nothing is confirmed but what was booked", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
    const confirmed = [...found.values()].filter(({ snapshot }) => snapshot.matches("confirmed"));
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { path, snapshot } of confirmed) {
      expect(path.at(-1)).toBe("checkout → booked");
      expect(snapshot.output).toEqual(checkoutOutputs.booked);
    }
  });

  test("what was typed is never lost, and each end leads where the vertical says", () => {
    for (const { snapshot, next } of found.values()) {
      if (!snapshot.matches("checkout")) continue;
      for (const [name, output] of Object.entries(checkoutOutputs)) {
        const after = found.get(next.get(`checkout → ${name}`)?.key ?? "")?.snapshot;
        if ("kept" in output) expect(after?.context.kept.draft).toEqual(output.kept.draft);
      }
      const after = found.get(next.get("checkout → soldOut")?.key ?? "")?.snapshot;
      if (snapshot.context.offer !== null) expect(after?.matches(back)).toBe(true);
    }
  });
});

const machine = ferryOf([]).provide({ actors: { checkout: checkoutMachine } });

const connect = perWalk((snapshot: ReturnType<typeof machine.getInitialSnapshot>, checkout: CheckoutSnapshot | null) =>
  walkView(snapshot, checkout, { deadline: null, price: null, problem: null }),
);

test("behavior: a walk's view shows its checkout while there is one", () => {
  const actor = createActor(machine, { input: inputs.offer }).start();
  expect(connect(actor.getSnapshot())).toMatchObject({ screen: "decks", step: "offer", checkout: null });
  actor.send({ type: "deck.choose", deck: "upper" });
  const view = connect(actor.getSnapshot());
  expect(view).toMatchObject({ screen: "quote", step: "offer", steps: ["search", "results", "offer"] });
  expect(connect(actor.getSnapshot())).toBe(view);
  actor.stop();
});

describe("behavior: whether an address is about a walk", () => {
  const actor = createActor(machine, { input: inputs.offer }).start();
  const normal = (text: string) => text.toLowerCase();

  test.each([
    [{ at: "search" }, true],
    [{ at: "results", search: search.toUpperCase(), refId: null }, true],
    [{ at: "results", search: "from=jeddah&to=safaga", refId: null }, false],
    [{ at: "offer", search: null, refId: null, offer: sampleOffer }, true],
    [{ at: "offer", search: null, refId: null, offer: offerId("another") }, false],
    [{ at: "quote", refId: refId("Q-1") }, false],
    [checkoutInputs.payment.start, false],
  ] as const)("%j: %s", (start, isSo) => {
    expect(isAbout(connect(actor.getSnapshot()), start, normal)).toBe(isSo);
  });
});
