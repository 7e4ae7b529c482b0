import { attemptId, type InquiryOutcome } from "@safar/engine";
import { fromPromise } from "xstate";
import { type PaymentChart, type Plant, type Planted, withPaymentChart, withPayments } from "./plant.ts";

/** The payment's chart with other conditions. */
const withGuards = (guards: NonNullable<PaymentChart["guards"]>): Planted => withPaymentChart(() => ({ guards }));

const newName = (name: string) => attemptId(`${name.slice(0, 50)}-again`);

/** Bugs in what is charged, and in what people are told of it. */
export const moneyPlants: readonly Plant[] = [
  {
    name: "double-charge-on-retry",
    is: "A payment whose answer is lost is sent again at once, as another attempt.",
    caughtBy: ["one attempt at a time", "the price that was accepted"],
    plant: () =>
      withPayments((payments) => ({
        process: async (request, signal) => {
          const outcome = await payments.process(request, signal);
          return outcome.type === "UNKNOWN"
            ? payments.process({ ...request, attempt: newName(request.attempt) }, signal)
            : outcome;
        },
      })),
  },
  {
    name: "same-attempt-twice",
    is: "A retry in the network layer repeats a payment under its own name.",
    caughtBy: ["one attempt at a time"],
    plant: () =>
      withPayments((payments) => ({
        process: async (request, signal) => {
          const outcome = await payments.process(request, signal);
          return outcome.type === "UNKNOWN" ? payments.process(request, signal) : outcome;
        },
      })),
  },
  {
    name: "failed-while-unknown",
    is: "An inquiry that cannot be read is taken for a failed payment.",
    caughtBy: ["unknown is not failed", "one attempt at a time"],
    plant: () => {
      let sent = attemptId("");
      return withPayments((payments) => ({
        process: (request, signal) => {
          sent = request.attempt;
          return payments.process(request, signal);
        },
        inquire: async (order, signal): Promise<InquiryOutcome> => {
          const outcome = await payments.inquire(order, signal);
          return outcome.type === "PROBLEM" ? { type: "FAILED", attempt: sent, reason: "unknown" } : outcome;
        },
      }));
    },
  },
  {
    name: "pending-is-failed",
    is: "A payment that only takes its time is taken for a failed one.",
    caughtBy: ["unknown is not failed", "one attempt at a time"],
    plant: () =>
      withPayments((payments) => ({
        inquire: async (order, signal): Promise<InquiryOutcome> => {
          const outcome = await payments.inquire(order, signal);
          return outcome.type === "LIVE" && outcome.need === null
            ? { type: "FAILED", attempt: outcome.attempt, reason: "unknown" }
            : outcome;
        },
      })),
  },
  {
    name: "sent-when-it-is-over",
    is: "A payment that did not get through waits in a queue, and is sent when the line is good again: after the order's end.",
    caughtBy: ["past is past"],
    plant: () =>
      withPayments((payments, { clock }) => ({
        process: async (request, signal) => {
          await new Promise<void>((resolve) => {
            clock.setTimeout(() => resolve(), 21 * 60_000);
          });
          return payments.process(request, signal);
        },
      })),
  },
  {
    name: "attempt-of-another-tab-forgotten",
    is: "An inquiry counts only what this tab has sent: what another one has begun is taken for nothing.",
    caughtBy: ["unknown is not failed", "one attempt at a time"],
    plant: () => {
      let sent = attemptId("");
      return withPayments((payments) => ({
        process: (request, signal) => {
          sent = request.attempt;
          return payments.process(request, signal);
        },
        inquire: async (order, signal): Promise<InquiryOutcome> => {
          const outcome = await payments.inquire(order, signal);
          const isAnothers = outcome.type === "LIVE" && outcome.attempt !== sent;
          return isAnothers ? { type: "FAILED", attempt: sent, reason: "unknown" } : outcome;
        },
      }));
    },
  },
  {
    name: "pending-is-paid",
    is: "A payment that has only been accepted for processing is shown as received.",
    caughtBy: ["paid means paid"],
    plant: () =>
      withPayments((payments) => ({
        process: async (request, signal) => {
          const outcome = await payments.process(request, signal);
          return outcome.type === "PENDING" || outcome.type === "UNKNOWN" ? { type: "RECEIVED" } : outcome;
        },
      })),
  },
  {
    name: "redirect-is-believed",
    is: "Whoever comes back from the bank's page is believed to have paid.",
    caughtBy: ["paid means paid"],
    plant: () =>
      withPayments((payments) => ({
        process: async (request, signal) => {
          const outcome = await payments.process(request, signal);
          return outcome.type === "NEEDS" && outcome.need.type === "REDIRECT" ? { type: "RECEIVED" } : outcome;
        },
      })),
  },
  {
    name: "code-sent-is-paid",
    is: "A payment that waits for its code is shown as received.",
    caughtBy: ["paid means paid"],
    plant: () =>
      withPayments((payments) => ({
        process: async (request, signal) => {
          const outcome = await payments.process(request, signal);
          return outcome.type === "NEEDS" && outcome.need.type === "OTP" ? { type: "RECEIVED" } : outcome;
        },
      })),
  },
  {
    name: "declined-is-paid",
    is: "The status of a declined payment is read with the wrong sign.",
    caughtBy: ["paid means paid"],
    plant: () =>
      withPayments((payments) => ({
        inquire: async (order, signal): Promise<InquiryOutcome> => {
          const outcome = await payments.inquire(order, signal);
          return outcome.type === "FAILED" ? { type: "RECEIVED", booking: null } : outcome;
        },
      })),
  },
  {
    name: "charge-while-live",
    is: "An order that an attempt is paying counts as free for another one.",
    caughtBy: ["one attempt at a time"],
    plant: () => withGuards({ isFree: (_, { type }) => type === "FAILED" || type === "NOT_FOUND" || type === "LIVE" }),
  },
  {
    name: "charge-after-paid",
    is: "Before an attempt the order is not asked about again.",
    caughtBy: ["one attempt at a time"],
    plant: () => withGuards({ isFree: () => true }),
  },
  {
    name: "late-inquiry",
    is: "The answers of inquiries are cached for a minute.",
    caughtBy: ["one attempt at a time", "unknown is not failed", "everything settles"],
    plant: () => ({
      ports: (ports) => {
        const kept = new Map<string, { readonly at: number; readonly outcome: InquiryOutcome }>();
        return {
          ...ports,
          payments: {
            ...ports.payments,
            inquire: async (order, signal) => {
              const known = kept.get(order);
              if (known !== undefined && ports.clock.now() - known.at < 60_000) return known.outcome;
              const outcome = await ports.payments.inquire(order, signal);
              kept.set(order, { at: ports.clock.now(), outcome });
              return outcome;
            },
          },
        };
      },
    }),
  },
  {
    name: "impatient",
    is: "An attempt that the service has not heard of at the first inquiry counts as never begun.",
    caughtBy: ["unknown is not failed", "one attempt at a time", "everything settles"],
    plant: () =>
      withGuards({
        isNeverBegun: ({ context }, { type }) => context.attempt !== null && type === "NOT_FOUND",
      }),
  },
  {
    name: "no-lock",
    is: "Every tab gets the lock of an order, and nobody asks whether it is free.",
    caughtBy: ["one attempt at a time"],
    plant: () => ({
      ports: (ports) => ({ ...ports, lock: { acquire: () => Promise.resolve(() => undefined) } }),
      ...withGuards({ isFree: () => true }),
    }),
  },
  {
    name: "charge-again-after-reload",
    is: "A payment that was under way runs again when the page is restored.",
    caughtBy: ["one attempt at a time"],
    plant: () =>
      withPaymentChart((ports) => ({
        actors: {
          process: fromPromise(({ input, signal }) => ports.payments.process(input, signal)),
        },
      })),
  },
  {
    name: "waits-are-skipped",
    is: "What is only a minute away counts as past, so that one inquiry follows the other at once.",
    caughtBy: ["nothing spins"],
    plant: () =>
      withPaymentChart((ports) => ({
        actors: {
          waitUntil: fromPromise<void, { at: number }>(({ input: { at }, signal }) => {
            const leftMs = at - ports.clock.now();
            if (leftMs <= 60_000) return Promise.resolve();
            return new Promise((resolve) => {
              const timer = ports.clock.setTimeout(() => resolve(), leftMs);
              signal.addEventListener("abort", () => ports.clock.clearTimeout(timer));
            });
          }),
        },
      })),
  },
  {
    name: "wait-never-ends",
    is: "The waits between one inquiry and the next never end.",
    caughtBy: ["everything settles"],
    plant: () =>
      withPaymentChart(() => ({
        actors: {
          waitUntil: fromPromise<void, { at: number }>(() => new Promise(() => undefined)),
        },
      })),
  },
];
