import { assign, fromPromise, setup } from "xstate";
import { checkCard } from "../../booking/payment/card.ts";
import type { CardEntry, SavedAccount } from "../../booking/payment/payment.domain.ts";
import type { PaymentService } from "../../booking/payment/payment.service.ts";
import { fromSecretPromise } from "../../kernel/flow/secret-promise.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { Clock, DeviceStorage } from "../../kernel/ports.ts";
import { otpActors } from "../../queues/otp/otp.actors.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpOutput, OtpService } from "../../queues/otp/otp.types.ts";
import type { RemoveAccountOutcome, SavedAccountsOutcome, SavedAccountsService } from "./saved-accounts.service.ts";
import type {
  KeepCardOutcome,
  SavedAccountsContext,
  SavedAccountsEvent,
  SavedAccountsFound,
  SavedAccountsInput,
  SavedAccountsMeta,
  SavedAccountsNews,
  SavedAccountsOutput,
} from "./saved-accounts.types.ts";

const types: {
  readonly context?: SavedAccountsContext;
  readonly events?: SavedAccountsEvent;
  readonly input?: SavedAccountsInput;
  readonly output?: SavedAccountsOutput;
  readonly tags?: "busy" | "inflight" | "stable" | "terminal";
  readonly meta?: SavedAccountsMeta;
  readonly children?: { code: "otp" };
} = {};

const missing = unprovided("savedAccountsMachine");

const named = ({ accounts }: SavedAccountsContext, id: string): SavedAccount | null =>
  accounts.find((account) => account.id === id) ?? null;

const learnFound = ({ outcome, preferred }: SavedAccountsFound): Partial<SavedAccountsContext> => {
  if (outcome.type !== "ACCOUNTS") return { trouble: outcome.type === "PROBLEM" ? outcome : null };
  const { accounts } = outcome;
  const isThere = accounts.some(({ id, isVerified }) => id === preferred && isVerified);
  return { accounts, preferred: isThere ? preferred : null };
};

const learnKept = (outcome: KeepCardOutcome): Partial<SavedAccountsContext> => {
  switch (outcome.type) {
    case "CODE_SENT":
      return { account: outcome.account, challenge: outcome.challenge, fields: {}, trouble: null };
    case "INVALID":
      return { fields: outcome.fields, trouble: null };
    case "SIGNED_OUT":
      return {};
    default:
      return { fields: {}, trouble: outcome };
  }
};

export const savedAccountsSetup = setup({
  types,
  actors: {
    read: fromPromise<SavedAccountsFound, SavedAccountsOutcome | null>(missing),
    keepCard: fromPromise<KeepCardOutcome, CardEntry>(missing),
    remove: fromPromise<RemoveAccountOutcome, string>(missing),
    prefer: fromPromise<void, string>(missing),
    otp: otpMachine,
  },
  guards: {
    isRead: (_, { outcome }: SavedAccountsFound) => outcome.type === "ACCOUNTS",
    wasSignedOut: (_, { outcome }: SavedAccountsFound) => outcome.type === "SIGNED_OUT",
    isCodeSent: outcomeIs<KeepCardOutcome>("CODE_SENT"),
    isKeptByNobody: outcomeIs<KeepCardOutcome>("SIGNED_OUT"),
    isRemoved: outcomeIs<RemoveAccountOutcome>("REMOVED"),
    isRemovedByNobody: outcomeIs<RemoveAccountOutcome>("SIGNED_OUT"),
    isVerified: outcomeIs<OtpOutput>("VERIFIED"),
    isCodeGone: (_, output: OtpOutput) => output.type === "REQUEST_EXPIRED" || output.type === "FAILED",
    isKnown: ({ context }, id: string) => named(context, id) !== null,
    isUnverified: ({ context }, id: string) => named(context, id)?.isVerified === false,
    isPreferable: ({ context }, id: string) => context.preferred !== id && named(context, id)?.isVerified === true,
  },
  actions: {
    learnFound: assign((_, found: SavedAccountsFound) => ({ ...learnFound(found), found: null })),
    learnKept: assign((_, outcome: KeepCardOutcome) => learnKept(outcome)),
    learnRemoval: assign((_, outcome: RemoveAccountOutcome) => ({
      trouble: outcome.type === "PROBLEM" ? outcome : null,
    })),
    choose: assign(({ context }, id: string) => ({
      account: named(context, id),
      challenge: null,
      news: null,
      trouble: null,
    })),
    notePreferred: assign((_, preferred: string) => ({ preferred })),
    say: assign((_, news: SavedAccountsNews) => ({ news })),
    loseCode: assign((_, output: OtpOutput) => ({
      trouble:
        output.type === "FAILED"
          ? ({ type: "PROBLEM", problem: output.problem } as const)
          : ({ type: "CODE_LOST" } as const),
    })),
    loseCard: assign({ fields: {}, trouble: { type: "CARD_LOST" } }),
    reportFault: assign({
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the saved accounts failed", status: 0 } },
    }),
    clear: assign({ account: null, challenge: null, fields: {}, trouble: null }),
    clearNews: assign({ news: null }),
  },
});

/** Where a device remembers which account its person pays from first. */
export const preferredAccountKey = "preferred-account";

export type SavedAccountsPorts = {
  readonly accounts: SavedAccountsService;
  /** The card vault's. */
  readonly vault: Pick<PaymentService, "tokenise">;
  readonly storage: Pick<DeviceStorage, "read" | "write">;
  readonly clock: Clock;
};

/** A code is asked for by its account alone: the service knows the number that it goes to. */
const codesByAccount = ({ requestCode, verifyCode }: OtpService): OtpService => ({
  requestCode: ({ requestId, reference, ...request }, signal) =>
    requestCode({ ...request, reference, phone: null, requestId: requestId ?? reference }, signal),
  verifyCode,
});

/** What the machine needs: `savedAccountsMachine.provide({ actors: savedAccountsActors(ports) })`. */
export const savedAccountsActors = ({ accounts, clock, storage, vault }: SavedAccountsPorts) => ({
  read: fromPromise<SavedAccountsFound, SavedAccountsOutcome | null>(async ({ input, signal }) => {
    const [outcome, preferred] = await Promise.all([
      input ?? accounts.list(signal),
      // A browser that keeps nothing remembers no choice.
      storage.read(preferredAccountKey).catch(() => null),
    ]);
    return { outcome, preferred };
  }),
  keepCard: fromSecretPromise<KeepCardOutcome, CardEntry>({
    run: async (typed, signal) => {
      const checked = checkCard(typed, clock.now());
      if (!checked.ok) return { type: "INVALID", fields: checked.error };
      const vaulted = await vault.tokenise(checked.value, signal);
      if (vaulted.type !== "TOKENISED") return vaulted;
      const kept = await accounts.save({ kind: "card", token: vaulted.token }, signal);
      // The vault took the card, so that the service's no is to its token.
      return kept.type === "INVALID" ? { type: "INVALID", fields: { number: { code: "refused" } } } : kept;
    },
    lost: { type: "CARD_LOST" },
  }),
  remove: fromPromise<RemoveAccountOutcome, string>(({ input, signal }) => accounts.remove(input, signal)),
  prefer: fromPromise<void, string>(({ input }) => storage.write(preferredAccountKey, input).catch(() => undefined)),
  otp: otpMachine.provide({ actors: otpActors(codesByAccount(accounts.codes), clock) }),
});
