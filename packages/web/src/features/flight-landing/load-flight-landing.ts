import { msg } from "@lingui/core/macro";
import { returnSearch, type SearchText } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { type FlightPage, readFlightPage } from "../../calls/flight-pages.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead, unlistedHead } from "../../seo/page-head.ts";
import { loadSearchForm } from "../flight-search/load-flights-home.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

/** The search that a page's form begins with: its route, with the days still to be chosen. */
const searchOf = ({ from, to }: Pick<FlightPage, "from" | "to">): SearchText | null =>
  from === null || to === null ? null : returnSearch(from.iata, to.iata);

/** A page that editors write, with what its flight costs if it is about one. */
export const loadFlightLanding = async (
  { slug, kind }: { readonly slug: string; readonly kind: "landing" | "airline" },
  args: Args,
) => {
  const { facts } = args.context;
  const outcome = await readFlightPage({ data: { slug: slug.slice(0, 2000), kind } });
  if (outcome.type === "NOT_FOUND") throw notFound({ data: readablePath(args.location) });
  if (outcome.type === "UNAVAILABLE") {
    // No missing page: crawlers are told to come again.
    answerStatus(503);
    const title = i18nOf(facts.locale)._(msg`This page cannot be shown right now`);
    return { ...outcome, head: unlistedHead({ facts, title }) };
  }
  const search = searchOf(outcome);
  if (outcome.page.flight !== null) await loadSearchForm(search, args);
  const { title, description } = outcome.page;
  return { ...outcome, search, head: pageHead({ facts, path: args.location.pathname, title, description }) };
};
