import { type CurrencyCode, chooseCurrency, editions } from "@safar/engine";
import type { CurrentRequest } from "./request/current-request.ts";
import { cached } from "./stores/cached.ts";

const keptForMs = 10 * 60_000;

/** The currencies the service offers, and the one this request's prices are shown in. */
export const currenciesOf = async ({ context, server, services }: CurrentRequest) => {
  const { edition } = context.facts;
  const [listed, reported] = await Promise.all([
    cached(server.store, "currencies", keptForMs, async () => {
      const answer = await services.general.currencies();
      return answer.ok ? { ok: true, value: [...answer.value] } : answer;
    }),
    cached(server.store, `client-currency:${edition}`, keptForMs, () => services.general.clientCurrency()),
  ]);
  const currencies = listed.ok ? listed.value : [];
  const chosen: CurrencyCode = chooseCurrency({
    listed: currencies.map(({ code }) => code),
    saved: context.chosen.currency ?? null,
    reported: reported.ok ? reported.value : null,
    editionDefault: editions[edition].defaultCurrency,
  });
  return { currencies, chosen };
};
