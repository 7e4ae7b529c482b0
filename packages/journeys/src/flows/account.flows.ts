import { accountDeletionModel, otpModel, passwordResetModel, signInModel, signUpModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Who somebody is. */
export const accountFlows = [
  defineFlow("otp", otpModel.machine, {
    ...otpModel,
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
    inputs: { first: signInModel.input },
    expect: allOfIt,
    offline: offlineIn(signInModel),
    words: wordsFor("sign-in", signInModel),
  }),
  defineFlow("sign-up", signUpModel.machine, {
    ...signUpModel,
    inputs: { first: signUpModel.input },
    expect: allOfIt,
    offline: offlineIn(signUpModel),
    words: wordsFor("sign-up", signUpModel),
  }),
  defineFlow("password-reset", passwordResetModel.machine, {
    ...passwordResetModel,
    inputs: { first: passwordResetModel.input },
    expect: allOfIt,
    offline: offlineIn(passwordResetModel),
    words: wordsFor("password-reset", passwordResetModel),
  }),
  defineFlow("account-deletion", accountDeletionModel.machine, {
    ...accountDeletionModel,
    expect: allOfIt,
    offline: offlineIn(accountDeletionModel),
    words: wordsFor("account-deletion", accountDeletionModel),
  }),
];
