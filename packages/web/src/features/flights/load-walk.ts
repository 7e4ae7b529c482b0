import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { RequestFacts } from "../../app/request-facts.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { checkoutOptionsQuery } from "../checkout/checkout-options.ts";
import { walkFactsQuery } from "./walk-facts.ts";

type Args = { readonly context: { readonly queryClient: QueryClient; readonly facts: RequestFacts } };

/** A page of the walk is a person's own: it has a name, and no place among what search engines list. */
const loadStep = async (title: MessageDescriptor, { context: { queryClient, facts } }: Args) => {
  await queryClient.ensureQueryData(walkFactsQuery);
  return { head: unlistedHead({ facts, title: i18nOf(facts.locale)._(title) }) };
};

export const loadItinerary = (args: Args) => loadStep(msg`Your flight`, args);
export const loadPassengers = async (args: Args) => {
  const [loaded] = await Promise.all([
    loadStep(msg`Who is travelling`, args),
    args.context.queryClient.ensureQueryData(checkoutOptionsQuery),
  ]);
  return loaded;
};
export const loadAddons = (args: Args) => loadStep(msg`Bags, seats and meals`, args);
export const loadReview = (args: Args) => loadStep(msg`Review your booking`, args);
