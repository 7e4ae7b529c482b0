import {
  type Dashboard,
  type DashboardFailure,
  type DashboardRequest,
  type DashboardService,
  type Money,
  type Problem,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { moneyIfReadable } from "../wire/money.ts";
import { cleanText, safeHref } from "../wire/text.ts";
import { instantOrNull, unmeasured } from "../wire/times.ts";
import { dashboardEndpoints } from "./dashboard.endpoints.ts";
import { appSettingsOf } from "./settings.adapter.ts";

type Wire = ResponseOf<typeof dashboardEndpoints.dashboard>;
type Card = { readonly id: string; readonly title: string; readonly text: string; readonly art: string };

/** A price that cannot be read is no price: it is an invitation, not a quote. */
const moneyOf = (quoted: { readonly amount: string; readonly currency: string } | null): Money | null =>
  quoted === null ? null : moneyIfReadable(quoted.amount, quoted.currency);

const cardOf = ({ id, title, text, art }: Card): Card => ({ id, title: cleanText(title), text: cleanText(text), art });

const bannerOf = (card: Wire["DashboardBanners"][number]) => ({ ...cardOf(card), href: safeHref(card.link) });

const iconsOf = (icons: Wire["DashboardIcons"]): Dashboard["icons"] =>
  icons.flatMap(({ type, identifier, title, order }) =>
    type === "unknown" ? [] : [{ kind: type, identifier, title: cleanText(title), order }],
  );

const appDownloadOf = (wire: Wire["AppDownload"]): Dashboard["appDownload"] =>
  wire === null
    ? null
    : {
        title: cleanText(wire.title),
        text: cleanText(wire.text),
        stores: wire.stores.flatMap(({ name, link }) => {
          const href = safeHref(link);
          return href === null ? [] : [{ name: cleanText(name), href }];
        }),
      };

const corporateOf = (wire: Wire["Corporate"]): Dashboard["corporate"] =>
  wire === null
    ? null
    : {
        title: cleanText(wire.title),
        text: cleanText(wire.text),
        benefits: wire.benefits.map(cleanText),
        href: safeHref(wire.link),
      };

const dashboardOf = (wire: Wire): Dashboard => ({
  icons: iconsOf(wire.DashboardIcons),
  offers: wire.DashboardOffers.map((offer) => ({
    ...cardOf(offer),
    href: safeHref(offer.link),
    code: offer.code,
    validUntil: instantOrNull(offer.valid_until, unmeasured),
    isActive: offer.is_active,
  })),
  banners: wire.DashboardBanners.map(bannerOf),
  trending: wire.TrendingDestinations.map((trend) => ({
    ...cardOf(trend),
    from: trend.from,
    to: trend.to,
    lowestFare: moneyOf(trend.lowest_fare),
  })),
  events: wire.UpcomingEvents.map((event) => ({
    slug: event.slug,
    title: cleanText(event.title),
    city: cleanText(event.city),
    venue: cleanText(event.venue),
    category: cleanText(event.category),
    art: event.art,
    startsAt: event.starts_at,
    zone: event.tz,
    fromPrice: moneyOf(event.from_price),
  })),
  promotions: wire.Promotions.map(bannerOf),
  questions: wire.FAQ.map(({ question, answer }) => ({ question: cleanText(question), answer: cleanText(answer) })),
  appDownload: appDownloadOf(wire.AppDownload),
  corporate: corporateOf(wire.Corporate),
  settings: appSettingsOf(wire.appSettings),
});

const failureOf = (problem: Problem): DashboardFailure => {
  if (problem.kind === "refused") return { message: problem.message || problem.code, status: problem.status };
  if (problem.kind === "malformed") return { message: problem.detail, status: problem.status };
  return { message: problem.kind, status: null };
};

/**
 * `clientFor` gives a client of the client service for the request's language and country, with the user's token only when
 * the audience is the user.
 */
export const createDashboardService = (clientFor: (request: DashboardRequest) => ServiceClient): DashboardService => ({
  async load(request) {
    const answer = await clientFor(request).call(dashboardEndpoints.dashboard, { country_iso: request.scope.country });
    return answer.ok
      ? { type: "LOADED", dashboard: dashboardOf(answer.value) }
      : { type: "FAILED", ...failureOf(answer.error) };
  },
});
