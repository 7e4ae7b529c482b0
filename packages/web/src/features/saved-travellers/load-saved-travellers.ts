import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { answerStatus } from "../../app/loading/answer-status.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { checkoutOptionsQuery } from "../checkout/checkout-options.ts";
import { savedTravellersQuery } from "./saved-travellers-query.ts";

type Args = { readonly context: { readonly queryClient: QueryClient; readonly facts: RequestFacts } };

const headOf = (title: MessageDescriptor, { context: { facts } }: Args) => ({
  head: unlistedHead({ facts, title: i18nOf(facts.locale)._(title) }),
});

/** What could not be had is the page's to tell; the answer's status says so to machines. */
const readList = async ({ context: { queryClient } }: Args) => {
  const outcome = await queryClient.fetchQuery(savedTravellersQuery);
  if (outcome.type === "PROBLEM") answerStatus(503);
  return outcome;
};

export const loadSavedTravellers = async (args: Args) => {
  await readList(args);
  return headOf(msg`Friends and Family`, args);
};

/** The form of somebody saved; of somebody new without an id. */
export const loadSavedTraveller = async (id: string | undefined, args: Args) => {
  await args.context.queryClient.ensureQueryData(checkoutOptionsQuery);
  if (id === undefined) return headOf(msg`Add a traveller`, args);
  const list = await readList(args);
  if (list.type === "LISTED" && !list.travellers.some((traveller) => traveller.id === id)) answerStatus(404);
  return headOf(msg`Edit a traveller`, args);
};
