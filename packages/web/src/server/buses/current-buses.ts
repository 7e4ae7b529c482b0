import "@tanstack/react-start/server-only";
import { createBusCheckout, createBusGuide, createBusTimetable } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";
import { inOneCurrency } from "./in-one-currency.ts";

/** The buses on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentBuses = async () => {
  const { request, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("app");
  return {
    timetable: inOneCurrency(createBusTimetable({ ...wire, currency }), currency),
    checkout: createBusCheckout(wire),
    guide: createBusGuide({ ...wire, currency }),
  };
};
