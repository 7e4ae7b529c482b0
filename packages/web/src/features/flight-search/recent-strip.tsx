import { Trans, useLingui } from "@lingui/react/macro";
import { editions } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import BadgeCheck from "lucide-react/icons/badge-check";
import History from "lucide-react/icons/history";
import Luggage from "lucide-react/icons/luggage";
import ReceiptText from "lucide-react/icons/receipt-text";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { todayIn } from "../../app/today.ts";
import * as css from "./recent-strip.css.ts";
import { DaysText, RouteText } from "./search-text.tsx";
import { useRecentSearches } from "./use-recent-searches.ts";

const Promises = () => (
  <ul className={css.promises}>
    <li>
      <Icon of={ReceiptText} size={18} />
      <Trans>The price you see is the price you pay</Trans>
    </li>
    <li>
      <Icon of={Luggage} size={18} />
      <Trans>Baggage shown for every fare</Trans>
    </li>
    <li>
      <Icon of={BadgeCheck} size={18} />
      <Trans>Changed prices are asked about, never charged</Trans>
    </li>
  </ul>
);

/**
 * The searches made on this device, to be made again or let go. Who has none reads what we stand for: the strip is as high
 * either way, so that nothing moves when the device answers.
 */
export function RecentStrip() {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const { recent, remove, clear } = useRecentSearches(today);
  if (recent.length === 0) {
    return (
      <div className={css.strip}>
        <Promises />
      </div>
    );
  }
  return (
    <section className={css.strip} aria-label={t`Your recent searches`}>
      <h2 className={css.title}>
        <Icon of={History} size={18} />
        <Trans>Recent</Trans>
      </h2>
      <ul className={css.list}>
        {recent.map(({ search, airports }) => {
          const book = new Map(airports.map((airport) => [airport.iata, airport]));
          const cities = airports.map(({ city }) => city[locale]).join(" – ");
          return (
            <li key={search} className={css.chip}>
              <Anchor href={paths.flightResults(search)} className={css.link}>
                <span className={css.route}>
                  <RouteText search={search} book={book} locale={locale} />
                </span>
                <span className={css.days}>
                  <DaysText search={search} locale={locale} />
                </span>
              </Anchor>
              <IconButton icon={X} label={t`Forget the search ${cities}`} onClick={() => void remove(search)} />
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" size="small" onClick={() => void clear()}>
        <Trans>Forget all</Trans>
      </Button>
    </section>
  );
}
