import {
  cancellationModel,
  paymentModel,
  redeemPointsModel,
  reserveModel,
  savedAccountsModel,
  topUpModel,
  withdrawalModel,
} from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

const { options: sampleOptions } = paymentModel.outcomes.readOptions.options;
const saved = sampleOptions.methods.flatMap((method) => method.saved);

/** A payer who has saved an account of every kind. */
const savedEverywhere = {
  type: "OPTIONS",
  options: { ...sampleOptions, methods: sampleOptions.methods.map((method) => ({ ...method, saved })) },
} as const;

/** Where money is at stake. */
export const moneyFlows = [
  defineFlow("reserve", reserveModel.machine, {
    ...reserveModel,
    invariants: {
      "what is sent is what was accepted": (snapshot) =>
        !snapshot.matches("reserving") || snapshot.context.acknowledged.quoteHash === snapshot.context.quote.hash,
    },
    expect: allOfIt,
    offline: offlineIn(reserveModel),
    words: wordsFor("reserve", reserveModel),
  }),
  defineFlow("payment", paymentModel.machine, {
    ...paymentModel,
    inputs: { order: paymentModel.input },
    outcomes: {
      ...paymentModel.outcomes,
      readOptions: { ...paymentModel.outcomes.readOptions, options: savedEverywhere },
    },
    // What guards look at. What the payer needs is said by the state that waits for it; a permit is used at once.
    project: ({ attempt, bill, checks, giveUpAt, method, nextCheckAt, options, wantedMobile }) => ({
      attempt: attempt?.id,
      wantedMobile: wantedMobile === null,
      giveUpAt,
      nextCheckAt,
      checks,
      bill: bill === null,
      method: method?.flow,
      renewable: options && options.renewalMs !== null,
    }),
    invariants: {
      "an order is held longer only where its seller does": (snapshot) =>
        !snapshot.matches("renewing") || (snapshot.context.options?.renewalMs ?? null) !== null,
      "nothing is sent without an attempt of its own": (snapshot) =>
        !snapshot.matches({ attempting: "submitting" }) || snapshot.context.attempt !== null,
      "a failure is said of an attempt that is known": (snapshot) =>
        !snapshot.matches({ unpaid: "failed" }) || snapshot.context.attempt !== null,
      "received is never also left": (snapshot) =>
        !snapshot.matches("received") || snapshot.context.end.type === "RECEIVED",
    },
    expect: allOfIt,
    offline: offlineIn(paymentModel),
    words: wordsFor("payment", paymentModel),
  }),
  defineFlow("cancellation", cancellationModel.machine, {
    ...cancellationModel,
    invariants: {
      "nothing is cancelled before somebody has seen what comes back": (snapshot) =>
        !snapshot.matches("cancelling") || snapshot.context.quote !== null,
    },
    inputs: { booking: cancellationModel.input },
    expect: allOfIt,
    offline: offlineIn(cancellationModel),
    words: wordsFor("cancellation", cancellationModel),
  }),
  defineFlow("withdrawal", withdrawalModel.machine, {
    ...withdrawalModel,
    // What was typed, what went wrong and what else is in the list is shown and decides nothing.
    project: ({ accepted, account, amount, attempt, checks, options, seen, wanted, withdrawal }) => ({
      attempt,
      checks,
      accepted: accepted?.charges.minor,
      account: account === null,
      amount: amount === null,
      charges: options?.charges === null,
      options: options === null,
      seen,
      wanted,
      withdrawal: withdrawal === null ? null : [withdrawal.id, withdrawal.status, withdrawal.charges.minor],
    }),
    invariants: {
      "nothing is sent without a name": (snapshot) =>
        !snapshot.matches({ sending: "submitting" }) || snapshot.context.attempt !== null,
      "nothing is sent without an amount and an account": (snapshot) =>
        !snapshot.matches({ sending: "submitting" }) ||
        (snapshot.context.amount !== null && snapshot.context.account !== null),
    },
    expect: allOfIt,
    offline: offlineIn(withdrawalModel),
    words: wordsFor("withdrawal", withdrawalModel),
  }),
  defineFlow("top-up", topUpModel.machine, {
    ...topUpModel,
    invariants: {
      "nothing is ordered that is no amount": (snapshot) =>
        !snapshot.matches("opening") || snapshot.context.wish !== null,
    },
    expect: allOfIt,
    offline: offlineIn(topUpModel),
    words: wordsFor("top-up", topUpModel),
  }),
  defineFlow("redeem-points", redeemPointsModel.machine, {
    ...redeemPointsModel,
    invariants: {
      "points are given for something that was chosen": (snapshot) =>
        !snapshot.matches("redeeming") || snapshot.context.chosen !== null,
    },
    expect: allOfIt,
    offline: offlineIn(redeemPointsModel),
    words: wordsFor("redeem-points", redeemPointsModel),
  }),
  defineFlow("saved-accounts", savedAccountsModel.machine, {
    ...savedAccountsModel,
    invariants: {
      "what is removed was pointed at": (snapshot) =>
        !snapshot.matches("removing") || snapshot.context.account !== null,
    },
    expect: allOfIt,
    offline: offlineIn(savedAccountsModel),
    words: wordsFor("saved-accounts", savedAccountsModel),
  }),
];
