import type { Cached } from "../../kernel/device-cache.ts";
import type { Locale } from "../../kernel/edition.ts";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Result } from "../../kernel/result.ts";
import type { Currency } from "../currency/currency.ts";
import type { LanguageChanged } from "../locale/locale.ts";

/** A country, named in the language it was asked for in. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** With its plus sign: "+92". */
  readonly dialCode: string;
};

/** What the flight and general service knows of the world. */
export interface GeneralDataService {
  currencies(): Promise<Result<readonly Currency[], Problem>>;
  /** The code of the currency the service takes this visitor to use. */
  clientCurrency(): Promise<Result<string, Problem>>;
  countries(locale: Locale): Promise<Result<readonly Country[], Problem>>;
}

/** Lists older than this are shown, and loaded again behind. */
export const generalDataMaxAgeMs = 24 * 60 * 60_000;

export type DeviceLists = {
  readonly currencies: Cached<readonly Currency[]> | null;
  readonly countries: Cached<readonly Country[]> | null;
};

export type GeneralDataNeeds = {
  readonly locale: Locale;
  readonly currencies: boolean;
  readonly countries: boolean;
  readonly clientCurrency: boolean;
};

/** A part that was not asked for, or failed, is null. */
export type GeneralDataAnswer = {
  readonly currencies: readonly Currency[] | null;
  readonly countries: readonly Country[] | null;
  readonly clientCurrency: string | null;
  readonly at: EpochMs;
};

export type DeviceAnswer = DeviceLists & { readonly at: EpochMs };

export type GeneralDataContext = DeviceLists & {
  readonly locale: Locale;
  readonly saved: string | null;
  readonly reported: string | null;
  readonly editionDefault: CurrencyCode;
  /** The last instant an event or an answer told. */
  readonly now: EpochMs;
};

export type GeneralDataInput = {
  readonly locale: Locale;
  /** The visitor's saved choice of currency. */
  readonly saved: string | null;
  readonly editionDefault: CurrencyCode;
};

export type GeneralDataEvent =
  | LanguageChanged
  | { readonly type: "generalData.refresh"; readonly now: EpochMs }
  | { readonly type: "currency.changed"; readonly code: string }
  | { readonly type: "RESUME"; readonly now: EpochMs };
