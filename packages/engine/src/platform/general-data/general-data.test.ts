import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Locale } from "../../kernel/edition.ts";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { fail, ok } from "../../kernel/result.ts";
import { connectGeneralData } from "./general-data.connect.ts";
import { generalDataMachine } from "./general-data.machine.ts";
import { generalDataActors } from "./general-data.setup.ts";
import { createGeneralDataStore } from "./general-data.store.ts";
import { type GeneralDataService, generalDataMaxAgeMs } from "./general-data.types.ts";

const currencies = (["PKR", "SAR", "USD"] as const).map((code) => ({
  code,
  symbol: code,
  name: { en: code, ar: code },
}));

const upstream = (down: { currencies?: boolean; countries?: boolean; client?: boolean } = {}) => {
  const calls: string[] = [];
  const broken = fail({ kind: "offline" } as const);
  const service: GeneralDataService = {
    currencies: () => {
      calls.push("currencies");
      return Promise.resolve(down.currencies ? broken : ok(currencies));
    },
    clientCurrency: () => {
      calls.push("clientCurrency");
      return Promise.resolve(down.client ? broken : ok("SAR"));
    },
    countries: (locale) => {
      calls.push(`countries.${locale}`);
      const name = locale === "ar" ? "باكستان" : "Pakistan";
      return Promise.resolve(down.countries ? broken : ok([{ code: "PK", name, dialCode: "+92" }]));
    },
  };
  return { service, calls };
};

const deviceOf = (held = new Map<string, string>()): DeviceStorage => ({
  read: (key) => Promise.resolve(held.get(key) ?? null),
  write: (key, value) => Promise.resolve(void held.set(key, value)),
  remove: (key) => Promise.resolve(void held.delete(key)),
});

const start = (options: {
  service: GeneralDataService;
  device?: DeviceStorage;
  now?: number;
  saved?: string | null;
  locale?: Locale;
  editionDefault?: CurrencyCode;
}) => {
  const clock = { at: options.now ?? 1_000, now: () => clock.at };
  const store = createGeneralDataStore(options.device ?? deviceOf());
  const actors = generalDataActors({ service: options.service, store, clock });
  const actor = createActor(generalDataMachine.provide({ actors }), {
    input: {
      locale: options.locale ?? "en",
      saved: options.saved ?? null,
      editionDefault: options.editionDefault ?? "PKR",
    },
  });
  const trace: string[] = [];
  actor.subscribe((snapshot) => trace.push(snapshot.value));
  actor.start();
  const view = () => connectGeneralData(actor.getSnapshot(), (event) => actor.send(event), clock);
  const settled = () => waitFor(actor, (snapshot) => snapshot.hasTag("stable"));
  return { actor, clock, trace, view, settled };
};

test("default: on the first visit all three are loaded and the reported currency is taken", async () => {
  const { service, calls } = upstream();
  const { trace, view, settled } = start({ service });
  expect(view()).toMatchObject({ busy: true, currency: "PKR", countries: [] });
  await settled();
  expect(trace).toEqual(["readingDevice", "loading", "settled"]);
  expect(calls).toEqual(["currencies", "countries.en", "clientCurrency"]);
  expect(view()).toMatchObject({ busy: false, currency: "SAR", countries: [{ code: "PK", name: "Pakistan" }] });
});

test("behavior: a later visit within the age asks only for the client's currency", async () => {
  const device = deviceOf();
  await start({ service: upstream().service, device }).settled();
  const { service, calls } = upstream();
  const visit = start({ service, device, now: 1_000 + generalDataMaxAgeMs - 1 });
  await visit.settled();
  expect(calls).toEqual(["clientCurrency"]);
  const chosen = upstream();
  await start({ service: chosen.service, device, saved: "USD" }).settled();
  expect(chosen.calls).toEqual([]);
});

test("behavior: old lists are shown while new ones load behind", async () => {
  const device = deviceOf();
  await start({ service: upstream().service, device }).settled();
  const visit = start({ service: upstream().service, device, now: 1_000 + generalDataMaxAgeMs, saved: "USD" });
  await waitFor(visit.actor, (snapshot) => snapshot.matches("loading"));
  expect(visit.view()).toMatchObject({ busy: true, currency: "USD", countries: [{ name: "Pakistan" }] });
  await visit.settled();
});

test("behavior: with everything down the app stays usable in the currency of the edition", async () => {
  const { service } = upstream({ currencies: true, countries: true, client: true });
  const { view, settled } = start({ service, saved: "USD", editionDefault: "SAR" });
  await settled();
  expect(view()).toMatchObject({ busy: false, currency: "SAR", currencies: [], countries: [] });
  expect(view().commands.refresh).toBeDefined();
});

test("behavior: what failed is asked for again, and only that", async () => {
  const faults = { countries: true };
  const { service, calls } = upstream(faults);
  const { view, settled, actor } = start({ service });
  await settled();
  calls.length = 0;
  faults.countries = false;
  view().commands.refresh?.();
  await waitFor(actor, (snapshot) => snapshot.context.countries !== null);
  expect(calls).toEqual(["countries.en"]);
});

test("behavior: a change of language loads the countries again, the currencies not", async () => {
  const { service, calls } = upstream();
  const { actor, view, settled } = start({ service });
  await settled();
  calls.length = 0;
  actor.send({ type: "language.changed", locale: "en" });
  expect(calls).toEqual([]);
  actor.send({ type: "language.changed", locale: "ar" });
  expect(view().countries).toEqual([]);
  await settled();
  expect(calls).toEqual(["countries.ar"]);
  expect(view().countries).toMatchObject([{ name: "باكستان" }]);
});

test("behavior: a language that changes while countries load drops the late answer", async () => {
  let finish: (locale: Locale) => void = () => {};
  const { service } = upstream();
  const slow: GeneralDataService = {
    ...service,
    countries: (locale) =>
      locale === "ar"
        ? service.countries(locale)
        : new Promise((resolve) => {
            finish = () => resolve(ok([{ code: "PK", name: "late", dialCode: "+92" }]));
          }),
  };
  const { actor, view, settled } = start({ service: slow });
  await waitFor(actor, (snapshot) => snapshot.matches("loading"));
  actor.send({ type: "language.changed", locale: "ar" });
  finish("en");
  await settled();
  expect(view().countries).toMatchObject([{ name: "باكستان" }]);
});

test("behavior: a choice of currency is kept, and one that is no longer listed is not", async () => {
  const { actor, view, settled } = start({ service: upstream().service });
  await settled();
  actor.send({ type: "currency.changed", code: "USD" });
  expect(view().currency).toBe("USD");
  actor.send({ type: "currency.changed", code: "XXX" });
  expect(view().currency).toBe("SAR");
});

test("behavior: after a restore the age is judged by the new instant", async () => {
  const first = start({ service: upstream().service, saved: "USD" });
  await first.settled();
  const { service, calls } = upstream();
  const store = createGeneralDataStore(deviceOf());
  const actors = generalDataActors({ service, store, clock: { now: () => 1_000 + generalDataMaxAgeMs } });
  const snapshot = JSON.parse(JSON.stringify(first.actor.getPersistedSnapshot()));
  const input = { locale: "en", saved: null, editionDefault: "PKR" } as const;
  const restored = createActor(generalDataMachine.provide({ actors }), { snapshot, input }).start();
  restored.send({ type: "RESUME", now: 1_000 + generalDataMaxAgeMs });
  await waitFor(restored, (state) => state.hasTag("stable"));
  expect(calls).toEqual(["currencies", "countries.en"]);
});
