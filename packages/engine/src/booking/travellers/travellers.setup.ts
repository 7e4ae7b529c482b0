import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { outcomeIs, unprovided } from "../unprovided.ts";
import { checkParty, rulesFor } from "./check-party.ts";
import { checkPassenger } from "./check-passenger.ts";
import { changeForm, emptyPassengerForm, formOfSaved, saveDueOf } from "./passenger-form.ts";
import type {
  PartyContactForm,
  PartyProblems,
  PassengerForm,
  SavedListOutcome,
  SaveOutcome,
  SaveRequest,
  TravellersContext,
  TravellersEvent,
  TravellersInput,
  TravellersMeta,
  TravellersOutput,
} from "./travellers.types.ts";

const types: {
  readonly context?: TravellersContext;
  readonly events?: TravellersEvent;
  readonly input?: TravellersInput;
  readonly output?: TravellersOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: TravellersMeta;
} = {};

const missing = unprovided("travellersMachine");

const without = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> => {
  const kept: Partial<Values> = { ...values };
  for (const field of fields) if (field in kept) Reflect.deleteProperty(kept, field);
  return kept;
};

/** What somebody is changing is not wrong any more until it is looked at again. */
const forgive = (problems: PartyProblems, passengerId: string, fields: readonly string[]): PartyProblems => ({
  ...problems,
  passengers: { ...problems.passengers, [passengerId]: without(problems.passengers[passengerId] ?? {}, fields) },
});

const noProblems: PartyProblems = { contact: {}, passengers: {} };

const check = ({ forms, contact, ...rules }: TravellersContext) => checkParty(forms, contact, rules);

/** What has to be settled before the party is complete: whom to keep, one after the other. */
const settle = (context: TravellersContext): Partial<TravellersContext> => {
  const checked = check(context);
  if (!checked.ok) return { problems: checked.error };
  const saveDue = context.isSignedIn
    ? checked.value.passengers.flatMap((passenger) => {
        const form = context.forms[passenger.id] ?? emptyPassengerForm;
        return saveDueOf(passenger, form, context.picked[passenger.id]) ?? [];
      })
    : [];
  return { problems: noProblems, party: checked.value, saveDue, trouble: null };
};

export const initialTravellers = (input: TravellersInput): TravellersContext => ({
  forms: {},
  contact: { email: "", phone: "" },
  picked: {},
  problems: noProblems,
  distinctNames: null,
  ...input,
  saved: [],
  saveDue: [],
  trouble: null,
  party: null,
  end: "BACK",
});

export const outputOf = ({ contact, end, forms, party, picked }: TravellersContext): TravellersOutput => {
  const draft = { forms, contact, picked };
  return end === "COMPLETED" && party !== null
    ? { type: "COMPLETED", party, draft }
    : { type: end === "DEADLINE" ? "DEADLINE" : "BACK", draft };
};

type Change = { readonly passengerId: string; readonly values: Partial<PassengerForm> };
type Pick = { readonly passengerId: string; readonly travellerId: string };
type Look = { readonly passengerId: string; readonly field: keyof PassengerForm };

export const travellersSetup = setup({
  types,
  actors: {
    readSaved: fromPromise<SavedListOutcome, { readonly isSignedIn: boolean }>(missing),
    save: fromPromise<SaveOutcome, SaveRequest>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isListed: outcomeIs<SavedListOutcome>("LISTED"),
    isSaved: outcomeIs<SaveOutcome>("SAVED"),
    isExpected: ({ context }, passengerId: string) => context.passengers.some(({ id }) => id === passengerId),
    isKnown: ({ context }, { passengerId, travellerId }: Pick) =>
      context.passengers.some(({ id }) => id === passengerId) && context.saved.some(({ id }) => id === travellerId),
    isComplete: ({ context }) => check(context).ok,
    isSaveDue: ({ context }) => context.saveDue.length > 0,
    /** Somebody new is created; somebody who was picked is updated, or copied. */
    isFitting: ({ context: { saveDue } }, as: SaveRequest["as"]) =>
      (saveDue[0]?.kind === "new") === (as === "create") && saveDue.length > 0,
    isOver: ({ context }, now: EpochMs) => isPast(context.deadline, now),
  },
  actions: {
    keepSaved: assign((_, outcome: SavedListOutcome) =>
      outcome.type === "LISTED" ? { saved: outcome.travellers } : {},
    ),
    change: assign(({ context: { forms, problems } }, { passengerId, values }: Change) => ({
      forms: { ...forms, [passengerId]: changeForm(forms[passengerId] ?? emptyPassengerForm, values) },
      problems: forgive(problems, passengerId, Object.keys(values)),
    })),
    look: assign(({ context }, { passengerId, field }: Look) => {
      const passenger = context.passengers.find(({ id }) => id === passengerId);
      if (passenger === undefined) return {};
      const checked = checkPassenger(context.forms[passengerId] ?? emptyPassengerForm, rulesFor(passenger, context));
      const problem = checked.ok ? undefined : checked.error[field];
      const problems = forgive(context.problems, passengerId, [field]);
      if (problem === undefined) return { problems };
      const own = { ...problems.passengers[passengerId], [field]: problem };
      return { problems: { ...problems, passengers: { ...problems.passengers, [passengerId]: own } } };
    }),
    pick: assign(({ context }, { passengerId, travellerId }: Pick) => {
      const saved = context.saved.find(({ id }) => id === travellerId);
      const passenger = context.passengers.find(({ id }) => id === passengerId);
      if (saved === undefined || passenger === undefined) return {};
      const { required } = rulesFor(passenger, context);
      const form = formOfSaved(saved, required, context.forms[passengerId]);
      return {
        forms: { ...context.forms, [passengerId]: form },
        picked: { ...context.picked, [passengerId]: saved },
        problems: { ...context.problems, passengers: { ...context.problems.passengers, [passengerId]: {} } },
      };
    }),
    changeContact: assign(({ context: { contact, problems } }, values: Partial<PartyContactForm>) => ({
      contact: { ...contact, ...values },
      problems: { ...problems, contact: without(problems.contact, Object.keys(values)) },
    })),
    settle: assign(({ context }) => settle(context)),
    noteSaved: assign(({ context: { picked, saveDue } }, outcome: SaveOutcome) => {
      const [due, ...rest] = saveDue;
      if (due === undefined || outcome.type !== "SAVED") return {};
      return { picked: { ...picked, [due.passengerId]: outcome.traveller }, saveDue: rest, trouble: null };
    }),
    noteTrouble: assign((_, outcome: SaveOutcome) => (outcome.type === "SAVED" ? {} : { trouble: outcome })),
    reportFault: assign({
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "saving the traveller failed", status: 0 } },
    }),
    skip: assign(({ context }) => ({ saveDue: context.saveDue.slice(1), trouble: null })),
    endAs: assign((_, end: TravellersContext["end"]) => ({ end })),
  },
});
