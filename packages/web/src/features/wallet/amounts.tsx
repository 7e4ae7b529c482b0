import { type Money, sumMoney } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";

/** Keeps an amount whole inside a sentence of the other direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** An amount to be put into a sentence. */
export const useWrittenMoney = (): ((money: Money) => string) => {
  const { locale } = useFacts();
  return useCallback((money) => isolated(formatMoney(money, locale)), [locale]);
};

/** An amount as it stands by itself. */
export function Amount({ of: money }: { of: Money }) {
  const { locale } = useFacts();
  return <bdi>{formatMoney(money, locale)}</bdi>;
}

/** What amounts come to, one sum for each currency in the order in which they first occur. */
export const sumsByCurrency = (amounts: readonly Money[]): readonly Money[] =>
  [...new Set(amounts.map(({ currency }) => currency))].map((currency) =>
    sumMoney(
      amounts.filter((one) => one.currency === currency),
      currency,
    ),
  );
