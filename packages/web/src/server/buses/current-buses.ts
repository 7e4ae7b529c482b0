import "@tanstack/react-start/server-only";
import { createBusCheckout, createBusGuide, createBusTimetable } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentRequest } from "../request/current-request.ts";
import { systemClock } from "../system-clock.ts";
import { inOneCurrency } from "./in-one-currency.ts";

/** The buses on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentBuses = async () => {
  const request = await currentRequest();
  const { facts, session } = request.context;
  const { upstream } = request.server;
  const { chosen: currency } = await currenciesOf(request);
  const client = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken }).app;
  const wire = { client, clock: systemClock, offsetMs: () => upstream.clockOffsetMs("app") };
  return {
    timetable: inOneCurrency(createBusTimetable({ ...wire, currency }), currency),
    checkout: createBusCheckout(wire),
    guide: createBusGuide(client),
  };
};
