import type { OtpOutput } from "../../queues/otp/otp.types.ts";
import { readAmount } from "../wallet/read-amount.ts";
import { checkPayee } from "./check-account.ts";
import { figuresOf } from "./figures.ts";
import { hasNewcomer, isAsAccepted, ownWithdrawalIn } from "./own-withdrawal.ts";
import { type Listed, withdrawalToResume } from "./withdrawal.learn.ts";
import type {
  ListOutcome,
  OpenOutcome,
  PayoutAccount,
  RequestOutcome,
  WithdrawalContext,
  WithdrawalStatus,
} from "./withdrawal.types.ts";

type Scope = { readonly context: WithdrawalContext };

const ownIn = (context: WithdrawalContext, outcome: ListOutcome) =>
  outcome.type === "LISTED" ? ownWithdrawalIn(outcome.withdrawals, context) : null;

const hasPatience = ({ checks, patience }: WithdrawalContext): boolean => checks < patience.checksMs.length;

/** The status of the flow's own request as a list tells it, or as it was last known. */
const statusIn = ({ withdrawal }: WithdrawalContext, outcome: ListOutcome): WithdrawalStatus | null => {
  const listed = outcome.type === "LISTED" ? outcome.withdrawals.find(({ id }) => id === withdrawal?.id) : undefined;
  return (listed ?? withdrawal)?.status ?? null;
};

export const withdrawalGuards = {
  isOpened: (_: unknown, outcome: OpenOutcome) => outcome.type === "OPENED",
  hasOneToResume: ({ context }: Scope, outcome: OpenOutcome) =>
    outcome.type === "OPENED" && withdrawalToResume(context, outcome.withdrawals) !== null,

  isAmount: ({ context: { options } }: Scope, typed: string) => {
    if (options === null) return false;
    const read = readAmount(typed, options.currency, options);
    if (!read.ok) return false;
    const expected = figuresOf(read.value, options);
    return expected === null || expected.net.minor > 0;
  },
  isAccount: ({ context: { options } }: Scope, account: PayoutAccount) =>
    options !== null && checkPayee(account, options).ok,

  isOwnListed: ({ context }: Scope, outcome: ListOutcome) => ownIn(context, outcome) !== null,
  isNewcomerListed: ({ context }: Scope, outcome: ListOutcome) =>
    outcome.type === "LISTED" && hasNewcomer(outcome.withdrawals, context.seen),
  isListed: (_: unknown, outcome: ListOutcome) => outcome.type === "LISTED",

  isRequested: (_: unknown, outcome: RequestOutcome) => outcome.type === "REQUESTED",
  isAmountRefused: (_: unknown, outcome: RequestOutcome) =>
    outcome.type === "INVALID" && outcome.fields.amount !== undefined,
  isInvalid: (_: unknown, outcome: RequestOutcome) => outcome.type === "INVALID",
  isDuplicate: (_: unknown, outcome: RequestOutcome) => outcome.type === "DUPLICATE",
  isUnknown: (_: unknown, outcome: RequestOutcome) => outcome.type === "UNKNOWN",

  /** Read often enough, and never there. */
  isNeverArrived: ({ context }: Scope, outcome: Listed) => outcome.type === "LISTED" && !hasPatience(context),
  isSoon: ({ context }: Scope) => hasPatience(context),

  isAgreed: ({ context }: Scope) =>
    context.withdrawal?.status === "awaitingCode" && isAsAccepted(context.withdrawal, context),
  isAwaitingCode: ({ context }: Scope) => context.withdrawal?.status === "awaitingCode",
  isRejected: ({ context }: Scope) => context.withdrawal?.status === "rejected",
  isCancelled: ({ context }: Scope) => context.withdrawal?.status === "cancelled",
  isPaid: ({ context }: Scope) => context.withdrawal?.status === "paid",

  /** The list could not be read, and whether the code still counts is not known. */
  isUnread: ({ context }: Scope, outcome: ListOutcome) =>
    outcome.type !== "LISTED" && context.withdrawal?.status === "awaitingCode",
  isStillAwaiting: ({ context }: Scope, outcome: ListOutcome) => statusIn(context, outcome) === "awaitingCode",

  isVerified: (_: unknown, output: OtpOutput) => output.type === "VERIFIED",
  isGivenUp: (_: unknown, output: OtpOutput) => output.type === "CANCELLED",
};
