import { createServerFn } from "@tanstack/react-start";
import { countriesOf, currenciesOf, listedCurrencies, reportedCurrency } from "../server/general-data.ts";
import { currentRequest } from "../server/request/current-request.ts";

/** The currencies on offer and the one that prices are shown in. The list is empty when it could not be had. */
export const readCurrencyChoice = createServerFn().handler(async () => currenciesOf(await currentRequest()));

export const readCurrencies = createServerFn().handler(async () => listedCurrencies(await currentRequest()));

export const readClientCurrency = createServerFn().handler(async () => reportedCurrency(await currentRequest()));

/** The countries of the world, named in the language of the page that asks. */
export const readCountries = createServerFn().handler(async () => countriesOf(await currentRequest()));
