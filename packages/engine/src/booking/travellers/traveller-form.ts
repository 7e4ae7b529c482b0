import type { AskedDetails, TravellerField } from "../quote/quoted-traveller.types.ts";
import { isAskedFor } from "./asked.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import type { SavedTraveller, TravellerDraft } from "./saved-travellers.service.ts";
import type { SaveDue, Traveller, TravellerForm } from "./travellers.types.ts";

const genderOfTitle = { Mr: "male", "Mrs.": "female", "Miss.": "female" } as const;

const noDocument = {
  documentKind: "",
  documentNumber: "",
  documentIssuedBy: "",
  documentIssuedOn: "",
  documentExpiresOn: "",
} as const;

/** A document that only another offer took is out of the way here, and there again for whoever goes back to that offer. */
export const withFittingDocument = (form: TravellerForm, { documents }: AskedDetails): TravellerForm =>
  form.documentKind === "" || documents.includes(form.documentKind) ? form : { ...form, ...noDocument };

const isOfDocument = (field: string): boolean => field.startsWith("document");

/**
 * A title fills in the gender that it usually goes with, and never changes one that was chosen. A document that is typed takes the
 * place of one that is not taken here.
 */
export const changeForm = (form: TravellerForm, values: Partial<TravellerForm>, asked: AskedDetails): TravellerForm => {
  const isDocument = Object.keys(values).some(isOfDocument);
  const next = { ...(isDocument ? withFittingDocument(form, asked) : form), ...values };
  return next.gender === "" && next.title !== "" ? { ...next, gender: genderOfTitle[next.title] } : next;
};

const documentOf = (saved: SavedTraveller, { documents }: AskedDetails) => {
  const document = saved.documents.find(({ kind }) => documents.includes(kind));
  return document === undefined
    ? noDocument
    : {
        documentKind: document.kind,
        documentNumber: document.number,
        documentIssuedBy: document.issuedBy ?? "",
        documentIssuedOn: document.issuedOn ?? "",
        documentExpiresOn: document.expiresOn ?? "",
      };
};

/** A form filled in from a saved traveller, with the document that is asked for here. */
export const formOfSaved = (
  saved: SavedTraveller,
  asked: AskedDetails,
  form: TravellerForm = emptyTravellerForm,
): TravellerForm => ({
  ...form,
  title: saved.title,
  gender: saved.gender,
  firstName: saved.firstName,
  lastName: saved.lastName,
  isSingleName: saved.lastName === "",
  fullName: `${saved.firstName} ${saved.lastName}`.trim(),
  birthDate: saved.birthDate,
  nationality: saved.nationality,
  email: saved.email ?? "",
  phone: saved.phone ?? "",
  address: saved.address ?? "",
  ...documentOf(saved, asked),
  alliance: saved.frequentFlyer?.alliance ?? "",
  frequentFlyerNumber: saved.frequentFlyer?.number ?? "",
  nickname: saved.nickname,
});

/** What a saved traveller cannot be without. */
const identity = ["title", "gender", "firstName", "birthDate"] as const satisfies readonly TravellerField[];

/** Whether enough is asked of somebody to keep them for the next booking. */
export const canBeKept = (asked: AskedDetails): boolean => identity.every((field) => isAskedFor(asked, field));

/** Null where neither the form nor a saved traveller says who it is: then nobody can be kept. */
const draftOf = (
  traveller: Traveller,
  form: TravellerForm,
  saved: SavedTraveller | undefined,
): TravellerDraft | null => {
  const { document } = traveller;
  const title = traveller.title ?? saved?.title;
  const gender = traveller.gender ?? saved?.gender;
  const birthDate = traveller.birthDate || (saved?.birthDate ?? "");
  if (title === undefined || gender === undefined || birthDate === "") return null;
  const others = (saved?.documents ?? []).filter(({ kind }) => kind !== document?.kind);
  const names = traveller.firstName === "" && saved !== undefined ? saved : traveller;
  return {
    nickname: form.nickname.trim() || saved?.nickname || names.firstName,
    title,
    gender,
    firstName: names.firstName,
    lastName: names.lastName,
    nationality: traveller.nationality || saved?.nationality || "",
    birthDate,
    documents: document === null ? others : [...others, document],
    frequentFlyer: traveller.frequentFlyer ?? saved?.frequentFlyer ?? null,
    address: traveller.address || (saved?.address ?? null),
    email: traveller.email || (saved?.email ?? null),
    phone: traveller.phone || (saved?.phone ?? null),
  };
};

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const byKind = (draft: TravellerDraft): TravellerDraft => ({
  ...draft,
  documents: draft.documents.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
});

const changesOf = (draft: TravellerDraft, saved: SavedTraveller): Partial<TravellerDraft> => {
  const before: Readonly<Record<string, unknown>> = byKind(saved);
  return Object.fromEntries(
    Object.entries(byKind(draft)).filter(([field, value]) => inOrder(value) !== inOrder(before[field])),
  );
};

/** Whom to keep: somebody new when that was asked for, and a saved traveller whose details were changed. */
export const saveDueOf = (
  traveller: Traveller,
  form: TravellerForm,
  saved: SavedTraveller | undefined,
): SaveDue | null => {
  const draft = draftOf(traveller, form, saved);
  if (draft === null) return null;
  if (saved === undefined) return form.save ? { kind: "new", travellerId: traveller.id, draft } : null;
  const changes = changesOf(draft, saved);
  return Object.keys(changes).length === 0
    ? null
    : { kind: "changed", travellerId: traveller.id, saved, draft, changes };
};
