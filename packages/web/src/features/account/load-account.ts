import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { safeReturnPath } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { encodedPath } from "../../app/addresses/encoded-path.ts";
import { localisePath } from "../../app/addresses/locale.ts";
import { returnSearch } from "../../app/addresses/return-path.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { shellQuery } from "../../session/queries.ts";
import { profileQuery, signInOptionsQuery } from "./account-queries.ts";

type Args = {
  readonly context: { readonly queryClient: QueryClient; readonly facts: RequestFacts };
  readonly location: { readonly search: Readonly<Record<string, unknown>> };
};

const headOf = (title: MessageDescriptor, { facts }: Args["context"]) => ({
  head: unlistedHead({ facts, title: i18nOf(facts.locale)._(title) }),
});

const withOptions = async (title: MessageDescriptor, { context }: Args) => {
  await context.queryClient.ensureQueryData(signInOptionsQuery);
  return headOf(title, context);
};

/** A page for those who are not signed in: anybody else is sent on to where the way led. */
const forGuests = async (title: MessageDescriptor, args: Args) => {
  const { queryClient, facts } = args.context;
  const { viewer } = await queryClient.ensureQueryData(shellQuery);
  const href = encodedPath(localisePath(safeReturnPath(returnSearch(args.location.search).return), facts.locale));
  if (viewer) throw redirect({ href, statusCode: 302 });
  return withOptions(title, args);
};

export const loadLogin = (args: Args) => forGuests(msg`Sign in`, args);
export const loadSignup = (args: Args) => forGuests(msg`Create an account`, args);
/** Whoever is signed in changes it, by their own number. */
export const loadForgotPassword = async (args: Args) => {
  const { queryClient } = args.context;
  const { viewer } = await queryClient.ensureQueryData(shellQuery);
  if (viewer === null) return withOptions(msg`Forgot your password?`, args);
  const [loaded] = await Promise.all([
    withOptions(msg`Change your password`, args),
    queryClient.ensureQueryData(profileQuery),
  ]);
  return loaded;
};
export const loadVerifyOtp = (args: Args) => withOptions(msg`Enter the code`, args);
export const loadVerifyPhone = (args: Args) => withOptions(msg`Verify your mobile number`, args);
export const loadResetSuccess = ({ context }: Args) => headOf(msg`Your password is set`, context);
export const loadSessionExpired = ({ context }: Args) => headOf(msg`Session Expired`, context);
export const loadSettings = ({ context }: Args) => headOf(msg`Settings`, context);

export const loadProfile = async (args: Args) => {
  const [loaded] = await Promise.all([
    withOptions(msg`Personal Information`, args),
    args.context.queryClient.ensureQueryData(profileQuery),
  ]);
  return loaded;
};
