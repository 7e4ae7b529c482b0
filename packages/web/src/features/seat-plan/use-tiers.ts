import type { Money, Names } from "@safar/engine";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useMoneyText } from "../amounts/amount.tsx";

type Priced = { readonly code: string; readonly name: Names; readonly price: Money };

/** By the code of its category, which of the prices a place has, the cheapest 0, and what stands above the first row of it. */
export type Tiers = ReadonlyMap<string, { readonly tier: number; readonly band: string }>;

/** The prices of a plan, the cheapest first. */
export const useTiers = (categories: readonly Priced[] | undefined): Tiers => {
  const { locale } = useFacts();
  const textOf = useMoneyText();
  return useMemo(() => {
    const sorted = (categories ?? []).toSorted((one, other) => one.price.minor - other.price.minor);
    return new Map(
      sorted.map(({ code, name, price }, tier) => [code, { tier, band: `${name[locale]} · ${textOf(price)}` }]),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- how money is written follows from the language
  }, [categories, locale]);
};
