import {
  connectGeneralData,
  createGeneralDataStore,
  editions,
  type GeneralDataService,
  type GeneralDataView,
  generalDataActors,
  generalDataMachine,
  type Problem,
  type Result,
} from "@safar/engine";
import { useSelector } from "@xstate/react";
import { type Actor, createActor } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { readClientCurrency, readCountries, readCurrencies } from "../../calls/general-data.calls.ts";
import { deviceStorage } from "../device/device-storage.ts";

const unreached = (): { readonly ok: false; readonly error: Problem } => ({ ok: false, error: { kind: "offline" } });

const reached = <Value>(call: Promise<Result<Value, Problem>>): Promise<Result<Value, Problem>> =>
  call.catch(unreached);

const service: GeneralDataService = {
  currencies: () => reached(readCurrencies()),
  clientCurrency: () => reached(readClientCurrency()),
  countries: () => reached(readCountries()),
};

const machine = generalDataMachine.provide({
  actors: generalDataActors({ service, store: createGeneralDataStore(deviceStorage), clock: Date }),
});

let running: Actor<typeof machine> | undefined;

/** One for the document: whatever screen asks first starts it. On the server it never starts, and its lists are empty. */
const generalData = ({ locale, edition }: RequestFacts): Actor<typeof machine> => {
  const actor =
    running ??
    createActor(machine, { input: { locale, saved: null, editionDefault: editions[edition].defaultCurrency } });
  if (typeof document !== "undefined" && running === undefined) {
    running = actor;
    actor.start();
  }
  return actor;
};

/** Currencies and countries as this device knows them: from an earlier visit at once, from the service when those are old. */
export const useGeneralData = (): GeneralDataView => {
  const actor = generalData(useFacts());
  const snapshot = useSelector(actor, (current) => current);
  return connectGeneralData(snapshot, actor.send, Date);
};
