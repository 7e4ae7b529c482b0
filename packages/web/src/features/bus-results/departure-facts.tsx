import { Trans, useLingui } from "@lingui/react/macro";
import type { BusStop, Departure } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { Amount, Was } from "../amounts/amount.tsx";
import { refundWords } from "../bus-search/bus-words.ts";
import * as css from "./departure-card.css.ts";

const Stops = ({ title, stops }: { title: string; stops: readonly BusStop[] }) => {
  const { locale } = useFacts();
  return (
    <div>
      <h3 className={css.factTitle}>{title}</h3>
      <ul className={css.factList}>
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
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { boarding, cancellation, dropping, fares } = departure;
  return (
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
          <ul className={css.factList}>
            {fares.map(({ amount, code, name, original }) => (
              <li key={code} className={css.line}>
                <bdi>{name[locale]}</bdi>
                <span>
                  <Was of={original} /> <Amount of={amount} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={css.factTitle}>
            <Trans>If you cancel</Trans>
          </h3>
          <ul className={css.factList}>
            {cancellation.map((step) => (
              <li key={step.hoursBefore}>{refundWords(i18n, [step])}</li>
            ))}
            <li>
              <Trans>
                after that: no refund. At the next step, bundles cost less without a refund, or more with a better one.
              </Trans>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}
