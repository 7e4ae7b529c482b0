import "@tanstack/react-start/server-only";
import { createEventAsks, createEventsCheckout, createEventsFinder, createEventsGuide } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";

/** Events on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentEvents = async () => {
  const { request, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("app");
  return {
    finder: createEventsFinder({ ...wire, currency }),
    guide: createEventsGuide({ ...wire, currency }),
    checkout: createEventsCheckout(wire),
    asks: createEventAsks(wire),
  };
};
