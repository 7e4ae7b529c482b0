import { type AnswerOf, dashboardEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { appSettingsFor } from "../content/app-settings.ts";
import {
  appDownload,
  banners,
  type Card,
  corporate,
  faq,
  type LinkedCard,
  type Offer,
  offers,
  promotions,
  type Trend,
  trends,
} from "../content/dashboard.data.ts";
import { enabledFor } from "../content/enabled.data.ts";
import { icons, moreTitle } from "../content/icons.data.ts";
import { say } from "../content/words.ts";

const day = 86_400_000;

type FareQuestion = { readonly from: string; readonly to: string; readonly currency: string };

/** What is asked of whoever sells flights: the lowest fare of a route soon, or null when nothing flies. */
export type LowestFare = (
  call: Call,
  question: FareQuestion,
) => { readonly amount: string; readonly currency: string } | null;

/** What is asked of whoever sells events: what begins soon. */
export type SoonEvents = (call: Call) => AnswerOf<typeof dashboardEndpoints.dashboard>["UpcomingEvents"];

const failIfAsked = (call: Call): void => {
  if (!call.scenario("dashboard_user_fails") || call.userId === null) return;
  const message = "The dashboard fails for users, as its scenario asks.";
  throw refuse("supplier_error", { status: 500, message, retryable: true });
};

const cardOf = (call: Call, { id, art, title, text }: Card) => ({
  id,
  art,
  title: say(call, title),
  text: say(call, text),
});

const linkedOf = (call: Call, card: LinkedCard) => ({ ...cardOf(call, card), link: card.link });

/** Those that are right at this time of the year. */
const inSeason = (call: Call, cards: readonly LinkedCard[]): readonly LinkedCard[] => {
  const month = new Date(call.now()).getUTCMonth() + 1;
  return cards.filter(({ months }) => months?.includes(month) ?? true);
};

const offerOf = (call: Call, offer: Offer) => ({
  ...linkedOf(call, offer),
  code: offer.code,
  valid_until: offer.validDays === null ? null : new Date(call.now() + offer.validDays * day).toISOString(),
  is_active: offer.active,
});

const trendOf = (call: Call, { from, to, ...card }: Trend, lowestFare: LowestFare) => ({
  ...cardOf(call, card),
  from,
  to,
  lowest_fare: lowestFare(call, { from, to, currency: editionCurrency[call.country] }),
});

/** Only what the edition sells, and `more` where there is anything for it to open. */
const iconsOf = (call: Call) => {
  const { verticals, features } = enabledFor(call);
  const shown = icons
    .filter(({ identifier }) => verticals.includes(identifier) || features.includes(identifier))
    .map(({ identifier, kind, title }, index) => ({
      type: kind,
      identifier,
      title: say(call, title),
      order: index + 1,
    }));
  const more = { type: "service" as const, identifier: "more", title: say(call, moreTitle), order: shown.length + 1 };
  return shown.length === 0 ? [] : [...shown, more];
};

/** The home page. The switch `dashboard_user_fails` fails the calls with a user's token. */
export const createDashboardService = (lowestFare: LowestFare, soonEvents: SoonEvents) =>
  defineService({
    endpoints: dashboardEndpoints,
    handlers: {
      dashboard: (call, { country_iso }) => {
        failIfAsked(call);
        if (country_iso !== "PK" && country_iso !== "SA") {
          const message = `There is no edition for ${country_iso}; there are PK and SA.`;
          throw refuse("validation_failed", { status: 422, field: "country_iso", message });
        }
        const here: Call = { ...call, country: country_iso };
        return {
          DashboardIcons: iconsOf(here),
          DashboardOffers: offers.map((offer) => offerOf(here, offer)),
          DashboardBanners: inSeason(here, banners[country_iso]).map((banner) => linkedOf(here, banner)),
          TrendingDestinations: trends[country_iso].map((trend) => trendOf(here, trend, lowestFare)),
          UpcomingEvents: soonEvents(here),
          Promotions: inSeason(here, promotions[country_iso]).map((promotion) => linkedOf(here, promotion)),
          FAQ: faq.map(({ question, answer }) => ({ question: say(here, question), answer: say(here, answer) })),
          AppDownload: { title: say(here, appDownload.title), text: say(here, appDownload.text), stores: [] },
          Corporate: {
            title: say(here, corporate.title),
            text: say(here, corporate.text),
            benefits: corporate.benefits.map((benefit) => say(here, benefit)),
            link: corporate.link,
          },
          appSettings: appSettingsFor(here),
        };
      },
    },
  });
