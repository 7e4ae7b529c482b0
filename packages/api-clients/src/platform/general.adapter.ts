import {
  type Currency,
  type GeneralDataService,
  isCurrencyCode,
  type Locale,
  type Names,
  type Problem,
  type Result,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import { mapped } from "../wire/mapped.ts";
import { namesIn } from "../wire/names.ts";
import { cleanText } from "../wire/text.ts";
import { generalEndpoints } from "./general.endpoints.ts";

/** An alliance with the airlines whose numbers can be given. */
export type Alliance = {
  readonly code: string;
  readonly name: Names;
  readonly airlines: readonly { readonly code: string; readonly name: Names }[];
};

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
        isCurrencyCode(code) ? [{ code, symbol: cleanText(symbol), name: namesIn(names) }] : [],
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
        name: namesIn(names),
        airlines: airlines.map((airline) => ({ code: airline.code, name: namesIn(airline) })),
      })),
    );
  },
});
