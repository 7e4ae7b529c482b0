import { alphabetOf } from "@safar/paths/chart";
import { setup } from "xstate";

type OrderEvent =
  | { readonly type: "item.add" }
  | { readonly type: "gift.wrap"; readonly paper: string }
  | { readonly type: "order.send" };

const types: { readonly events?: OrderEvent } = {};

/** Two things at once, one of which waits for a guard. */
export const orderMachine = setup({
  types,
  guards: { isPaper: ({ event }) => event.type === "gift.wrap" && event.paper !== "" },
}).createMachine({
  id: "order",
  initial: "filling",
  states: {
    filling: {
      type: "parallel",
      states: {
        basket: { initial: "empty", states: { empty: { on: { "item.add": "full" } }, full: {} } },
        wrapping: {
          initial: "plain",
          states: {
            plain: { on: { "gift.wrap": { guard: "isPaper", target: "wrapped" } } },
            wrapped: { tags: "busy" },
          },
        },
      },
      on: { "order.send": "sent" },
    },
    sent: { type: "final" },
  },
});

export const orderAlphabet = alphabetOf(orderMachine, {
  events: {
    "item.add": [{ type: "item.add" }],
    "gift.wrap": { red: { type: "gift.wrap", paper: "red" }, none: { type: "gift.wrap", paper: "" } },
    "order.send": [{ type: "order.send" }],
  },
  outcomes: {},
});
