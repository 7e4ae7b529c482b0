import { useLingui } from "@lingui/react/macro";
import type { CardBrand } from "@safar/engine";
import * as css from "./payment.css.ts";

export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  amex: "American Express",
  paypak: "PayPak",
  mada: "mada",
};

/** The cards that are taken, by their names: the marks are their schemes' to give. One that is a method of its own stands there. */
export function CardKinds({ apart }: { readonly apart: ReadonlySet<string> }) {
  const { t } = useLingui();
  return (
    <ul role="list" className={css.kinds} aria-label={t`Cards we take`}>
      {Object.entries(brandNames)
        .filter(([brand]) => !apart.has(brand))
        .map(([brand, name]) => (
          <li key={brand} className={css.kind}>
            <bdi>{name}</bdi>
          </li>
        ))}
    </ul>
  );
}
