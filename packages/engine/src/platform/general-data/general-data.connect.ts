import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { Clock } from "../../kernel/ports.ts";
import { type Currency, chooseCurrency } from "../currency/currency.ts";
import type { generalDataMachine } from "./general-data.machine.ts";
import type { Country } from "./general-data.types.ts";

type Snapshot = SnapshotFrom<typeof generalDataMachine>;
type Send = ActorRefFrom<typeof generalDataMachine>["send"];

export type GeneralDataView = {
  /** True while lists are on their way; what an earlier visit left is shown meanwhile. */
  readonly busy: boolean;
  /** What prices are shown in. Before the first answer it is what the device and the edition allow. */
  readonly currency: CurrencyCode;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  readonly commands: { readonly refresh?: () => void };
};

/** What a screen needs to know and may do. Make it once for each snapshot. */
export const connectGeneralData = (snapshot: Snapshot, send: Send, clock: Pick<Clock, "now">): GeneralDataView => {
  const { currencies, countries, saved, reported, editionDefault } = snapshot.context;
  const listed = currencies?.value ?? [];
  return {
    busy: snapshot.hasTag("busy"),
    currency: chooseCurrency({ listed: listed.map(({ code }) => code), saved, reported, editionDefault }),
    currencies: listed,
    countries: countries?.value ?? [],
    commands: snapshot.hasTag("stable")
      ? { refresh: () => send({ type: "generalData.refresh", now: clock.now() }) }
      : {},
  };
};
