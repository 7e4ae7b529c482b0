import { Trans, useLingui } from "@lingui/react/macro";
import type { Destination } from "../../../calls/home.calls.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Amount } from "../../amounts/amount.tsx";
import { CardRow } from "./card-row.tsx";
import * as css from "./sections.css.ts";

/** Where people are going: each leads to its flights on the day that costs least, at that price. */
export function DestinationCards({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useLingui();
  return (
    <CardRow
      kind="city"
      title={t`Trending destinations`}
      cards={destinations.map(({ from, to, text, lowest, ...card }) => ({
        ...card,
        children: (
          <>
            <p>{text}</p>
            <p className={css.muted}>
              {isolated(`${from}–${to}`)}
              {lowest && (
                <>
                  {" · "}
                  <time dateTime={lowest.date}>{lowest.day}</time>
                </>
              )}
            </p>
            {lowest && (
              <p className={css.foot}>
                <Trans>
                  from <Amount of={lowest.price} />
                </Trans>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}
