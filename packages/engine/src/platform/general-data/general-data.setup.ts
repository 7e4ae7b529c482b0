import { assign, fromPromise, setup } from "xstate";
import { isStale } from "../../kernel/device-cache.ts";
import type { Locale } from "../../kernel/edition.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Result } from "../../kernel/result.ts";
import type { GeneralDataStore } from "./general-data.store.ts";
import {
  type DeviceAnswer,
  type GeneralDataAnswer,
  type GeneralDataContext,
  type GeneralDataEvent,
  type GeneralDataInput,
  type GeneralDataNeeds,
  type GeneralDataService,
  generalDataMaxAgeMs,
} from "./general-data.types.ts";

const types: {
  readonly context?: GeneralDataContext;
  readonly events?: GeneralDataEvent;
  readonly input?: GeneralDataInput;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

const valueOf = <Value>(result: Result<Value, Problem> | null): Value | null =>
  result?.ok === true ? result.value : null;

/** The actors over the ports: `generalDataMachine.provide({ actors: generalDataActors(ports) })`. */
export const generalDataActors = (ports: {
  readonly service: GeneralDataService;
  readonly store: GeneralDataStore;
  readonly clock: Pick<Clock, "now">;
}) => ({
  readDevice: fromPromise<DeviceAnswer, Locale>(async ({ input }) => ({
    ...(await ports.store.read(input)),
    at: ports.clock.now(),
  })),
  fetchGeneralData: fromPromise<GeneralDataAnswer, GeneralDataNeeds>(async ({ input }) => {
    const [currencies, countries, clientCurrency] = await Promise.all([
      input.currencies ? ports.service.currencies() : null,
      input.countries ? ports.service.countries(input.locale) : null,
      input.clientCurrency ? ports.service.clientCurrency() : null,
    ]);
    const answer: GeneralDataAnswer = {
      currencies: valueOf(currencies),
      countries: valueOf(countries),
      clientCurrency: valueOf(clientCurrency),
      at: ports.clock.now(),
    };
    await ports.store.write(input.locale, answer);
    return answer;
  }),
});

const isOld = (held: { readonly at: number } | null, now: number): boolean =>
  held === null || isStale(held.at, now, generalDataMaxAgeMs);

/** What must be asked of the service: lists that are missing or old, and the client's currency while no choice is saved. */
export const needsOf = ({
  locale,
  currencies,
  countries,
  saved,
  reported,
  now,
}: GeneralDataContext): GeneralDataNeeds => ({
  locale,
  currencies: isOld(currencies, now),
  countries: isOld(countries, now),
  clientCurrency: saved === null && reported === null,
});

export const generalDataSetup = setup({
  types,
  actors: {
    /** Both supplied by `generalDataActors`. */
    readDevice: fromPromise<DeviceAnswer, Locale>(() => Promise.resolve({ currencies: null, countries: null, at: 0 })),
    fetchGeneralData: fromPromise<GeneralDataAnswer, GeneralDataNeeds>(() =>
      Promise.resolve({ currencies: null, countries: null, clientCurrency: null, at: 0 }),
    ),
  },
  guards: {
    isComplete: ({ context }) => {
      const { currencies, countries, clientCurrency } = needsOf(context);
      return !currencies && !countries && !clientCurrency;
    },
    isAnotherLanguage: ({ context, event }) => event.type === "language.changed" && event.locale !== context.locale,
  },
  actions: {
    speak: assign({
      locale: ({ context, event }) => (event.type === "language.changed" ? event.locale : context.locale),
      // Names in the other language are worse than none.
      countries: null,
    }),
    noteTime: assign({ now: ({ context, event }) => ("now" in event ? event.now : context.now) }),
    save: assign({
      saved: ({ context, event }) => (event.type === "currency.changed" ? event.code : context.saved),
    }),
    takeDevice: assign(({ context }, answer: DeviceAnswer) => ({
      currencies: answer.currencies ?? context.currencies,
      countries: answer.countries,
      now: answer.at,
    })),
    takeAnswer: assign(({ context }, answer: GeneralDataAnswer) => ({
      currencies: answer.currencies === null ? context.currencies : { value: answer.currencies, at: answer.at },
      countries: answer.countries === null ? context.countries : { value: answer.countries, at: answer.at },
      reported: answer.clientCurrency ?? context.reported,
      now: answer.at,
    })),
  },
});
