import type { EpochMs } from "../../kernel/ports.ts";
import { checkPayee } from "./check-account.ts";
import { figuresOf, readWithdrawal } from "./figures.ts";
import { ownWithdrawalIn } from "./own-withdrawal.ts";
import type {
  ListOutcome,
  OpenOutcome,
  PayoutAccount,
  RequestOutcome,
  Withdrawal,
  WithdrawalContext,
  WithdrawalFields,
  WithdrawalForm,
  WithdrawalInput,
} from "./withdrawal.types.ts";

type Unread = Exclude<ListOutcome, { type: "LISTED" }>;
type Lesson = Partial<WithdrawalContext>;

/** What a list came to, and when it was read. */
export type Listed = ListOutcome & { readonly now: EpochMs };

export const nothingWrong = { fields: {}, trouble: null } as const satisfies Lesson;

const defaultPatience = { checksMs: [2000, 5000, 10_000] };

/** What a new intention starts from; the form is left as it was typed. */
export const noWithdrawal = {
  wanted: null,
  attempt: null,
  accepted: null,
  withdrawal: null,
  challenge: null,
  seen: [],
  checks: 0,
  nextCheckAt: 0,
  isLeftUnknown: false,
} as const satisfies Lesson;

export const initialContext = ({
  phone,
  dialCode,
  request = null,
  form = {},
  patience = defaultPatience,
}: WithdrawalInput): WithdrawalContext => ({
  ...noWithdrawal,
  ...nothingWrong,
  phone,
  dialCode,
  patience,
  wanted: request,
  form: { amount: "", bank: "", iban: "", title: "", ...form },
  options: null,
  amount: null,
  account: null,
  withdrawals: [],
});

/** The request to go on with: the one that the address names, or else the one that waits for its code. */
export const withdrawalToResume = (
  { wanted }: Pick<WithdrawalContext, "wanted">,
  withdrawals: readonly Withdrawal[],
): Withdrawal | null =>
  withdrawals.find(({ id }) => id === wanted) ?? withdrawals.find(({ status }) => status === "awaitingCode") ?? null;

export const learnOpened = (context: WithdrawalContext, outcome: OpenOutcome): Lesson => {
  if (outcome.type !== "OPENED") return { trouble: outcome };
  const { options, withdrawals, challenge } = outcome;
  return {
    options,
    withdrawals,
    challenge,
    withdrawal: withdrawalToResume(context, withdrawals),
    seen: idsOf(withdrawals),
  };
};

/** What was told to be wrong is held against what is typed now, and goes once it is right. Nothing new is told while somebody types. */
export const learnTyped = (context: WithdrawalContext, values: Partial<WithdrawalForm>): Lesson => {
  const form = { ...context.form, ...values };
  const told = Object.keys(context.fields);
  if (told.length === 0) return { form };
  if (context.options === null) return { form };
  const checked = checkPayee(form, context.options);
  const read = readWithdrawal(form.amount, context.options);
  const wrong: WithdrawalFields = {
    ...(checked.ok ? {} : checked.error),
    ...(read.ok ? {} : { amount: read.error }),
  };
  return { form, fields: Object.fromEntries(Object.entries(wrong).filter(([field]) => told.includes(field))) };
};

const idsOf = (withdrawals: readonly Withdrawal[]) => withdrawals.map(({ id }) => id);

export const learnAmount = ({ form, options }: WithdrawalContext, typed: string): Lesson => {
  const kept = { form: { ...form, amount: typed } };
  if (options === null) return kept;
  const read = readWithdrawal(typed, options);
  return read.ok
    ? { ...kept, ...nothingWrong, amount: read.value }
    : { ...kept, trouble: null, fields: { amount: read.error } };
};

export const learnAccount = ({ form, options }: WithdrawalContext, typed: PayoutAccount): Lesson => {
  // What was typed stays, also where one that is kept was chosen after all.
  const kept = { form: { ...form, ...(typed.saved === undefined ? typed : { saved: typed.saved }) } };
  if (options === null) return kept;
  const checked = checkPayee(typed, options);
  return checked.ok
    ? { ...kept, ...nothingWrong, account: checked.value }
    : { ...kept, trouble: null, fields: checked.error };
};

/** What the summary shows is what is agreed to by sending it. */
export const learnAccepted = ({ amount, options }: WithdrawalContext): Lesson => ({
  ...nothingWrong,
  accepted: amount === null || options === null ? null : figuresOf(amount, options),
});

export const learnRequest = (context: WithdrawalContext, outcome: RequestOutcome): Lesson => {
  switch (outcome.type) {
    case "REQUESTED": {
      const { withdrawal, challenge } = outcome;
      const others = context.withdrawals.filter(({ id }) => id !== withdrawal.id);
      return { ...nothingWrong, withdrawal, challenge, withdrawals: [withdrawal, ...others] };
    }
    case "INVALID":
      return { fields: outcome.fields, trouble: null };
    case "UNKNOWN":
      return { ...nothingWrong, checks: 0 };
    default:
      return { fields: {}, trouble: outcome };
  }
};

/** Before anything is sent: the list is as it was seen, so that what is new afterwards can be told. */
export const learnClear = (outcome: Listed): Lesson =>
  outcome.type === "LISTED" ? { withdrawals: outcome.withdrawals, seen: idsOf(outcome.withdrawals) } : {};

/** Somebody else's withdrawal turned up: it is shown, and from now on known. */
export const learnNewcomer = (outcome: Listed): Lesson => ({
  ...learnClear(outcome),
  fields: {},
  trouble: { type: "OTHERS_CAME" },
});

const troubleOf = (outcome: Unread): Unread =>
  outcome.type === "PROBLEM" ? { type: "PROBLEM", problem: outcome.problem } : { type: "SIGNED_OUT" };

export const learnOwn = (context: WithdrawalContext, outcome: Listed): Lesson => {
  const checks = Math.min(context.checks + 1, context.patience.checksMs.length);
  const waitMs = context.patience.checksMs[context.checks] ?? context.patience.checksMs.at(-1) ?? 0;
  const next = { checks, nextCheckAt: outcome.now + waitMs };
  if (outcome.type !== "LISTED") return { ...next, trouble: troubleOf(outcome) };
  const { withdrawals, challenge } = outcome;
  return { ...next, ...nothingWrong, withdrawals, challenge, withdrawal: ownWithdrawalIn(withdrawals, context) };
};

/** What became of the request that the flow is about; a list that could not be read changes nothing. */
export const learnStatus = ({ withdrawal }: WithdrawalContext, outcome: ListOutcome): Lesson => {
  if (outcome.type !== "LISTED") return { trouble: troubleOf(outcome) };
  const { withdrawals, challenge } = outcome;
  return {
    ...nothingWrong,
    withdrawals,
    challenge,
    withdrawal: withdrawals.find(({ id }) => id === withdrawal?.id) ?? withdrawal,
  };
};
