import { assign, fromPromise, setup } from "xstate";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import { readAmount } from "./read-amount.ts";
import type { TopUpContext, TopUpEvent, TopUpInput, TopUpMeta, TopUpOutput } from "./top-up.types.ts";
import type { TopUp, TopUpOutcome, WalletService } from "./wallet.service.ts";

const types: {
  readonly context?: TopUpContext;
  readonly events?: TopUpEvent;
  readonly input?: TopUpInput;
  readonly output?: TopUpOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: TopUpMeta;
} = {};

const refused = { code: "refused" } as const;

const learn = ({ limits, typed, currency }: TopUpContext, outcome: TopUpOutcome): Partial<TopUpContext> => {
  switch (outcome.type) {
    case "OPENED":
      return { field: null, trouble: null, end: outcome };
    case "INVALID_AMOUNT":
      return { field: refused, trouble: null };
    case "LIMIT_EXCEEDED": {
      const told = { min: outcome.min ?? limits.min, max: outcome.max ?? limits.max };
      const read = readAmount(typed, currency, told);
      return { limits: told, field: read.ok ? refused : read.error, trouble: null };
    }
    default:
      return { field: null, trouble: outcome };
  }
};

export const topUpSetup = setup({
  types,
  actors: { openTopUp: fromPromise<TopUpOutcome, TopUp>(unprovided("topUpMachine")) },
  guards: {
    isAmount: ({ context: { currency, limits } }, typed: string) => readAmount(typed, currency, limits).ok,
    isOpened: outcomeIs<TopUpOutcome>("OPENED"),
  },
  actions: {
    /** What was told to be wrong goes once it is right. */
    keep: assign(({ context: { currency, field, limits } }, typed: string) => {
      const read = readAmount(typed, currency, limits);
      return { typed, field: field === null || read.ok ? null : read.error };
    }),
    take: assign(({ context: { attempt, currency, limits } }, typed: string) => {
      const read = readAmount(typed, currency, limits);
      return read.ok
        ? { typed, field: null, trouble: null, wish: { attempt, amount: read.value } }
        : { typed, field: read.error, trouble: null };
    }),
    learn: assign(({ context }, outcome: TopUpOutcome) => learn(context, outcome)),
    reportFault: assign({
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the wallet service failed", status: 0 } },
    }),
  },
});

/** What the machine needs: `topUpMachine.provide({ actors: topUpActors(wallet) })`. */
export const topUpActors = (wallet: Pick<WalletService, "openTopUp">) => ({
  openTopUp: fromPromise<TopUpOutcome, TopUp>(({ input, signal }) => wallet.openTopUp(input, signal)),
});
