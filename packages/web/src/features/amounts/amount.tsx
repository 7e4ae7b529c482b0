import type { Money } from "@safar/engine";
import { Price } from "@safar/ui/price";
import { type ComponentProps, useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoney, formatSigned } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "./amount.css.ts";

/**
 * An amount as its language writes it, isolated from the words around it; what is taken off has its sign in front. `≈` says that it
 * is only roughly so.
 */
export function Amount({ of, isAbout = false, className }: { of: Money; isAbout?: boolean; className?: string }) {
  const { locale } = useFacts();
  const text = formatMoney(of, locale);
  return <bdi className={className}>{isAbout ? `≈ ${text}` : text}</bdi>;
}

/** What something cost before it became cheaper, struck through; nothing where it did not. */
export const Was = ({ of }: { of: Money | null }) =>
  of && (
    <s className={css.was}>
      <Amount of={of} />
    </s>
  );

/** An amount as a price: large or small, with what it was before in a note. */
export function PriceOf({ of, ...look }: { of: Money } & Omit<ComponentProps<typeof Price>, "amount">) {
  const { locale } = useFacts();
  return <Price {...look} amount={formatMoney(of, locale)} />;
}

/** A difference with its sign, minus and plus alike. */
export function Difference({ of }: { of: Money }) {
  const { locale } = useFacts();
  return <bdi>{formatSigned(of, locale)}</bdi>;
}

/** An amount for a text in which nothing else is written, such as a name that is read aloud. */
export const useMoneyText = (): ((money: Money) => string) => {
  const { locale } = useFacts();
  return useCallback((money) => formatMoney(money, locale), [locale]);
};

/** An amount for a sentence or an attribute, kept whole where the text around it reads the other way. */
export const useWrittenMoney = (): ((money: Money) => string) => {
  const textOf = useMoneyText();
  return useCallback((money) => isolated(textOf(money)), [textOf]);
};
