import { Trans } from "@lingui/react/macro";
import Luggage from "lucide-react/icons/luggage";
import ReceiptText from "lucide-react/icons/receipt-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { paths } from "../../app/addresses/paths.ts";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import type { PricedWay } from "../vertical-home/way-chips.tsx";
import { recentSearches } from "./flight-plan.ts";
import { DaysText, RouteText } from "./search-text.tsx";

/** What holds for every flight. */
export const flightStands = [
  {
    id: "price",
    icon: ReceiptText,
    words: <Trans>Taxes and service fees are in the price you see</Trans>,
    more: <Trans>From the first list to the payment. If an airline changes a price, we ask you first.</Trans>,
  },
  {
    id: "baggage",
    icon: Luggage,
    words: <Trans>Baggage shown for every fare</Trans>,
    more: <Trans>Leg by leg. Results can also show each price with a checked bag.</Trans>,
  },
  {
    id: "change",
    icon: RotateCcw,
    words: <Trans>Changes and refunds told beforehand</Trans>,
    more: <Trans>You see what a change or a cancellation costs before you reserve.</Trans>,
  },
];

/** The flights searched for on this device. */
export const RecentStrip = ({ ways }: { readonly ways?: readonly PricedWay[] | undefined }) => (
  <RecentSearches
    vertical="flights"
    recents={recentSearches}
    said={flightStands}
    ways={ways}
    entryOf={({ search, airports }, locale) => ({
      href: paths.flightResults(search),
      name: airports.map(({ city }) => city[locale]).join(" – "),
      title: <RouteText search={search} book={new Map(airports.map((one) => [one.iata, one]))} locale={locale} />,
      detail: <DaysText search={search} locale={locale} />,
    })}
  />
);
