import type { SignInForm } from "@safar/engine";
import { useSelector } from "@xstate/react";
import { accountFlows } from "./account-flows.ts";

/** What whoever comes from signing in has typed there. */
export const useTypedToSignIn = (): SignInForm | undefined =>
  useSelector(accountFlows.signIn.inMemory() ?? undefined, (now) => now?.context.form);
