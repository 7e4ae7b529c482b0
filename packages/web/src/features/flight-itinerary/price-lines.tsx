import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Itinerary, Price, PriceLineKind } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";
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
  return (
    <dl className={css.lines}>
      {price.lines.map(({ amount, code, kind, label }) => {
        const own = lineWords[kind];
        return (
          <div key={`${kind} ${code ?? ""}`} className={css.line}>
            <dt>{label ?? (own === undefined ? kind : i18n._(own))}</dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        );
      })}
      <div className={css.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Amount of={price.total} />
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
  return (
    <dl className={css.lines}>
      {perType.map(({ count, total, type }) => (
        <div key={type} className={css.line}>
          <dt>{i18n._(typeWords[type](count))}</dt>
          <dd>
            <Amount of={total} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
