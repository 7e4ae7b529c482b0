import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import { type Wait, waitUntilBy } from "../../kernel/flow/wait-until.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import { stepped, withQuantity } from "./quantities.ts";
import {
  choiceOutput,
  initialChoice,
  isComplete,
  orderIn,
  ordering,
  priceRequestOf,
  settled,
} from "./quantity-choice.logic.ts";
import type {
  QuantityChoiceContext,
  QuantityChoiceEvent,
  QuantityChoiceInput,
  QuantityChoiceMeta,
  QuantityChoiceOutput,
  QuantityPriceOutcome,
  QuantityPriceRequest,
  QuantityReadOutcome,
  QuantityRequest,
  QuantityService,
} from "./quantity-choice.types.ts";

type Told<Type extends QuantityChoiceEvent["type"]> = Extract<QuantityChoiceEvent, { readonly type: Type }>;

const fault = { kind: "malformed", detail: "reading what can be chosen failed", status: 0 } as const;

/**
 * When, and how many of which: a chart for whatever is sold by the number. A day and a slot of it are chosen, then lines; nothing ever
 * passes a limit, and what others took meanwhile is named while all else stays. `machine` names the vertical's chart, for errors.
 */
export const createQuantityChoice = <About extends object>(machine: string) => {
  type Context = QuantityChoiceContext<About>;
  type Knowing = { readonly context: Context };

  const types: {
    readonly context?: Context;
    readonly events?: QuantityChoiceEvent;
    readonly input?: QuantityChoiceInput;
    readonly output?: QuantityChoiceOutput<About>;
    readonly tags?: "busy" | "stable" | "terminal";
    readonly meta?: QuantityChoiceMeta;
  } = {};

  return setup({
    types,
    actors: {
      readChoice: fromPromise<QuantityReadOutcome<About>, QuantityRequest>(unprovided(machine)),
      priceChoice: fromPromise<QuantityPriceOutcome, QuantityPriceRequest>(unprovided(machine)),
      waitUntil: fromPromise<void, Wait>(unprovided(machine)),
    },
    guards: {
      isRead: outcomeIs<QuantityReadOutcome<About>>("READ"),
      isSessionGone: outcomeIs<QuantityReadOutcome<About> | QuantityPriceOutcome>("SESSION_EXPIRED"),
      isPriced: outcomeIs<QuantityPriceOutcome>("PRICED"),
      isCut: outcomeIs<QuantityPriceOutcome>("CUT"),
      isDayKnown: ({ context }: Knowing, { date }: Told<"day.choose">) =>
        context.read?.slots.some((slot) => slot.date === date) ?? false,
      isDay: ({ context }: Knowing, { date }: Told<"day.choose">) =>
        context.read?.days.some((day) => day.date === date) ?? false,
      isSlot: ({ context }: Knowing, { slot }: Told<"slot.choose">) =>
        context.read?.slots.some(({ id }) => id === slot) ?? false,
      canSubmit: ({ context }: Knowing) => isComplete(context),
      isOver: ({ context }: Knowing, now: EpochMs) => context.read === null || isPast(context.read.expiresAt, now),
    },
    actions: {
      learn: assign(({ context }: Knowing, outcome: QuantityReadOutcome<About>) => {
        if (outcome.type === "PROBLEM") return { problem: outcome.problem };
        if (outcome.type !== "READ") return {};
        const { read } = outcome;
        return { read, problem: null, ...settled(context, read, context.slot ?? read.slot) };
      }),
      learnPrice: assign((_: Knowing, outcome: QuantityPriceOutcome) => {
        if (outcome.type === "PRICED") return { price: outcome.price, problem: null };
        return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
      }),
      takeDay: assign(({ context: { date, read, slot } }: Knowing, event: Told<"day.choose">) => {
        const known = read?.slots.filter((one) => one.date === event.date) ?? [];
        const isSame = event.date === date && known.some(({ id }) => id === slot);
        return isSame ? {} : { date: event.date, slot: null, cuts: [], price: null };
      }),
      takeOnly: assign(({ context }: Knowing) => {
        const { date, read } = context;
        const [only, ...others] = read?.slots.filter((one) => one.date === date) ?? [];
        return read === null || only === undefined || others.length > 0 ? {} : settled(context, read, only.id);
      }),
      takeSlot: assign(({ context }: Knowing, { slot }: Told<"slot.choose">) =>
        context.read === null ? {} : settled(context, context.read, slot),
      ),
      step: assign(({ context }: Knowing, { item, way }: Told<"quantity.step">) => {
        const order = orderIn(context);
        return order === null ? {} : ordering(stepped(order, item, way));
      }),
      set: assign(({ context }: Knowing, { item, quantity }: Told<"quantity.set">) => {
        const order = orderIn(context);
        return order === null ? {} : ordering(withQuantity(order, item, quantity));
      }),
      answer: assign(({ context }: Knowing, { answer, question }: Told<"answer.change">) => ({
        answers: { ...context.answers, [question]: answer },
        price: null,
      })),
      takeCode: assign((_: Knowing, { code }: Told<"code.submit">) => ({
        code: code.trim() === "" ? null : code.trim(),
      })),
      reportFault: assign({ problem: fault }),
      endAs: assign((_: Knowing, end: Context["end"]) => ({ end })),
    },
  }).createMachine({
    id: "quantityChoice",
    context: ({ input }) => initialChoice<About>(input),
    output: ({ context }) => choiceOutput(context),
    initial: "reading",
    on: {
      "flow.back": { target: ".left", actions: { type: "endAs", params: "BACK" } },
      "search.edit": { target: ".left", actions: { type: "endAs", params: "SEARCH_EDIT" } },
    },
    states: {
      reading: {
        tags: "busy",
        meta: { screen: "loading", resume: "restart" },
        invoke: {
          src: "readChoice",
          input: ({ context: { code, date, item } }) => ({ code, date, item }),
          onDone: [
            { guard: withOutput("isRead"), target: "open", actions: withOutput("learn") },
            { guard: withOutput("isSessionGone"), target: "expired" },
            { target: "failed", actions: withOutput("learn") },
          ],
          onError: { target: "failed", actions: "reportFault" },
        },
      },

      open: {
        initial: "choosing",
        invoke: {
          id: "expiry",
          src: "waitUntil",
          input: ({ context }) => ({ at: context.read?.expiresAt ?? 0 }),
          onDone: "expired",
        },
        on: {
          "choice.reload": "reading",
          RESUME: [
            { guard: { type: "isOver", params: ({ event }) => event.now }, target: "expired" },
            { target: ".refreshing" },
          ],
        },
        states: {
          choosing: {
            tags: "stable",
            meta: { screen: "choosing", resume: "inquire" },
            on: {
              "day.choose": [
                {
                  guard: { type: "isDayKnown", params: ({ event }) => event },
                  actions: [{ type: "takeDay", params: ({ event }) => event }, "takeOnly"],
                },
                {
                  guard: { type: "isDay", params: ({ event }) => event },
                  target: "refreshing",
                  actions: { type: "takeDay", params: ({ event }) => event },
                },
              ],
              "slot.choose": {
                guard: { type: "isSlot", params: ({ event }) => event },
                actions: { type: "takeSlot", params: ({ event }) => event },
              },
              "quantity.step": { actions: { type: "step", params: ({ event }) => event } },
              "quantity.set": { actions: { type: "set", params: ({ event }) => event } },
              "answer.change": { actions: { type: "answer", params: ({ event }) => event } },
              "code.submit": { target: "refreshing", actions: { type: "takeCode", params: ({ event }) => event } },
              "choice.hinted": "refreshing",
              "choice.submit": { guard: "canSubmit", target: "pricing" },
            },
          },

          /** What is on the screen stays while it is read anew, with another day, another code, or what others left. */
          refreshing: {
            tags: "busy",
            meta: { screen: "choosing", resume: "inquire" },
            invoke: {
              src: "readChoice",
              input: ({ context: { code, date, item } }) => ({ code, date, item }),
              onDone: [
                { guard: withOutput("isRead"), target: "choosing", actions: withOutput("learn") },
                { guard: withOutput("isSessionGone"), target: "#quantityChoice.expired" },
                { target: "choosing", actions: withOutput("learn") },
              ],
              onError: { target: "choosing", actions: "reportFault" },
            },
            on: { "choice.hinted": { target: "refreshing", reenter: true } },
          },

          pricing: {
            tags: "busy",
            meta: { screen: "choosing", resume: "restart" },
            invoke: {
              src: "priceChoice",
              input: ({ context }) => priceRequestOf(context),
              onDone: [
                {
                  guard: withOutput("isPriced"),
                  target: "#quantityChoice.chosen",
                  actions: [withOutput("learnPrice"), { type: "endAs", params: "CHOSEN" }],
                },
                { guard: withOutput("isCut"), target: "refreshing" },
                { guard: withOutput("isSessionGone"), target: "#quantityChoice.expired" },
                { target: "choosing", actions: withOutput("learnPrice") },
              ],
              onError: { target: "choosing", actions: "reportFault" },
            },
          },
        },
      },

      failed: { tags: "stable", meta: { screen: "failed", resume: "stay" }, on: { "choice.reload": "reading" } },

      /** It is no longer sold, or what it was found by is over. */
      expired: {
        tags: "stable",
        meta: { screen: "expired", resume: "stay" },
        on: { "search.refresh": { target: "left", actions: { type: "endAs", params: "SEARCH_AGAIN" } } },
      },

      chosen: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
      left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    },
  });
};

/** What the chart needs: `machine.provide({ actors: quantityActors(service, clock) })`. */
export const quantityActors = <About extends object>(service: QuantityService<About>, clock: Clock) => ({
  readChoice: fromPromise<QuantityReadOutcome<About>, QuantityRequest>(({ input, signal }) =>
    service.readChoice(input, signal),
  ),
  priceChoice: fromPromise<QuantityPriceOutcome, QuantityPriceRequest>(({ input, signal }) =>
    service.priceChoice(input, signal),
  ),
  waitUntil: waitUntilBy(clock),
});
