import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Problem, RefusalCode } from "@safar/engine";

type ProblemWords = {
  /** What happened. */
  readonly title: MessageDescriptor;
  /** What became of the person's doing, and what to do now. */
  readonly text: MessageDescriptor;
};

const failed: ProblemWords = {
  title: msg`Something went wrong!`,
  text: msg`The problem is on our side. What you entered is still here: try again in a moment.`,
};
const late: ProblemWords = {
  title: msg`This is taking too long`,
  text: msg`The answer did not arrive in time. Check whether it went through before you try again.`,
};
const busy: ProblemWords = {
  title: msg`Too many tries`,
  text: msg`Wait a moment before you try again.`,
};
const signedOut: ProblemWords = {
  title: msg`Session Expired`,
  text: msg`Sign in again to continue from here.`,
};
const outdated: ProblemWords = {
  title: msg`Search Results Expired!`,
  text: msg`Prices and seats may have changed. Search again to see what is available now.`,
};
const refused: ProblemWords = {
  title: msg`This could not be accepted`,
  text: msg`Check what you entered and try again.`,
};
const notThere: ProblemWords = { title: msg`No Record Found`, text: msg`It may have been removed or changed.` };
const taken: ProblemWords = {
  title: msg`No longer available`,
  text: msg`Someone else booked it first. Choose another option; you have not been charged.`,
};
const voucher: ProblemWords = {
  title: msg`This voucher cannot be used here`,
  text: msg`Check its code and its terms, or continue without it.`,
};
const payment: ProblemWords = {
  title: msg`The payment did not go through`,
  text: msg`You have not been charged. Try again, or choose another way to pay.`,
};
const paymentOpen: ProblemWords = {
  title: msg`We are waiting for the payment`,
  text: msg`Do not pay again: we are checking your payment.`,
};
const code: ProblemWords = {
  title: msg`This code cannot be used`,
  text: msg`Check it, or ask for another code.`,
};
const refund: ProblemWords = {
  title: msg`This cannot be refunded now`,
  text: msg`Check the booking's terms, or ask for a new quote.`,
};

const refusals: Readonly<Record<RefusalCode | "unknown", ProblemWords>> = {
  validation_failed: refused,
  session_expired: { title: msg`This has expired`, text: msg`Time ran out. Start this step again.` },
  results_expired: outdated,
  quote_expired: outdated,
  price_changed: { title: msg`The price has changed`, text: msg`Check the new price before you continue.` },
  sold_out: taken,
  room_unavailable: taken,
  seat_taken: taken,
  seat_rule_violation: refused,
  limit_exceeded: { title: msg`This is more than allowed`, text: msg`Choose fewer and try again.` },
  payment_declined: payment,
  insufficient_funds: payment,
  payment_pending: paymentOpen,
  payment_unknown: paymentOpen,
  duplicate_order: {
    title: msg`This order already exists`,
    text: msg`Check your bookings before you order again.`,
  },
  otp_invalid: code,
  otp_expired: code,
  otp_locked: busy,
  voucher_invalid: voucher,
  voucher_expired: voucher,
  voucher_not_applicable: voucher,
  voucher_used: voucher,
  refund_not_allowed: refund,
  refund_quote_expired: refund,
  token_expired: signedOut,
  unauthorised: signedOut,
  forbidden: {
    title: msg`You do not have access to this`,
    text: msg`It belongs to another account. Sign in with the account it belongs to.`,
  },
  not_found: notThere,
  supplier_timeout: late,
  supplier_error: failed,
  rate_limited: busy,
  maintenance: {
    title: msg`Safar is under maintenance`,
    text: msg`This service is unavailable for a short while. Please come back in a few minutes.`,
  },
  unknown: failed,
};

const otherwise: Readonly<Record<Exclude<Problem["kind"], "refused">, ProblemWords>> = {
  timeout: late,
  offline: {
    title: msg`No Internet Connection`,
    text: msg`What you entered is still here. Try again once you are connected.`,
  },
  aborted: {
    title: msg`This was interrupted`,
    text: msg`It was stopped before an answer came. Check whether it went through before you try again.`,
  },
  malformed: failed,
  tokenUnavailable: failed,
};

/** What to tell a person of a problem, wherever it comes up. A screen with better words for a code uses its own. */
export const problemWords = (problem: Problem): ProblemWords =>
  problem.kind === "refused" ? refusals[problem.code] : otherwise[problem.kind];
