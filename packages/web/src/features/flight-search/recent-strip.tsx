import { Trans } from "@lingui/react/macro";
import BadgeCheck from "lucide-react/icons/badge-check";
import Luggage from "lucide-react/icons/luggage";
import ReceiptText from "lucide-react/icons/receipt-text";
import { paths } from "../../app/addresses/paths.ts";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { recentSearches } from "./flight-plan.ts";
import { DaysText, RouteText } from "./search-text.tsx";

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Taxes and booking fees are in the price you see</Trans> },
  { id: "baggage", icon: Luggage, words: <Trans>Baggage shown for every fare</Trans> },
  { id: "change", icon: BadgeCheck, words: <Trans>If a price changes, we ask you first</Trans> },
];

/** The flights searched for on this device. */
export const RecentStrip = () => (
  <RecentSearches
    vertical="flights"
    recents={recentSearches}
    said={said}
    entryOf={({ search, airports }, locale) => ({
      href: paths.flightResults(search),
      name: airports.map(({ city }) => city[locale]).join(" – "),
      title: <RouteText search={search} book={new Map(airports.map((one) => [one.iata, one]))} locale={locale} />,
      detail: <DaysText search={search} locale={locale} />,
    })}
  />
);
