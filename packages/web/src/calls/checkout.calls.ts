import { createServerFn } from "@tanstack/react-start";
import { countriesOf } from "../server/general-data.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { cached } from "../server/stores/cached.ts";

const keptForMs = 24 * 60 * 60_000;

/** Countries and frequent-flyer alliances to choose from, in the page's language. A list that could not be had is empty. */
export const readCheckoutOptions = createServerFn().handler(async () => {
  const request = await currentRequest();
  const { context, server, services } = request;
  const { locale } = context.facts;
  const [countries, alliances] = await Promise.all([
    countriesOf(request),
    cached(server.store, "alliances", keptForMs, () => services.general.alliances()),
  ]);
  return {
    countries: countries.ok ? countries.value : [],
    alliances: alliances.ok
      ? alliances.value.map(({ code, name, airlines }) => ({
          code,
          name: name[locale],
          airlines: airlines.map((airline) => airline.name[locale]),
        }))
      : [],
  };
});

export type CheckoutOptions = Awaited<ReturnType<typeof readCheckoutOptions>>;
