import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import type { QuantityChoiceEvent, QuantityChoiceInput } from "../../booking/quantities/quantity-choice.types.ts";
import { sampleOffer, searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import {
  eventsInputs,
  passesOutcomes,
  passOutputs,
  passPriceOutcomes,
  sampleEventsSearch,
  sampleEventsSetting,
} from "./events.fixtures.ts";
import { eventsMachine } from "./events.machine.ts";
import { passChoiceMachine } from "./pass-choice.ts";

/** For path generation: every event and every outcome as data. */
export const eventsModel = {
  id: "events",
  machine: eventsMachine,
  input: eventsInputs.search,
  inputs: eventsInputs,
  events: walkEvents([sampleEventsSearch, "to=2020-01-01"], sampleEventsSetting),
  outcomes: { search: searchOutputs, choice: passOutputs, checkout: checkoutOutputs },
} as const;

const item = sampleOffer;
const chosen = { item, slot: item, quantities: { day: 2 } };

const choices = {
  empty: { item },
  chosen,
  /** More was wanted than there is. */
  cut: { ...chosen, quantities: { day: 4, gone: 1 }, code: "FRIENDS" },
} as const satisfies Record<string, QuantityChoiceInput>;

const choiceEvents = {
  "day.choose": [
    { type: "day.choose", date: "2026-12-04" },
    { type: "day.choose", date: "2026-12-05" },
    { type: "day.choose", date: "2027-12-05" },
  ],
  "slot.choose": [
    { type: "slot.choose", slot: item },
    { type: "slot.choose", slot: "none" },
  ],
  "quantity.step": [
    { type: "quantity.step", item: "day", way: "more" },
    { type: "quantity.step", item: "day", way: "fewer" },
  ],
  "quantity.set": [{ type: "quantity.set", item: "day", quantity: 2 }],
  "answer.change": [{ type: "answer.change", question: "diet", answer: "none" }],
  "code.submit": [
    { type: "code.submit", code: "FRIENDS" },
    { type: "code.submit", code: " " },
  ],
  "choice.hinted": [{ type: "choice.hinted" }],
  "choice.submit": [{ type: "choice.submit" }],
  "choice.reload": [{ type: "choice.reload" }],
  "search.refresh": [{ type: "search.refresh" }],
  "search.edit": [{ type: "search.edit" }],
  "flow.back": [{ type: "flow.back" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies {
  readonly [Type in QuantityChoiceEvent["type"]]: readonly Extract<QuantityChoiceEvent, { type: Type }>[];
};

/** When and how many of which, on passes of an event, for path generation: every event and every outcome as data. */
export const quantityChoiceModel = {
  id: "quantityChoice",
  machine: passChoiceMachine,
  input: choices.empty,
  inputs: choices,
  events: choiceEvents,
  outcomes: {
    readChoice: { ...passesOutcomes, offline: passesOutcomes.PROBLEM },
    priceChoice: { ...passPriceOutcomes, offline: passPriceOutcomes.PROBLEM },
    waitUntil: { reached: undefined },
  },
} as const;
