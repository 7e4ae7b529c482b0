import type { Currency } from "../currency/currency.ts";
import { generalDataMachine } from "./general-data.machine.ts";
import {
  type Country,
  type DeviceAnswer,
  type GeneralDataAnswer,
  type GeneralDataEvent,
  type GeneralDataInput,
  generalDataMaxAgeMs,
} from "./general-data.types.ts";

const currencies: readonly Currency[] = [
  { code: "PKR", symbol: "Rs", name: { en: "Pakistani rupee", ar: "روبية باكستانية" } },
  { code: "SAR", symbol: "SAR", name: { en: "Saudi riyal", ar: "ريال سعودي" } },
];
const countries: readonly Country[] = [{ code: "PK", name: "Pakistan", dialCode: "+92" }];

const events = {
  "language.changed": [
    { type: "language.changed", locale: "ar" },
    { type: "language.changed", locale: "en" },
  ],
  "generalData.refresh": [
    { type: "generalData.refresh", now: 1 },
    { type: "generalData.refresh", now: generalDataMaxAgeMs },
  ],
  "currency.changed": [{ type: "currency.changed", code: "SAR" }],
  RESUME: [{ type: "RESUME", now: generalDataMaxAgeMs }],
} satisfies { readonly [Type in GeneralDataEvent["type"]]: readonly Extract<GeneralDataEvent, { type: Type }>[] };

const outcomes = {
  readDevice: {
    empty: { currencies: null, countries: null, at: 0 },
    fresh: { currencies: { value: currencies, at: 0 }, countries: { value: countries, at: 0 }, at: 0 },
    stale: {
      currencies: { value: currencies, at: 0 },
      countries: { value: countries, at: 0 },
      at: generalDataMaxAgeMs,
    },
  },
  fetchGeneralData: {
    all: { currencies, countries, clientCurrency: "SAR", at: 0 },
    currenciesDown: { currencies: null, countries, clientCurrency: null, at: 0 },
    countriesDown: { currencies, countries: null, clientCurrency: "SAR", at: 0 },
    allDown: { currencies: null, countries: null, clientCurrency: null, at: 0 },
  },
} satisfies {
  readonly readDevice: Readonly<Record<string, DeviceAnswer>>;
  readonly fetchGeneralData: Readonly<Record<string, GeneralDataAnswer>>;
};

/** The general data for path generation: every event and every outcome as data. */
export const generalDataModel = {
  id: "generalData",
  machine: generalDataMachine,
  input: { locale: "en", saved: null, editionDefault: "PKR" } satisfies GeneralDataInput,
  events,
  outcomes,
} as const;
