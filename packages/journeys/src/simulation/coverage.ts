import {
  checkoutMachine,
  extrasMachine,
  otpMachine,
  paymentMachine,
  quoteMachine,
  reserveMachine,
  searchMachine,
  travellersMachine,
} from "@safar/engine";
import { createTransitionTable, type TransitionTable } from "@safar/paths";
import { type AnyStateMachine, type AnyTransitionDefinition, type InspectionEvent, StateMachine } from "xstate";
import { errands } from "./errands.ts";
import { isByAimsAlone } from "./verticals.ts";

/** The walks' charts and those of their steps. */
export const simulatedMachines: readonly AnyStateMachine[] = [
  ...Object.values(errands).flatMap(({ machines }) => machines),
  checkoutMachine,
  searchMachine,
  quoteMachine,
  travellersMachine,
  extrasMachine,
  reserveMachine,
  paymentMachine,
  otpMachine,
];

/** How often each thing happened, by its name. */
export type Tally = Record<string, number>;

export const count = (tally: Tally, name: string, by = 1): void => {
  tally[name] = (tally[name] ?? 0) + by;
};

export const addTally = (sum: Tally, part: Tally): void => {
  for (const [name, times] of Object.entries(part)) count(sum, name, times);
};

const machineNames = new Set(simulatedMachines.map(({ id }) => id));
const tables = new WeakMap<AnyStateMachine, TransitionTable>();
/** By where they are defined: each walk has charts of its own, with the same transitions at the same places. */
const names = new Map<string, string>();

const placeOf = (machine: string, definition: AnyTransitionDefinition): string => {
  const { source, eventType } = definition;
  const list = eventType === "" ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${machine} ${source.id} ${eventType} ${list.indexOf(definition)}`;
};

const nameOf = (machine: AnyStateMachine, definition: AnyTransitionDefinition): string => {
  const place = placeOf(machine.id, definition);
  const known = names.get(place);
  if (known !== undefined) return known;
  const name = `${machine.id}: ${tableOf(machine).idOf(definition)}`;
  names.set(place, name);
  return name;
};

const tableOf = (machine: AnyStateMachine): TransitionTable => {
  const known = tables.get(machine);
  if (known !== undefined) return known;
  const table = createTransitionTable(machine);
  tables.set(machine, table);
  return table;
};

/** Counts the states that are entered and the transitions that are taken, of all the charts. */
export const createTracker = (states: Tally, transitions: Tally) => (event: InspectionEvent) => {
  if (event.type !== "@xstate.microstep" || !("logic" in event.actorRef)) return;
  const { logic } = event.actorRef;
  if (!(logic instanceof StateMachine) || !machineNames.has(logic.id)) return;
  // oxlint-disable-next-line no-underscore-dangle -- what XState calls the definitions that a step took
  for (const definition of event._transitions) {
    count(transitions, nameOf(logic, definition));
    // A state that is left at once is seen by what leaves it alone.
    if (definition.source.type === "atomic") count(states, definition.source.id);
  }
  if ("getMeta" in event.snapshot && typeof event.snapshot.getMeta === "function")
    for (const id of Object.keys(event.snapshot.getMeta())) count(states, id);
};

/** A vertical whose people come by its aims alone is not asked for all of its chart: chance has no turns in it. */
const askedMachines = simulatedMachines.filter(
  (machine) =>
    !Object.entries(errands).some(([name, { machines }]) => isByAimsAlone(name) && machines.includes(machine)),
);

/** What chance is not asked for, and why; the flows' own suites take it. */
const notHere: Readonly<Record<string, string>> = {
  "travellers: open.entering details.own [isOwnKnown] → ·": "an account's own particulars are not read in these worlds",
  "cancellation: awaitingDecision travellers.choose [areDivisible] → quoting":
    "some of the travellers are cancelled on a train, and none of those who cancel here has booked one",
  "cancellation: notAllowed travellers.choose [areDivisible] → quoting":
    "some of the travellers are cancelled on a train, and none of those who cancel here has booked one",
  "travellers: open.decidingFavourites flow.back → open.entering":
    "it is there only after a save that failed, and who has failed goes on",
  "cancellation: failed flow.leave → kept":
    "a flight's refund that cannot be asked for is asked for again, by whoever is led there",
  "travellers: open.saving xstate.done.actor.0.travellers.open.saving → open.decidingFavourites":
    "too rare for so few seeds since a save is said in the form: only a full list or a call that failed leads there",
};

/** Every state in which a chart can be, and every transition that it can take. */
export const everything = () => ({
  states: askedMachines.flatMap((machine) =>
    tableOf(machine)
      .states.filter(({ type }) => type === "atomic" || type === "final")
      .map(({ id }) => `${machine.id}.${id}`),
  ),
  transitions: askedMachines
    .flatMap((machine) => tableOf(machine).all.map(({ id }) => `${machine.id}: ${id}`))
    .filter((name) => !Object.hasOwn(notHere, name)),
});
