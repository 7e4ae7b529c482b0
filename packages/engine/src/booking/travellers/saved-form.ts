import type { AskedDetails, TravellerField } from "../quote/quoted-traveller.types.ts";
import { isAskedFor } from "./asked.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import type { SavedTraveller, TravellerDraft } from "./saved-travellers.service.ts";
import { documentFormOf, fittingDocument } from "./traveller-form.ts";
import type { SaveDue, Traveller, TravellerForm } from "./travellers.types.ts";

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

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
  ...documentFormOf(fittingDocument(saved, asked), isAskedFor(asked, "documentIssuedBy") ? saved.nationality : ""),
  alliance: saved.frequentFlyer?.alliance ?? "",
  frequentFlyerNumber: saved.frequentFlyer?.number ?? "",
  nickname: saved.nickname,
  save: false,
  asCopy: false,
});

/** Whether the form says something else of a saved traveller than what was saved. */
export const isChanged = (form: TravellerForm, saved: SavedTraveller, asked: AskedDetails): boolean => {
  const { save, asCopy } = form;
  return inOrder({ ...formOfSaved(saved, asked, form), save, asCopy }) !== inOrder(form);
};

/** What a saved traveller cannot be without. */
const identity = ["title", "gender", "firstName", "birthDate"] as const satisfies readonly TravellerField[];

/** Whether enough is asked of somebody to keep them for the next booking. */
export const canBeKept = (asked: AskedDetails): boolean => identity.every((field) => isAskedFor(asked, field));

/** Null where neither the form nor a saved traveller says who it is: then nobody can be kept. */
export const draftOf = (
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

/** Whom to keep where that was asked for: somebody new, or what was changed of a saved traveller. */
export const saveDueOf = (
  traveller: Traveller,
  form: TravellerForm,
  saved: SavedTraveller | undefined,
): SaveDue | null => {
  const draft = form.save ? draftOf(traveller, form, saved) : null;
  if (draft === null) return null;
  if (saved === undefined) return { kind: "new", as: "create", travellerId: traveller.id, draft };
  const changes = changesOf(draft, saved);
  return Object.keys(changes).length === 0
    ? null
    : { kind: "changed", as: form.asCopy ? "copy" : "update", travellerId: traveller.id, saved, draft, changes };
};
