import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CardEntry, CardProblem, DeclineReason, PaymentTrouble, ProcessRefusal } from "@safar/engine";
import { problemWords } from "../shell/problem-words.ts";

type Words = { readonly title: MessageDescriptor; readonly text: MessageDescriptor };

const missing: Readonly<Record<keyof CardEntry, MessageDescriptor>> = {
  number: msg`Please enter the card number`,
  expiry: msg`Please enter the expiry date`,
  securityCode: msg`Please enter the security code`,
  holder: msg`Please enter the name on the card`,
};

const refusedFields: Readonly<Record<keyof CardEntry, MessageDescriptor>> = {
  number: msg`This card number was not accepted. Check it digit by digit.`,
  expiry: msg`This expiry date was not accepted. Enter it as month and year, as on the card.`,
  securityCode: msg`This security code was not accepted. Check it on the card.`,
  holder: msg`This name was not accepted. Enter it as on the card.`,
};

/** What is wrong with a field of a card and how to put it right. */
export const cardWords = (field: keyof CardEntry, problem: CardProblem): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return missing[field];
    case "invalid_number":
      return msg`This is not a card number. Check it digit by digit.`;
    case "invalid_expiry":
      return msg`Enter the expiry date as month and year, such as 08/31`;
    case "expired":
      return msg`This card has expired. Use another one.`;
    case "wrong_code_length":
      return msg`The security code has ${plural(problem.length, { one: "# digit", other: "# digits" })}`;
    case "refused":
      return refusedFields[field];
    default:
      return problem satisfies never;
  }
};

/** Why an attempt failed, as far as it is known, and what to do about it. */
export const declineWords: Readonly<Record<DeclineReason, MessageDescriptor>> = {
  payment_declined: msg`Your bank declined the payment. It does not tell us why; it will tell you.`,
  insufficient_funds: msg`The card or account has insufficient funds for this payment.`,
  authentication_failed: msg`Your bank could not verify your identity.`,
  otp_expired: msg`The code was entered too late. Try again to get a new one.`,
  otp_locked: msg`The code was entered wrongly too often.`,
  expired: msg`The time for this payment ran out.`,
  cancelled: msg`The payment was cancelled.`,
  unknown: msg`The payment did not go through, and we do not know why.`,
};

const refusals: Readonly<Record<ProcessRefusal, Words>> = {
  price_changed: {
    title: msg`What you pay has changed`,
    text: msg`Nothing was charged. Check the new total, then pay if you agree.`,
  },
  method_unavailable: {
    title: msg`This method cannot be used right now`,
    text: msg`Nothing was charged. Choose another way to pay.`,
  },
  order_closed: {
    title: msg`This booking can no longer be paid`,
    text: msg`Nothing was charged.`,
  },
  invalid: {
    title: msg`These payment details were not accepted`,
    text: msg`Nothing was charged. Enter them again, or choose another way to pay.`,
  },
  busy: {
    title: msg`Too many tries`,
    text: msg`Nothing was charged. Wait a few minutes before you try again.`,
  },
  signed_out: {
    title: msg`Sign in to continue`,
    text: msg`Your session has ended and nothing was charged. Sign in, and this page is as you left it.`,
  },
};

/** Why a step did not lead on; in every one of these nothing was charged. */
export const troubleWords = (trouble: PaymentTrouble): Words => {
  switch (trouble.type) {
    case "REFUSED":
      return refusals[trouble.reason];
    case "CARD_LOST":
      return {
        title: msg`Enter the card once more`,
        text: msg`Nothing was charged. We never store card numbers, so it was cleared when the page was reloaded.`,
      };
    case "PROBLEM": {
      const { kind } = trouble.problem;
      const isUnreached = kind === "timeout" || kind === "aborted" || kind === "malformed";
      return isUnreached
        ? { title: msg`We could not reach the payment service`, text: msg`Nothing was charged. Try again in a moment.` }
        : problemWords(trouble.problem);
    }
    default:
      return trouble satisfies never;
  }
};

/** Whether signing in is what helps. */
export const isSignInNeeded = (trouble: PaymentTrouble | null): boolean =>
  trouble?.type === "REFUSED"
    ? trouble.reason === "signed_out"
    : trouble?.type === "PROBLEM" &&
      trouble.problem.kind === "refused" &&
      (trouble.problem.code === "unauthorised" || trouble.problem.code === "token_expired");
