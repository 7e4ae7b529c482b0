import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeBusCriteria, encodeBusRoute, farthestBusDays } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import * as css from "../flight-results/price-strip.css.ts";
import { useCurrentInMiddle } from "../results-list/use-current-in-middle.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

const reach = [-3, -2, -1, 0, 1, 2, 3] as const;

/** The days around the one that is searched for, each a page of its own. */
export function BusDayStrip({ search }: { search: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  const today = data?.today ?? "";
  const strip = useRef<HTMLElement>(null);
  const { date, from, to } = decodeBusCriteria(search);
  useCurrentInMiddle(strip);
  const last = today === "" ? "" : addDays(today, farthestBusDays);
  return (
    <nav ref={strip} aria-label={t`Other days`} className={css.strip}>
      {reach.map((offset) => {
        const day = addDays(date, offset);
        const face = (
          <>
            <span className={css.day}>{formatShortDay(day, locale)}</span>
            <span className={css.price}>{offset === 0 ? <Trans>This day</Trans> : <Trans>See buses</Trans>}</span>
          </>
        );
        return day < today || (last !== "" && day > last) ? (
          <span key={day} className={css.past}>
            {face}
          </span>
        ) : (
          <Anchor
            key={day}
            href={paths.busResults(encodeBusRoute({ from, to }), day)}
            className={css.cell}
            aria-current={offset === 0 ? "date" : undefined}
          >
            {face}
          </Anchor>
        );
      })}
    </nav>
  );
}
