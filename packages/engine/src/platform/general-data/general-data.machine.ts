import { withOutput } from "../../kernel/flow/with-output.ts";
import { generalDataSetup, needsOf } from "./general-data.setup.ts";

/** Currencies and countries: from the device at once, from the service when missing or old, never in the way of a page. */
export const generalDataMachine = generalDataSetup.createMachine({
  id: "generalData",
  context: ({ input }) => ({ ...input, reported: null, currencies: null, countries: null, now: 0 }),
  initial: "readingDevice",
  on: {
    "language.changed": { guard: "isAnotherLanguage", target: ".readingDevice", reenter: true, actions: "speak" },
    "currency.changed": { actions: "save" },
  },
  states: {
    readingDevice: {
      tags: "busy",
      meta: { resume: "restart" },
      invoke: {
        src: "readDevice",
        input: ({ context }) => context.locale,
        onDone: { target: "checkingAge", actions: withOutput("takeDevice") },
        onError: { target: "loading" },
      },
    },
    checkingAge: {
      meta: { resume: "restart" },
      always: [{ guard: "isComplete", target: "settled" }, { target: "loading" }],
    },
    loading: {
      tags: "busy",
      meta: { resume: "restart" },
      invoke: {
        src: "fetchGeneralData",
        input: ({ context }) => needsOf(context),
        onDone: { target: "settled", actions: withOutput("takeAnswer") },
        onError: { target: "settled" },
      },
    },
    // What failed stays missing or old, and is asked for again with the next refresh.
    settled: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "generalData.refresh": { target: "checkingAge", actions: "noteTime" },
        RESUME: { target: "checkingAge", actions: "noteTime" },
      },
    },
  },
});
