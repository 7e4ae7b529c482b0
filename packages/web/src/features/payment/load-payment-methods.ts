import { msg } from "@lingui/core/macro";
import { redirect } from "@tanstack/react-router";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { savedAccountsService } from "../../engine/services/saved-accounts.service.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** What the signed-in person pays from. Who no longer is signed in goes to sign in, and comes back here. */
export const loadPaymentMethods = async ({ context: { facts }, location }: LoaderArgs) => {
  const found = await savedAccountsService.list();
  if (found.type === "SIGNED_OUT") throw redirect({ href: paths.login(location.pathname + location.searchStr) });
  if (found.type === "PROBLEM") answerStatus(503);
  return { found, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Payment methods`) }) };
};
