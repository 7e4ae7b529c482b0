import type { CurrencyCode } from "./money.ts";

export type Locale = "en" | "ar";

/** The languages of every edition. */
export const locales: readonly Locale[] = ["en", "ar"];

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What differs between the country editions, as data. */
export type Edition = {
  readonly country: "PK" | "SA";
  readonly defaultLocale: Locale;
  readonly defaultCurrency: CurrencyCode;
  /** An IANA zone: "today" and business hours are reckoned in it. */
  readonly timeZone: string;
  /** The language tag to format with, for each language of the interface. */
  readonly languageTags: Readonly<Record<Locale, string>>;
  /** Without a plus sign. */
  readonly dialCode: string;
  readonly weekend: readonly IsoWeekday[];
  /** The kinds of identity document that the edition's residents hold. */
  readonly nationalId: "cnic" | "saudi_id";
  /** The most passengers with a seat in one flight booking. */
  readonly seatedPassengers: number;
};

export const editions = {
  PK: {
    country: "PK",
    defaultLocale: "en",
    defaultCurrency: "PKR",
    timeZone: "Asia/Karachi",
    languageTags: { en: "en-PK", ar: "ar-PK" },
    dialCode: "92",
    weekend: [6, 7],
    nationalId: "cnic",
    seatedPassengers: 9,
  },
  SA: {
    country: "SA",
    defaultLocale: "ar",
    defaultCurrency: "SAR",
    timeZone: "Asia/Riyadh",
    languageTags: { en: "en-SA", ar: "ar-SA" },
    dialCode: "966",
    weekend: [5, 6],
    nationalId: "saudi_id",
    seatedPassengers: 9,
  },
} as const satisfies Readonly<Record<string, Edition>>;

export type EditionCountry = keyof typeof editions;

export const isEditionCountry = (text: string): text is EditionCountry => Object.hasOwn(editions, text);

/** The currency when neither the person, the service nor the edition has a usable one. */
export const fallbackCurrency: CurrencyCode = "PKR";
