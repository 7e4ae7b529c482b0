import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import { askedOn, isFollower } from "./asked.ts";
import { checkParty, problemsOn } from "./check-party.ts";
import { checkTraveller } from "./check-traveller.ts";
import { emptyTravellerForm, isBlank } from "./empty-form.ts";
import { ownerAmong } from "./owner-among.ts";
import { formOfOwner } from "./owner-form.ts";
import { formOfSaved, saveDueOf } from "./saved-form.ts";
import { changedBy, changeForm, without } from "./traveller-form.ts";
import type {
  PartyContactForm,
  PartyProblems,
  SaveDue,
  SavedListOutcome,
  SaveOutcome,
  SaveRequest,
  TravellerForm,
  TravellersContext,
  TravellersEvent,
  TravellersInput,
  TravellersMeta,
  TravellersOutput,
  TravelParty,
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

/** What somebody is changing is not wrong any more until it is looked at again. */
const forgive = (problems: PartyProblems, travellerId: string, fields: readonly string[]): PartyProblems => ({
  ...problems,
  travellers: { ...problems.travellers, [travellerId]: without(problems.travellers[travellerId] ?? {}, fields) },
});

const noProblems: PartyProblems = { contact: {}, travellers: {} };

const check = ({ forms, contact, ...rules }: TravellersContext) => checkParty(forms, contact, rules);

/** Whoever is booked in somebody else's name is not kept as another person. */
const saveDueIn = (party: TravelParty, context: TravellersContext): readonly SaveDue[] => {
  const { forms, isSignedIn, picked, travellers } = context;
  const followers = new Set(travellers.filter((one) => isFollower(context, forms, one)).map(({ id }) => id));
  const people = isSignedIn ? party.travellers.filter(({ id }) => !followers.has(id)) : [];
  return people.flatMap((one) => saveDueOf(one, forms[one.id] ?? emptyTravellerForm, picked[one.id]) ?? []);
};

/** What has to be settled before the party is complete: whom to keep, one after the other. */
const settle = (context: TravellersContext): Partial<TravellersContext> => {
  const checked = check(context);
  if (!checked.ok) return { problems: checked.error };
  return { problems: noProblems, party: checked.value, saveDue: saveDueIn(checked.value, context), trouble: null };
};

export const initialTravellers = (input: TravellersInput): TravellersContext => ({
  forms: {},
  contact: { email: "", phone: "" },
  picked: {},
  problems: noProblems,
  distinctNames: null,
  ...input,
  saved: [],
  owner: null,
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

/** Whom to save next, as was chosen now or else in the form. */
export const requestOf = ([due]: readonly SaveDue[], as: SaveRequest["as"] | null): SaveRequest => {
  if (due === undefined) throw new Error("There is nobody to save; the chart leads here only with somebody.");
  return { due, as: as ?? due.as };
};

/** Whether it is asked for no more than the account knows: a stay's first guest, or a name in any script. */
const isKnownWhole = ({ asked: { documents, isSpoken }, room }: QuotedTraveller): boolean =>
  room !== undefined || (isSpoken === true && documents.length === 0);

/** Whether a form answers all that is asked of whoever has a place, or shows at a door who they are. */
const isWhole = (context: TravellersContext, traveller: QuotedTraveller, form: TravellerForm): boolean => {
  const adults = context.travellers.filter(({ type }) => type === "adult").map(({ id }) => id);
  return (
    (traveller.place !== undefined || traveller.asked.isSpoken === true) &&
    checkTraveller(form, { ...context, traveller, adults }).ok
  );
};

/** Who books most often leads: the first is the account's owner until something else is said. */
const leadOf = (
  context: TravellersContext,
  { owner, travellers: saved }: Extract<SavedListOutcome, { type: "LISTED" }>,
): Partial<TravellersContext> => {
  const [lead] = context.travellers;
  if (owner == null || lead === undefined) return {};
  const typed = context.forms[lead.id];
  if (typed !== undefined && !isBlank(typed)) return {};
  const known = ownerAmong(saved, owner);
  const form =
    known === null ? formOfOwner(owner, lead.type) : formOfSaved(known, askedOn(context, context.forms, lead));
  if (!isKnownWhole(lead) && !isWhole(context, lead, form)) return {};
  return {
    forms: { ...context.forms, [lead.id]: form },
    ...(known !== null && { picked: { ...context.picked, [lead.id]: known } }),
  };
};

type Change = { readonly travellerId: string; readonly values: Partial<TravellerForm> };
type Pick = { readonly travellerId: string; readonly savedId: string };
type Look = { readonly travellerId: string; readonly field: keyof TravellerForm };

export const travellersSetup = setup({
  types,
  actors: {
    readSaved: fromPromise<SavedListOutcome, { readonly isSignedIn: boolean }>(missing),
    save: fromPromise<SaveOutcome, SaveRequest>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isSaved: outcomeIs<SaveOutcome>("SAVED"),
    isExpected: ({ context }, travellerId: string) => context.travellers.some(({ id }) => id === travellerId),
    isKnown: ({ context }, { travellerId, savedId }: Pick) =>
      context.travellers.some(({ id }) => id === travellerId) && context.saved.some(({ id }) => id === savedId),
    isOwnKnown: ({ context }, travellerId: string) =>
      context.owner !== null && context.travellers.some(({ id }) => id === travellerId),
    isComplete: ({ context }) => check(context).ok,
    /** Somebody new is created; somebody who was picked is updated, or copied. */
    isFitting: ({ context: { saveDue } }, as: SaveRequest["as"]) =>
      (saveDue[0]?.kind === "new") === (as === "create") && saveDue.length > 0,
    isOver: ({ context }, now: EpochMs) => isPast(context.deadline, now),
  },
  actions: {
    keepSaved: assign(({ context }, outcome: SavedListOutcome) => {
      if (outcome.type !== "LISTED") return {};
      const { owner = null, travellers: saved } = outcome;
      const { email, phone } = context.contact;
      // Whoever is signed in is reached where their account says, until they say otherwise.
      const contact = { email: email || (owner?.email ?? ""), phone: phone || (owner?.phone ?? "") };
      return { saved, owner, contact, ...leadOf(context, outcome) };
    }),
    change: assign(({ context }, { travellerId, values }: Change) => {
      const traveller = context.travellers.find(({ id }) => id === travellerId);
      if (traveller === undefined) return {};
      const asked = askedOn(context, context.forms, traveller);
      const form = context.forms[travellerId] ?? emptyTravellerForm;
      return {
        forms: {
          ...context.forms,
          [travellerId]: changeForm(form, values, { asked, type: traveller.type, saved: context.picked[travellerId] }),
        },
        problems: forgive(context.problems, travellerId, changedBy(values)),
      };
    }),
    look: assign(({ context }, { travellerId, field }: Look) => {
      const problem = problemsOn(travellerId, context.forms, context)[field];
      const problems = forgive(context.problems, travellerId, [field]);
      if (problem === undefined) return { problems };
      const own = { ...problems.travellers[travellerId], [field]: problem };
      return { problems: { ...problems, travellers: { ...problems.travellers, [travellerId]: own } } };
    }),
    pick: assign(({ context }, { travellerId, savedId }: Pick) => {
      const saved = context.saved.find(({ id }) => id === savedId);
      const traveller = context.travellers.find(({ id }) => id === travellerId);
      if (saved === undefined || traveller === undefined) return {};
      const form = formOfSaved(saved, askedOn(context, context.forms, traveller), context.forms[travellerId]);
      return {
        forms: { ...context.forms, [travellerId]: form },
        picked: { ...context.picked, [travellerId]: saved },
        problems: { ...context.problems, travellers: { ...context.problems.travellers, [travellerId]: {} } },
      };
    }),
    fillInOwner: assign(({ context }, travellerId: string) => {
      const traveller = context.travellers.find(({ id }) => id === travellerId);
      if (context.owner === null || traveller === undefined) return {};
      const form = formOfOwner(context.owner, traveller.type, context.forms[travellerId]);
      return {
        forms: { ...context.forms, [travellerId]: form },
        picked: Object.fromEntries(Object.entries(context.picked).filter(([id]) => id !== travellerId)),
        problems: { ...context.problems, travellers: { ...context.problems.travellers, [travellerId]: {} } },
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
      return { picked: { ...picked, [due.travellerId]: outcome.traveller }, saveDue: rest, trouble: null };
    }),
    noteTrouble: assign((_, outcome: SaveOutcome) => (outcome.type === "SAVED" ? {} : { trouble: outcome })),
    reportFault: assign({
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "saving the traveller failed", status: 0 } },
    }),
    skip: assign(({ context }) => ({ saveDue: context.saveDue.slice(1), trouble: null })),
    endAs: assign((_, end: TravellersContext["end"]) => ({ end })),
  },
});
