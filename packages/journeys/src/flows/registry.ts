import {
  accountDeletionModel,
  otpModel,
  passwordResetModel,
  redeemPointsModel,
  signInModel,
  signUpModel,
  topUpModel,
} from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";

/** The product's flows, for the path generator. */
export const flows = [
  defineFlow("otp", otpModel.machine, otpModel),
  defineFlow("sign-in", signInModel.machine, { ...signInModel, inputs: { first: signInModel.input } }),
  defineFlow("sign-up", signUpModel.machine, { ...signUpModel, inputs: { first: signUpModel.input } }),
  defineFlow("password-reset", passwordResetModel.machine, {
    ...passwordResetModel,
    inputs: { first: passwordResetModel.input },
  }),
  defineFlow("account-deletion", accountDeletionModel.machine, {
    ...accountDeletionModel,
    inputs: { first: accountDeletionModel.input },
  }),
  defineFlow("top-up", topUpModel.machine, topUpModel),
  defineFlow("redeem-points", redeemPointsModel.machine, redeemPointsModel),
];
