import { editions, type SignInInput } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { signInOptionsQuery } from "./account-queries.ts";

/** What a sign-in starts from in this edition. */
export const useSignInInput = (): SignInInput => {
  const { edition } = useFacts();
  const { providers } = useSuspenseQuery(signInOptionsQuery).data;
  return { dialCode: editions[edition].dialCode, providers };
};
