import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { TravelDocument } from "../../kernel/person.ts";
import type { AskedDetails, TravellerType } from "../quote/quoted-traveller.types.ts";
import { hasPlaceFor } from "./asked.ts";
import type { SavedTraveller } from "./saved-travellers.service.ts";
import { genderOfTitle, titleOfGender } from "./titles.ts";
import type { TravellerForm } from "./travellers.types.ts";

const noDocument = {
  documentKind: "",
  documentNumber: "",
  documentIssuedBy: "",
  documentIssuedOn: "",
  documentExpiresOn: "",
} as const;

/** A document that only another offer took is out of the way here, and there again for whoever goes back to that offer. */
export const withFittingDocument = (form: TravellerForm, { documents }: AskedDetails): TravellerForm =>
  form.documentKind === "" || documents.length === 0 || documents.includes(form.documentKind)
    ? form
    : { ...form, ...noDocument };

const documentFields = [
  "documentKind",
  "documentNumber",
  "documentIssuedBy",
  "documentIssuedOn",
  "documentExpiresOn",
] as const satisfies readonly (keyof TravellerForm)[];

const isOfDocument = (field: string): boolean => documentFields.some((one) => one === field);

export const without = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> => {
  const kept: Partial<Values> = { ...values };
  for (const field of fields) if (field in kept) Reflect.deleteProperty(kept, field);
  return kept;
};

/** What was changed, and what changes along with it. */
export const changedBy = (values: Partial<TravellerForm>): readonly string[] => {
  const { documentKind, gender, nationality, title } = values;
  return [
    ...Object.keys(values),
    ...(nationality === undefined ? [] : ["documentIssuedBy"]),
    ...(title === undefined && gender === undefined ? [] : ["title", "gender"]),
    ...(documentKind === undefined ? [] : documentFields),
  ];
};

/** As long as many countries want a document to be good for. */
export const sixMonthsAfter = (day: CalendarDate): CalendarDate => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + 6;
  const month = String((months % 12) + 1).padStart(2, "0");
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${month}-${day.slice(8)}`;
};

type Kind = TravelDocument["kind"];

/** A document as it is typed; of none at most the country that it will be of. */
export const documentFormOf = (document: TravelDocument | undefined, issuer = "") =>
  document === undefined
    ? { ...noDocument, documentIssuedBy: issuer }
    : {
        documentKind: document.kind,
        documentNumber: document.number,
        documentIssuedBy: document.issuedBy ?? "",
        documentIssuedOn: document.issuedOn ?? "",
        documentExpiresOn: document.expiresOn ?? "",
      };

/** Another kind of document is another document: what was typed of the one before it is not part of it, what was saved of it is. */
const withDocumentOf = (form: TravellerForm, kind: Kind | "", saved: SavedTraveller | undefined): TravellerForm =>
  kind === form.documentKind
    ? form
    : { ...form, ...documentFormOf(saved?.documents.find((one) => one.kind === kind)), documentKind: kind };

/** The form before a document is typed in it. Where only one kind is taken, it is that one, and stays it on other journeys. */
const readyForDocument = (form: TravellerForm, asked: AskedDetails): TravellerForm => {
  const [only] = asked.documents.length === 1 ? asked.documents : [];
  const fitting = withFittingDocument(form, asked);
  return fitting.documentKind === "" && only !== undefined ? { ...fitting, documentKind: only } : fitting;
};

/** Title and gender agree: whichever was said last, the other one follows. */
const withTitleAndGender = (
  form: TravellerForm,
  values: Partial<TravellerForm>,
  type: TravellerType,
): TravellerForm => {
  const { title, gender } = form;
  if (values.title !== undefined && title !== "") return { ...form, gender: values.gender || genderOfTitle[title] };
  return values.gender !== undefined && gender !== "" ? { ...form, title: titleOfGender(gender, type, title) } : form;
};

/** A passport is most often of its holder's own country: so it is taken to be until something else is said. */
const withIssuer = (form: TravellerForm, values: Partial<TravellerForm>, before: TravellerForm): TravellerForm => {
  const isSaid = form.documentIssuedBy !== "" && form.documentIssuedBy !== before.nationality;
  if (form.documentKind !== "" && form.documentKind !== "passport") return form;
  const follows = (values.nationality !== undefined || values.documentKind !== undefined) && !isSaid;
  return follows && values.documentIssuedBy === undefined ? { ...form, documentIssuedBy: form.nationality } : form;
};

/** Whose form it is. */
export type FormOwner = {
  readonly asked: AskedDetails;
  readonly type: TravellerType;
  readonly saved: SavedTraveller | undefined;
};

/** What was typed takes its place, and what depends on it follows. */
export const changeForm = (
  form: TravellerForm,
  values: Partial<TravellerForm>,
  { asked, type, saved }: FormOwner,
): TravellerForm => {
  const isDocument = Object.keys(values).some(isOfDocument);
  const ready = isDocument ? readyForDocument(form, asked) : form;
  const before = values.documentKind === undefined ? ready : withDocumentOf(ready, values.documentKind, saved);
  const changed = withTitleAndGender({ ...before, ...values }, values, type);
  return hasPlaceFor(asked, "documentIssuedBy") ? withIssuer(changed, values, form) : changed;
};

/** The saved document that is taken here. */
export const fittingDocument = (
  { documents }: Pick<SavedTraveller, "documents">,
  asked: Pick<AskedDetails, "documents">,
): TravelDocument | undefined => documents.find(({ kind }) => asked.documents.includes(kind));
