import "@tanstack/react-start/server-only";
import { createTrainGuide, createTrainsCheckout, createTrainsFinder } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";

/** Trains on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentTrains = async () => {
  const { request, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("app");
  return {
    finder: createTrainsFinder({ ...wire, currency }),
    checkout: createTrainsCheckout(wire),
    guide: createTrainGuide({ client: wire.client }),
  };
};
