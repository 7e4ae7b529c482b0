import { type CurrencyCode, chooseCurrency, editions } from "@safar/engine";
import type { CurrentRequest } from "./request/current-request.ts";
import { cached } from "./stores/cached.ts";

const keptForMs = 10 * 60_000;

/** The currencies the service offers. */
export const listedCurrencies = ({ server, services }: CurrentRequest) =>
  cached(server.store, "currencies", keptForMs, async () => {
    const answer = await services.general.currencies();
    return answer.ok ? { ok: true, value: [...answer.value] } : answer;
  });

/** The currency the service takes a visitor of this edition to use. */
export const reportedCurrency = ({ context, server, services }: CurrentRequest) =>
  cached(server.store, `client-currency:${context.facts.edition}`, keptForMs, () => services.general.clientCurrency());

/** The countries, named in the language of the page that asks. */
export const countriesOf = ({ context, server, services }: CurrentRequest) => {
  const { locale } = context.facts;
  return cached(server.store, `countries:${locale}`, keptForMs, async () => {
    const answer = await services.general.countries(locale);
    return answer.ok ? { ok: true, value: [...answer.value] } : answer;
  });
};

/** The currencies the service offers, and the one this request's prices are shown in. */
export const currenciesOf = async (request: CurrentRequest) => {
  const { edition } = request.context.facts;
  const [listed, reported] = await Promise.all([listedCurrencies(request), reportedCurrency(request)]);
  const currencies = listed.ok ? listed.value : [];
  const chosen: CurrencyCode = chooseCurrency({
    listed: currencies.map(({ code }) => code),
    saved: request.context.chosen.currency ?? null,
    reported: reported.ok ? reported.value : null,
    editionDefault: editions[edition].defaultCurrency,
  });
  return { currencies, chosen };
};
