import { withOutput } from "../../kernel/flow/with-output.ts";
import { enteringInstrument } from "./instrument.chart.ts";
import { paymentSetup } from "./payment.setup.ts";
import { leave, offered, renew } from "./payment.ways.ts";

/**
 * A method is chosen, billed and filled in until the order's deadline. Nothing typed is lost when the page is left and seen
 * again: before anything is charged, the order is inquired about anyway.
 */
export const payable = paymentSetup.createStateConfig({
  initial: "choosing",
  invoke: {
    id: "payBy",
    src: "waitUntil",
    input: ({ context }) => ({ at: context.options?.payBy ?? 0 }),
    onDone: "overdue",
  },
  on: {
    "method.choose": {
      guard: { type: "isChoosable", params: ({ event }) => event.code },
      target: ".billing",
      actions: { type: "chooseMethod", params: ({ event }) => event.code },
    },
    "method.change": { target: ".choosing", actions: "forgetMethod" },
    // As after somebody has signed in: what they hold and may use is another.
    "options.reload": { target: "opening", actions: "clearTrouble" },
    RESUME: { guard: { type: "isOverdue", params: ({ event }) => event.now }, target: "overdue" },
    "flow.leave": leave,
  },
  states: {
    choosing: {
      tags: "stable",
      meta: { screen: "methods", resume: "stay" },
      // Once something is typed a hint waits: the order is inquired about before it is charged anyway.
      on: {
        "order.hinted": "#payment.opening",
        "hold.renew": renew,
        // A page that goes away takes its question with it: whoever comes back would have a method chosen and no bill.
        RESUME: {
          guard: { type: "isUnbilled", params: ({ event }) => event.now },
          target: "billing",
          actions: "clearTrouble",
        },
      },
    },
    billing: {
      tags: "busy",
      meta: { screen: "methods", resume: "restart" },
      invoke: {
        src: "bill",
        input: ({ context: { order, method, deductions } }) => ({
          ...deductions,
          order,
          method: method?.code ?? "",
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.type === "BILLED",
            target: "entering",
            actions: withOutput("learnBill"),
          },
          { target: "choosing", actions: withOutput("learnBill") },
        ],
        onError: { target: "choosing", actions: { type: "reportFault", params: "the bill failed" } },
      },
    },
    entering: enteringInstrument,
  },
});

/** The seller is asked to hold the order longer. What was chosen and typed stays, whatever they say. */
export const renewing = paymentSetup.createStateConfig({
  tags: "busy",
  meta: { screen: "methods", resume: "restart" },
  invoke: {
    src: "renewHold",
    input: ({ context }) => context.order,
    onDone: [
      { guard: withOutput("isStillBilled"), target: "payable.entering", actions: withOutput("learnOptions") },
      { guard: withOutput("isNotRenewed"), target: "payable", actions: withOutput("learnOptions") },
      ...offered,
    ],
    onError: { target: "payable", actions: { type: "reportFault", params: "the hold failed" } },
  },
  on: { "flow.leave": leave },
});
