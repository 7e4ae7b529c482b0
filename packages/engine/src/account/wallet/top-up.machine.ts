import { withOutput } from "../../kernel/flow/with-output.ts";
import { topUpSetup } from "./top-up.setup.ts";

/**
 * Adding cash: an amount becomes an order, which is then paid like any other. Opening it moves no money, and one intention is
 * one order however often it is asked for, so that a reload may simply ask again.
 */
export const topUpMachine = topUpSetup.createMachine({
  id: "topUp",
  context: ({ input: { attempt, currency, limits = {}, amount = "" } }) => ({
    attempt,
    currency,
    limits,
    typed: amount,
    wish: null,
    field: null,
    trouble: null,
    end: { type: "LEFT" },
  }),
  output: ({ context }) => context.end,
  initial: "entering",
  states: {
    entering: {
      tags: "stable",
      meta: { screen: "amount", resume: "stay" },
      on: {
        "form.change": { actions: { type: "keep", params: ({ event }) => event.amount } },
        "amount.submit": [
          {
            guard: { type: "isAmount", params: ({ event }) => event.amount },
            target: "opening",
            actions: { type: "take", params: ({ event }) => event.amount },
          },
          { actions: { type: "take", params: ({ event }) => event.amount } },
        ],
        "flow.leave": "left",
      },
    },
    opening: {
      tags: "busy",
      meta: { screen: "amount", resume: "restart" },
      invoke: {
        src: "openTopUp",
        input: ({ context: { attempt, currency, wish } }) => wish ?? { attempt, amount: { minor: 0, currency } },
        onDone: [
          { guard: withOutput("isOpened"), target: "opened", actions: withOutput("learn") },
          { target: "entering", actions: withOutput("learn") },
        ],
        onError: { target: "entering", actions: "reportFault" },
      },
      on: { "flow.leave": "left" },
    },
    opened: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
