import { createDeviceCache, type DeviceCache } from "../../kernel/device-cache.ts";
import { type Locale, locales } from "../../kernel/edition.ts";
import { isCurrencyCode } from "../../kernel/money.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import type { Currency } from "../currency/currency.ts";
import type { Country, DeviceLists, GeneralDataAnswer } from "./general-data.types.ts";

/** Where the lists are kept between visits. Neither method rejects. */
export interface GeneralDataStore {
  read(locale: Locale): Promise<DeviceLists>;
  write(locale: Locale, answer: GeneralDataAnswer): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isCurrency = (value: unknown): value is Currency =>
  isRecord(value) &&
  typeof value["code"] === "string" &&
  isCurrencyCode(value["code"]) &&
  typeof value["symbol"] === "string" &&
  isRecord(value["name"]) &&
  typeof value["name"]["en"] === "string" &&
  typeof value["name"]["ar"] === "string";

const isCountry = (value: unknown): value is Country =>
  isRecord(value) &&
  typeof value["code"] === "string" &&
  typeof value["name"] === "string" &&
  typeof value["dialCode"] === "string";

const listOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): readonly Item[] | null =>
    Array.isArray(value) && value.length > 0 && value.every(isItem) ? value : null;

/** The lists on a device: currencies once, countries by language. */
export const createGeneralDataStore = (storage: DeviceStorage): GeneralDataStore => {
  const currencies = createDeviceCache({ storage, key: "currencies", schema: 1, decode: listOf(isCurrency) });
  const countriesIn = (locale: Locale): DeviceCache<readonly Country[]> =>
    createDeviceCache({ storage, key: `countries.${locale}`, schema: 1, decode: listOf(isCountry) });
  const countries = Object.fromEntries(locales.map((locale) => [locale, countriesIn(locale)]));
  return {
    async read(locale) {
      const [heldCurrencies, heldCountries] = await Promise.all([currencies.read(), countries[locale]?.read() ?? null]);
      return { currencies: heldCurrencies, countries: heldCountries };
    },
    async write(locale, answer) {
      await Promise.all([
        answer.currencies === null ? null : currencies.write(answer.currencies, answer.at),
        answer.countries === null ? null : countries[locale]?.write(answer.countries, answer.at),
      ]);
    },
  };
};
