import "@tanstack/react-start/server-only";
import { create__Pascal__Checkout, create__Pascal__Finder } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";

/** __Things__ on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const current__Pascal__ = async () => {
  const { request, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("app");
  return { finder: create__Pascal__Finder({ ...wire, currency }), checkout: create__Pascal__Checkout(wire) };
};
