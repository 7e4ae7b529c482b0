import { Trans } from "@lingui/react/macro";
import BadgeCheck from "lucide-react/icons/badge-check";
import Luggage from "lucide-react/icons/luggage";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Promises } from "../recents/promises.tsx";
import { RecentStrip as Strip } from "../recents/recent-strip.tsx";
import { useRecents } from "../recents/use-recents.ts";
import { recentSearches } from "./flight-plan.ts";
import { DaysText, RouteText } from "./search-text.tsx";

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Taxes and booking fees are in the price you see</Trans> },
  { id: "baggage", icon: Luggage, words: <Trans>Baggage shown for every fare</Trans> },
  { id: "change", icon: BadgeCheck, words: <Trans>Changed prices are asked about, never charged</Trans> },
];

/** The flights searched for on this device. Who has searched for none reads what we stand for. */
export function RecentStrip() {
  const { locale } = useFacts();
  const { recent, remove, clear } = useRecents("flights", recentSearches);
  const entries = recent.map(({ search, airports }) => {
    const book = new Map(airports.map((airport) => [airport.iata, airport]));
    return {
      search,
      href: paths.flightResults(search),
      name: airports.map(({ city }) => city[locale]).join(" – "),
      title: <RouteText search={search} book={book} locale={locale} />,
      detail: <DaysText search={search} locale={locale} />,
    };
  });
  return (
    <Strip entries={entries} onRemove={remove} onClear={clear}>
      <Promises said={said} />
    </Strip>
  );
}
