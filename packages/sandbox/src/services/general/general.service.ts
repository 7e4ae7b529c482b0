import { generalEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { type Alliance, alliances } from "../content/alliances.data.ts";
import { countries } from "../content/countries.data.ts";
import { offeredCurrencies } from "../content/currencies.data.ts";
import { say } from "../content/words.ts";

const wireOf = ({ code, names, airlines }: Alliance) => ({
  code,
  name: names.en,
  name_ar: names.ar,
  airlines: airlines.map((airline) => ({ code: airline.code, name: airline.names.en, name_ar: airline.names.ar })),
});

/** Currencies, countries and alliances. */
export const generalService = defineService({
  endpoints: generalEndpoints,
  handlers: {
    supportedCurrencies: () => ({
      currencies: offeredCurrencies.map(({ code, symbol, names: { en, ar } }) => ({
        code,
        symbol,
        name: en,
        name_ar: ar,
      })),
    }),
    clientCurrency: (call) => ({ client_currency: editionCurrency[call.country] }),
    countries: (call) => {
      const named = countries.map(({ iso, names, dialCode }) => ({ iso, name: say(call, names), dial_code: dialCode }));
      const { compare } = new Intl.Collator(call.locale);
      return { countries: named.toSorted((one, other) => compare(one.name, other.name)) };
    },
    alliances: () => ({ alliances: alliances.map(wireOf) }),
  },
});
