import { fallbackCurrency } from "../../kernel/edition.ts";
import type { CurrencyCode } from "../../kernel/money.ts";

/** A currency that the service offers. */
export type Currency = {
  readonly code: CurrencyCode;
  readonly symbol: string;
  readonly name: { readonly en: string; readonly ar: string };
};

export type CurrencySigns = {
  /** The codes the service offers; empty when the list could not be had. */
  readonly listed: readonly CurrencyCode[];
  /** The visitor's own choice, kept from an earlier visit. */
  readonly saved: string | null;
  /** The currency the service reports for this visitor. */
  readonly reported: string | null;
  readonly editionDefault: CurrencyCode;
};

/**
 * The saved choice, else the reported currency, else the edition's, each only if listed; else PKR. Without a list it is the
 * edition's: what a price may be shown in beside that is not known.
 */
export const chooseCurrency = ({ listed, saved, reported, editionDefault }: CurrencySigns): CurrencyCode =>
  listed.length === 0
    ? editionDefault
    : ([saved, reported, editionDefault]
        .map((wanted) => listed.find((code) => code === wanted))
        .find((code) => code !== undefined) ?? fallbackCurrency);
