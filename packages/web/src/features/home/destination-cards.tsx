import { Trans, useLingui } from "@lingui/react/macro";
import type { Destination } from "../../calls/home.calls.ts";
import { Amount } from "../amounts/amount.tsx";
import { CardRow } from "./card-row.tsx";
import * as css from "./home.css.ts";

/** Where people are going: each leads to its flights on the day that costs least, at that price. */
export function DestinationCards({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useLingui();
  return (
    <CardRow
      isFirst
      kind="city"
      title={t`Where people are going`}
      cards={destinations.map(({ from, to, text, lowest, ...card }) => ({
        ...card,
        children: (
          <>
            <p className={css.muted}>{text}</p>
            <p>
              <bdi dir="ltr">
                {from} – {to}
              </bdi>
              {lowest && (
                <>
                  {" · "}
                  <time dateTime={lowest.date}>{lowest.day}</time>
                  {" · "}
                  <Trans>
                    from <Amount of={lowest.price} />
                  </Trans>
                </>
              )}
            </p>
          </>
        ),
      }))}
    />
  );
}
