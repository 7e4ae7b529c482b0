import { msg } from "@lingui/core/macro";
import { checkTours, decodeTours, encodeTours, isSlug, offerId, parseCalendarDate, refId } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isReference } from "../../app/addresses/reference.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { readablePath } from "../../app/loading/loader-args.ts";
import { readTour, searchTours } from "../../calls/tours.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { tourPlacesQuery } from "../tour-search/tour-places.ts";
import { usualDays } from "../tour-search/tours-plan.ts";
import { loadStep, type StepArgs } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Args = StepArgs & { readonly context: { readonly queryClient: QueryClient } };

/** `/tours/{place}`: its tours on the days that the address names, else in the week from tomorrow on. The server searches with the page. */
export const loadTourPlace = async (place: string, args: Args) => {
  await requireVertical("tours", args);
  const { facts, queryClient } = args.context;
  const [{ today }, places] = await Promise.all([
    queryClient.ensureQueryData(walkFactsQuery),
    queryClient.ensureQueryData(tourPlacesQuery),
  ]);
  const known = places?.find(({ slug }) => slug === place);
  // Where the places could not be had, one is taken at its word.
  if (!isReference(place) || (places !== null && known === undefined)) {
    throw notFound({ data: readablePath(args.location) });
  }
  const given = decodeTours(args.location.searchStr.replace(/^\?/, ""));
  const search = encodeTours({ ...(given.from === "" ? usualDays(today) : given), place });
  if (!checkTours(decodeTours(search), { today }).ok) {
    throw redirect({ href: localisePath(paths.toursHomeChecked(search), facts.locale), statusCode: 302 });
  }
  const { outcome } = await searchTours({ data: { search } });
  if (outcome.type === "PROBLEM") answerStatus(503);
  const i18n = i18nOf(facts.locale);
  const name = known?.name[facts.locale] ?? placeInWords(place);
  return {
    head: pageHead({
      facts,
      path: paths.toursPlace(place),
      title: i18n._(msg`Tours in ${name}`),
      description: i18n._(
        msg`Tours and guides in ${name}: days, start times and prices, and until when cancelling is free.`,
      ),
    }),
    name,
    place,
    search,
    found: outcome.type === "FOUND" ? outcome.found : null,
  };
};

export type LoadedPlace = Awaited<ReturnType<typeof loadTourPlace>>;

type TourAddress = { readonly RefID: string; readonly ItineraryRefID: string };

/**
 * `/tours/detail/{RefID}/{ItineraryRefID}`: a tour, by the search that found it or, for as long as there is that tour, by its place. The
 * server reads it with the page; in the browser the walk reads it, and shows that it does.
 */
export const loadTour = async ({ RefID, ItineraryRefID }: TourAddress, args: Args) => {
  await requireVertical("tours", args);
  const { facts, queryClient } = args.context;
  const [step, places] = await Promise.all([loadStep(msg`Tour`, args), queryClient.ensureQueryData(tourPlacesQuery)]);
  // No tour is called otherwise, and no service needs to be asked.
  if (!isSlug(ItineraryRefID)) throw notFound({ data: readablePath(args.location) });
  // The day that a link without script leads to.
  const date = parseCalendarDate(new URLSearchParams(args.location.searchStr).get("date") ?? "") ?? null;
  const isPlace = places?.some(({ slug }) => slug === RefID) ?? false;
  const own = { refId: isPlace ? null : refId(RefID), offer: offerId(ItineraryRefID) };
  const outcome = import.meta.env.SSR ? (await readTour({ data: { tour: own.offer, date } })).outcome : null;
  if (outcome?.type === "SESSION_EXPIRED") throw notFound({ data: readablePath(args.location) });
  if (outcome?.type === "PROBLEM") answerStatus(503);
  if (outcome?.type !== "TOUR") return { ...own, head: step.head, plan: null };
  const { plan } = outcome;
  const { about, id, names, place } = plan.tour;
  // A tour that was called otherwise has a new address.
  const href = localisePath(paths.toursOffer({ refId: RefID, offer: id, date }), facts.locale);
  if (id !== own.offer) throw redirect({ href, statusCode: 301 });
  const head = pageHead({
    facts,
    path: paths.toursOffer({ refId: place.slug, offer: id }),
    title: `${names[facts.locale]} · ${place.name[facts.locale]}`,
    // The first paragraph says what it is.
    description: about[facts.locale].split("\n\n")[0] ?? "",
  });
  return { ...own, head, plan };
};
