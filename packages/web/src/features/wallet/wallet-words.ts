import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type {
  AmountProblem,
  FieldProblem,
  Money,
  Transaction,
  TransactionKind,
  Withdrawal,
  WithdrawalStatus,
} from "@safar/engine";

type Tone = "brand" | "danger" | "neutral" | "success" | "warning";

/** What kind of movement it was. */
const kindWords: Readonly<Record<TransactionKind, MessageDescriptor>> = {
  topup: msg`Cash added`,
  spend: msg`Payment made`,
  refund: msg`Refund`,
  cashback: msg`Cashback`,
  withdraw: msg`Withdrawal`,
  redeem: msg`Points redeemed`,
  adjust: msg`Adjustment`,
  unknown: msg`Other transaction`,
};

/** What a movement was: a withdrawal that comes back was given up or refused. */
export const movementWords = ({ amount, kind }: Pick<Transaction, "amount" | "kind">): MessageDescriptor =>
  kind === "withdraw" && amount.minor > 0 ? msg`Withdrawal returned` : kindWords[kind];

/** How a withdrawal stands. */
export const withdrawalStatuses: Readonly<
  Record<WithdrawalStatus, { readonly words: MessageDescriptor; readonly tone: Tone }>
> = {
  awaitingCode: { words: msg`Waiting for your code`, tone: "warning" },
  pending: { words: msg`Being checked`, tone: "brand" },
  approved: { words: msg`On its way to the bank`, tone: "brand" },
  paid: { words: msg`Paid out`, tone: "success" },
  rejected: { words: msg`Refused by the bank`, tone: "danger" },
  cancelled: { words: msg`Cancelled`, tone: "neutral" },
  unknown: { words: msg`Status not known yet`, tone: "neutral" },
};

/** Why a withdrawal came to nothing; null when there is nothing to say. */
export const reasonWords = ({ reason, status }: Withdrawal): MessageDescriptor | null => {
  if (reason === "account_refused") return msg`The bank could not find this account. Check the IBAN with your bank.`;
  if (reason === "expired") return msg`The code was not entered in time.`;
  return status === "rejected" ? msg`The bank gave no reason. Ask your bank, or write to us.` : null;
};

/** What is wrong with an amount and how to put it right. `write` gives an amount as it is read. */
export const amountWords = (problem: AmountProblem, write: (money: Money) => string): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return msg`Please enter an amount`;
    case "not_an_amount":
      return msg`Please enter the amount in digits, such as 1500`;
    case "too_many_decimals":
      return problem.allowed === 0
        ? msg`Please enter a whole amount`
        : msg`Please enter at most ${plural(problem.allowed, { one: "# decimal", other: "# decimals" })}`;
    case "not_above_zero":
      return msg`Please enter an amount above zero`;
    case "below_min":
      return msg`Please enter ${write(problem.min)} or more`;
    case "above_max":
      return msg`Please enter ${write(problem.max)} or less`;
    case "above_daily":
      return msg`You can withdraw ${write(problem.left)} more today`;
    case "above_balance":
      return problem.balance === null
        ? msg`Your balance is not enough for this amount`
        : msg`This is more than your balance of ${write(problem.balance)}`;
    case "below_charges":
      return msg`The charges are ${write(problem.charges)}: enter a larger amount`;
    case "refused":
      return msg`This amount was not accepted. Please try another one`;
    default:
      return problem satisfies never;
  }
};

type AccountEntryField = "bank" | "iban" | "title";

const missing: Readonly<Record<AccountEntryField, MessageDescriptor>> = {
  bank: msg`Please select a bank`,
  iban: msg`Please enter the IBAN`,
  title: msg`Please enter the account title`,
};

/** What is wrong with an account's field and how to put it right. */
export const accountWords = (field: AccountEntryField, problem: FieldProblem): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return missing[field];
    case "wrong_length":
      return msg`An IBAN has exactly ${problem.length} characters`;
    case "unsupported_country":
      return msg`Please enter an IBAN that begins with ${problem.allowed.join(", ")}`;
    case "invalid_iban":
      return msg`This IBAN is not right. Compare it with your bank's app, character by character`;
    case "bank_mismatch":
      return msg`This IBAN belongs to another bank`;
    default:
      return msg`Please check this field`;
  }
};
