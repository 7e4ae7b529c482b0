import { checkPassword, checkPasswordConfirmation } from "../../kernel/fields/password.ts";
import type { FieldProblems } from "./auth.service.ts";

/** A new password and the same once more, as they come with the event that submits them. */
export type NewPassword = { readonly password: string; readonly confirmation: string };

/** What is wrong with a new password; nothing, when it can be set. */
export const problemsOfNewPassword = (typed: NewPassword): FieldProblems<keyof NewPassword> => {
  const password = checkPassword(typed.password);
  const confirmation = checkPasswordConfirmation(typed.password, typed.confirmation);
  return {
    ...(password.ok ? {} : { password: password.error }),
    ...(confirmation.ok ? {} : { confirmation: confirmation.error }),
  };
};
