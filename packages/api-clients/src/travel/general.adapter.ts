import {
  type Currency,
  type GeneralDataService,
  isCurrencyCode,
  type Locale,
  type Problem,
  type Result,
} from "@safar/engine";
import { cleanText } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import { generalEndpoints } from "./general.endpoints.ts";

/** An alliance with the airlines whose numbers can be given. */
export type Alliance = {
  readonly code: string;
  readonly name: Names;
  readonly airlines: readonly { readonly code: string; readonly name: Names }[];
};
type Names = { readonly en: string; readonly ar: string };

const mapped = <From, To>(result: Result<From, Problem>, map: (value: From) => To): Result<To, Problem> =>
  result.ok ? { ok: true, value: map(result.value) } : result;

const namesOf = ({ name, name_ar }: { readonly name: string; readonly name_ar: string }): Names => ({
  en: cleanText(name),
  ar: cleanText(name_ar),
});

export interface TravelGeneralService extends GeneralDataService {
  alliances(): Promise<Result<readonly Alliance[], Problem>>;
}

/** `clientFor` gives a client of the flight and general service that speaks the language. */
export const createGeneralService = (clientFor: (locale: Locale) => ServiceClient): TravelGeneralService => ({
  async currencies() {
    const answer = await clientFor("en").call(generalEndpoints.supportedCurrencies, {});
    // An amount in a currency whose decimals we do not know could not be read, so such a one is not offered.
    return mapped(answer, ({ currencies }) =>
      currencies.flatMap(({ code, symbol, ...names }): Currency[] =>
        isCurrencyCode(code) ? [{ code, symbol: cleanText(symbol), name: namesOf(names) }] : [],
      ),
    );
  },
  async clientCurrency() {
    const answer = await clientFor("en").call(generalEndpoints.clientCurrency, {});
    return mapped(answer, ({ client_currency }) => client_currency);
  },
  async countries(locale) {
    const answer = await clientFor(locale).call(generalEndpoints.countries, {});
    return mapped(answer, ({ countries }) =>
      countries.map(({ iso, name, dial_code }) => ({ code: iso, name: cleanText(name), dialCode: dial_code })),
    );
  },
  async alliances() {
    const answer = await clientFor("en").call(generalEndpoints.alliances, {});
    return mapped(answer, ({ alliances }) =>
      alliances.map(({ code, airlines, ...names }) => ({
        code,
        name: namesOf(names),
        airlines: airlines.map((airline) => ({ code: airline.code, name: namesOf(airline) })),
      })),
    );
  },
});
