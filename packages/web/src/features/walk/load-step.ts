import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WalkStep } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { isReference } from "../../app/addresses/reference.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { checkoutOptionsQuery } from "../checkout/checkout-options.ts";
import { walkFactsQuery } from "./walk-facts.ts";

export type StepArgs = LoaderArgs & {
  readonly context: { readonly queryClient: QueryClient; readonly facts: RequestFacts };
};

/**
 * A page of a walk is a person's own: it has a name, and no place among what search engines list. An address that names what no
 * service could have named is nobody's.
 */
export const loadStep = async (title: MessageDescriptor, { context, location }: StepArgs) => {
  const { facts, queryClient } = context;
  // After the vertical and the step an address names its quote or its offer.
  if (!location.pathname.split("/").slice(3).every(isReference)) throw notFound({ data: readablePath(location) });
  await queryClient.ensureQueryData(walkFactsQuery);
  const named = i18nOf(facts.locale)._(title);
  return { head: unlistedHead({ facts, title: named }), title: named };
};

type CheckoutArgs = StepArgs & { readonly params: { readonly vertical: SoldVertical; readonly RefID: string } };

/** A step of the checkout of a quote. */
const loadCheckout =
  (step: WalkStep, title: MessageDescriptor) =>
  async ({ params: { vertical, RefID }, ...args }: CheckoutArgs) => {
    if (!isReference(RefID)) throw notFound({ data: readablePath(args.location) });
    return { ...(await loadStep(title, args)), opened: { vertical, step, at: { quote: RefID } } };
  };

const loadNames = loadCheckout("travellers", msg`Who is travelling`);
export const loadPassengers = async (args: CheckoutArgs) => {
  const [loaded] = await Promise.all([loadNames(args), args.context.queryClient.ensureQueryData(checkoutOptionsQuery)]);
  return loaded;
};
export const loadAddons = loadCheckout("addons", msg`Bags, seats and meals`);
/** What cinemas sell beside a seat, whatever else a show needs. */
export const loadSnacks = loadCheckout("addons", msg`Snacks`);
export const loadReview = loadCheckout("review", msg`Review your booking`);
