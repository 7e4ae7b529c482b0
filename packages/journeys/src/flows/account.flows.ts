import { accountDeletionModel, otpModel, passwordResetModel, signInModel, signUpModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Who somebody is. */
export const accountFlows = [
  defineFlow("otp", otpModel.machine, {
    ...otpModel,
    invariants: {
      "a code is checked only where one was sent": (snapshot) =>
        !snapshot.matches("verifying") || snapshot.context.challenge !== null,
      "who is locked out is told until when": (snapshot) =>
        !snapshot.matches("locked") || snapshot.context.lockedUntil !== null,
    },
    // Why the last step did not lead on is shown and decides nothing.
    project: ({ challenge, lockedUntil, phone, purpose, resendOpen }) => ({
      purpose,
      phone: phone === null,
      challenge: challenge?.requestId,
      resendOpen,
      locked: lockedUntil !== null,
    }),
    expect: allOfIt,
    offline: offlineIn(otpModel),
    words: wordsFor("otp", otpModel),
  }),
  defineFlow("sign-in", signInModel.machine, {
    ...signInModel,
    invariants: {
      "who is locked out is told until when": (snapshot) =>
        !snapshot.matches("locked") || snapshot.context.lockedUntil !== null,
    },
    inputs: { first: signInModel.input },
    expect: allOfIt,
    offline: offlineIn(signInModel),
    words: wordsFor("sign-in", signInModel),
  }),
  defineFlow("sign-up", signUpModel.machine, {
    ...signUpModel,
    invariants: {
      "a code is asked for only where one was sent": (snapshot) =>
        !snapshot.matches("code") || snapshot.context.challenge !== null,
      "what is taken has the rest kept for it": (snapshot) =>
        !(snapshot.matches("taken") || snapshot.matches("completing")) || snapshot.context.taken !== null,
    },
    inputs: { first: signUpModel.input },
    expect: allOfIt,
    offline: offlineIn(signUpModel),
    words: wordsFor("sign-up", signUpModel),
  }),
  defineFlow("password-reset", passwordResetModel.machine, {
    ...passwordResetModel,
    invariants: {
      "no password is set without a proof": (snapshot) =>
        !(snapshot.matches("choosingPassword") || snapshot.matches("resetting")) || snapshot.context.ticket !== null,
    },
    inputs: { first: passwordResetModel.input },
    expect: allOfIt,
    offline: offlineIn(passwordResetModel),
    words: wordsFor("password-reset", passwordResetModel),
  }),
  defineFlow("account-deletion", accountDeletionModel.machine, {
    ...accountDeletionModel,
    invariants: {
      "what is scheduled has a day": (snapshot) =>
        !snapshot.matches("scheduled") || snapshot.context.deletesAt !== null,
    },
    expect: allOfIt,
    offline: offlineIn(accountDeletionModel),
    words: wordsFor("account-deletion", accountDeletionModel),
  }),
];
