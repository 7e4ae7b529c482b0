import type { SavedTraveller, TravellerDraft } from "../../account/saved-travellers/saved-travellers.service.ts";
import type { RequiredDetails } from "../quote/quote.types.ts";
import type { Passenger, PassengerForm, SaveDue } from "./travellers.types.ts";

export const emptyPassengerForm: PassengerForm = {
  title: "",
  gender: "",
  firstName: "",
  lastName: "",
  isSingleName: false,
  birthDate: "",
  nationality: "",
  documentKind: "",
  documentNumber: "",
  documentIssuedBy: "",
  documentIssuedOn: "",
  documentExpiresOn: "",
  alliance: "",
  frequentFlyerNumber: "",
  tiedTo: "",
  save: false,
  nickname: "",
};

const genderOfTitle = { Mr: "male", "Mrs.": "female", "Miss.": "female" } as const;

/** A title fills in the gender that it usually goes with, and never changes one that was chosen. */
export const changeForm = (form: PassengerForm, values: Partial<PassengerForm>): PassengerForm => {
  const next = { ...form, ...values };
  return next.gender === "" && next.title !== "" ? { ...next, gender: genderOfTitle[next.title] } : next;
};

/** A form filled in from a saved traveller, with the document that is asked for here. */
export const formOfSaved = (
  saved: SavedTraveller,
  { documents }: Pick<RequiredDetails, "documents">,
  form: PassengerForm = emptyPassengerForm,
): PassengerForm => {
  const document = saved.documents.find(({ kind }) => documents.includes(kind)) ?? saved.documents[0];
  return {
    ...form,
    title: saved.title,
    gender: saved.gender,
    firstName: saved.firstName,
    lastName: saved.lastName,
    isSingleName: saved.lastName === "",
    birthDate: saved.birthDate,
    nationality: saved.nationality,
    documentKind: document?.kind ?? "",
    documentNumber: document?.number ?? "",
    documentIssuedBy: document?.issuedBy ?? "",
    documentIssuedOn: document?.issuedOn ?? "",
    documentExpiresOn: document?.expiresOn ?? "",
    alliance: saved.frequentFlyer?.alliance ?? "",
    frequentFlyerNumber: saved.frequentFlyer?.number ?? "",
    nickname: saved.nickname,
  };
};

const draftOf = (passenger: Passenger, form: PassengerForm, saved: SavedTraveller | undefined): TravellerDraft => {
  const { document } = passenger;
  const others = (saved?.documents ?? []).filter(({ kind }) => kind !== document?.kind);
  return {
    nickname: form.nickname.trim() || saved?.nickname || passenger.firstName,
    title: passenger.title,
    gender: passenger.gender,
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    nationality: passenger.nationality || saved?.nationality || "",
    birthDate: passenger.birthDate || saved?.birthDate || "",
    documents: document === null ? others : [...others, document],
    frequentFlyer: passenger.frequentFlyer ?? saved?.frequentFlyer ?? null,
    address: saved?.address ?? null,
    email: saved?.email ?? null,
    phone: saved?.phone ?? null,
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
  passenger: Passenger,
  form: PassengerForm,
  saved: SavedTraveller | undefined,
): SaveDue | null => {
  const draft = draftOf(passenger, form, saved);
  // A traveller is kept with their age, or not at all.
  const isWhole = draft.birthDate !== "";
  if (saved === undefined) return form.save && isWhole ? { kind: "new", passengerId: passenger.id, draft } : null;
  const changes = changesOf(draft, saved);
  return Object.keys(changes).length === 0
    ? null
    : { kind: "changed", passengerId: passenger.id, saved, draft, changes };
};
