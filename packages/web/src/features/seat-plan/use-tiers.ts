import { useLingui } from "@lingui/react/macro";
import type { Money, Names } from "@safar/engine";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useMoneyText } from "../amounts/amount.tsx";

type Priced = { readonly code: string; readonly name: Names; readonly price: Money };

/** By the code of its category, which of the prices a place has, the cheapest 0, and what stands above the first row of it. */
export type Tiers = ReadonlyMap<string, { readonly tier: number; readonly band: string }>;

/** The prices of a plan, the cheapest first. `inTwos` are the codes of those whose seats are sold in twos, each at that price. */
export const useTiers = (categories: readonly Priced[] | undefined, inTwos: ReadonlySet<string>): Tiers => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const textOf = useMoneyText();
  return useMemo(() => {
    const sorted = (categories ?? []).toSorted((one, other) => one.price.minor - other.price.minor);
    const costOf = ({ code, price }: Priced): string => {
      const amount = textOf(price);
      return inTwos.has(code) ? t`${amount} per seat` : amount;
    };
    return new Map(sorted.map((one, tier) => [one.code, { tier, band: `${one.name[locale]} · ${costOf(one)}` }]));
    // oxlint-disable-next-line react/exhaustive-deps -- how money is written follows from the language
  }, [categories, inTwos, locale]);
};
