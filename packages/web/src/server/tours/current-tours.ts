import "@tanstack/react-start/server-only";
import { createToursCheckout, createToursFinder, createToursGuide } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";

/** Tours on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentTours = async () => {
  const { request, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("app");
  return {
    finder: createToursFinder({ ...wire, currency }),
    guide: createToursGuide({ ...wire, currency }),
    checkout: createToursCheckout(wire),
  };
};
