import { Trans, useLingui } from "@lingui/react/macro";
import type { BusStop, Departure } from "@safar/engine";
import { Disclosure } from "@safar/ui/disclosure";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney, formatPercent } from "../../i18n/format.ts";
import { clockOf } from "../flight-results/flight-words.ts";
import * as css from "./departure-card.css.ts";

const Stops = ({ title, stops }: { title: string; stops: readonly BusStop[] }) => {
  const { locale } = useFacts();
  return (
    <div>
      <h3 className={css.factTitle}>{title}</h3>
      <ul className={css.list}>
        {stops.map(({ id, name, time }) => (
          <li key={id} className={css.line}>
            <bdi>{name[locale]}</bdi>
            <bdi dir="ltr">{clockOf(time.local)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What a card has no room for: every stop, every price, and what comes back at a cancellation. */
export function DepartureFacts({ departure }: { departure: Departure }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { boarding, cancellation, dropping, fares } = departure;
  return (
    <Disclosure title={t`Stops, prices and cancelling`}>
      <div className={css.facts}>
        <div className={css.pair}>
          <Stops title={t`Where to get on`} stops={boarding} />
          <Stops title={t`Where to get off`} stops={dropping} />
        </div>
        <div className={css.pair}>
          <div>
            <h3 className={css.factTitle}>
              <Trans>Price by category</Trans>
            </h3>
            <ul className={css.list}>
              {fares.map(({ amount, code, name, original }) => (
                <li key={code} className={css.line}>
                  <bdi>{name[locale]}</bdi>
                  <span>
                    {original !== null && (
                      <>
                        <s className={css.was}>
                          <bdi>{formatMoney(original, locale)}</bdi>
                        </s>{" "}
                      </>
                    )}
                    <bdi>{formatMoney(amount, locale)}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={css.factTitle}>
              <Trans>If you cancel</Trans>
            </h3>
            <ul className={css.list}>
              {cancellation.map(({ hoursBefore, percent }) => {
                const share = formatPercent(percent, locale);
                return (
                  <li key={hoursBefore}>
                    <Trans>
                      until {hoursBefore} h before: {share} back
                    </Trans>
                  </li>
                );
              })}
              <li>
                <Trans>later: nothing back. A bundle may say otherwise.</Trans>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </Disclosure>
  );
}
