import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { TravelDocument } from "../../kernel/person.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { AskedDetails } from "../quote/quoted-traveller.types.ts";
import { askedOfA } from "./asked.ts";
import { checkTraveller, type TravellerRules } from "./check-traveller.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { draftOf, formOfSaved } from "./saved-form.ts";
import type { SavedTraveller, TravellerDraft } from "./saved-travellers.service.ts";
import { changedBy, changeForm, sixMonthsAfter, without } from "./traveller-form.ts";
import type { TravellerView } from "./travellers.connect.ts";
import type { TravellerForm, TravellerProblems } from "./travellers.types.ts";

/** What is kept of somebody for whatever is booked next. What may stay empty is asked for by some and not by others. */
const kept: AskedDetails = {
  fields: [
    "title",
    "gender",
    "firstName",
    "lastName",
    "birthDate",
    "nationality",
    "documentNumber",
    "documentIssuedBy",
    "documentExpiresOn",
  ],
  optional: ["email", "phone", "address", "frequentFlyerNumber"],
  documents: ["passport", "cnic", "saudi_id"],
};

/** Somebody who is being saved, apart from any booking. */
export type SavedEntry = {
  /** Null of somebody new. */
  readonly saved: SavedTraveller | null;
  readonly form: TravellerForm;
  readonly problems: TravellerProblems;
};

export const beginEntry = (saved: SavedTraveller | null): SavedEntry => ({
  saved,
  form: saved === null ? emptyTravellerForm : formOfSaved(saved, kept),
  problems: {},
});

const askedIn = ({ form }: SavedEntry): AskedDetails => askedOfA(kept, form.nationality);

export const changeEntry = (entry: SavedEntry, values: Partial<TravellerForm>): SavedEntry => ({
  ...entry,
  form: changeForm(entry.form, values, {
    asked: askedIn(entry),
    type: "person",
    saved: entry.saved ?? undefined,
  }),
  problems: without(entry.problems, changedBy(values)),
});

/** What there is to keep, or all that is wrong. Without a number there is no document; one that has expired is kept like any other. */
export const checkEntry = (
  { form, saved }: SavedEntry,
  { dialCode, today }: Pick<TravellerRules, "dialCode" | "today">,
): Result<TravellerDraft, TravellerProblems> => {
  const asked = form.documentNumber.trim() === "" ? { ...kept, documents: [] } : kept;
  const traveller = { id: "", type: "person", asked } as const;
  const checked = checkTraveller(form, { traveller, dialCode, today, lastDay: "0001-01-01", adults: [] });
  if (!checked.ok) return checked;
  const draft = draftOf(checked.value, form, undefined);
  if (draft === null) return fail({ title: { code: "required" } });
  const others = saved?.documents.filter(({ kind }) => kind !== form.documentKind) ?? [];
  return ok({ ...draft, documents: [...others, ...draft.documents] });
};

/** The entry as a traveller of a booking, so that whatever shows one shows it. */
export const viewOfEntry = (entry: SavedEntry): TravellerView => ({
  id: "saved",
  type: "person",
  asked: askedIn(entry),
  form: entry.form,
  problems: entry.problems,
  mayFollowLead: false,
  canBeKept: false,
  warnings: [],
  picked: null,
  isChanged: false,
  isOwner: false,
  candidates: [],
  mayBeOwner: false,
  isComplete: false,
});

export type EndingDocument = Pick<TravelDocument, "kind"> & {
  readonly on: CalendarDate;
  readonly isOver: boolean;
};

/** Documents that are good for less than half a year, which many countries ask for. */
export const endingDocuments = (
  { documents }: Pick<SavedTraveller, "documents">,
  today: CalendarDate,
): readonly EndingDocument[] =>
  documents.flatMap(({ expiresOn: on, kind }) =>
    on !== null && on < sixMonthsAfter(today) ? [{ kind, on, isOver: on <= today }] : [],
  );
