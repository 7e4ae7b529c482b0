import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Itinerary, Price, PriceLineKind } from "@safar/engine";
import { formatMoney } from "../../i18n/format.ts";
import { useFlightWords } from "./flight-words.ts";
import * as css from "./price-lines.css.ts";

const lineWords: Readonly<Partial<Record<PriceLineKind, MessageDescriptor>>> = {
  base: msg`Base fare`,
  tax: msg`Taxes`,
  fee: msg`Fees`,
  service_fee: msg`Service fee`,
  surcharge: msg`Surcharge`,
  discount: msg`Discount`,
};

/** What a fare is made of. The lines come to the total. */
export function PriceLines({ price }: { price: Price }) {
  const { i18n } = useLingui();
  const { locale } = useFlightWords();
  return (
    <dl className={css.lines}>
      {price.lines.map(({ amount, code, kind, label }) => {
        const own = lineWords[kind];
        return (
          <div key={`${kind} ${code ?? ""}`} className={css.line}>
            <dt>{label ?? (own === undefined ? kind : i18n._(own))}</dt>
            <dd>
              <bdi>{formatMoney(amount, locale)}</bdi>
            </dd>
          </div>
        );
      })}
      <div className={css.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <bdi>{formatMoney(price.total, locale)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

const typeWords = {
  adult: (count: number) => msg`Adults × ${count}`,
  child: (count: number) => msg`Children × ${count}`,
  infant: (count: number) => msg`Infants × ${count}`,
} as const;

/** What each type of traveller costs together. */
export function PriceByTraveller({ perType }: { perType: Itinerary["perType"] }) {
  const { i18n } = useLingui();
  const { locale } = useFlightWords();
  return (
    <dl className={css.lines}>
      {perType.map(({ count, total, type }) => (
        <div key={type} className={css.line}>
          <dt>{i18n._(typeWords[type](count))}</dt>
          <dd>
            <bdi>{formatMoney(total, locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
