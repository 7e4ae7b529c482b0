import type { Migration } from "../../kernel/flow/kept-flow.ts";
import { emptyTravellerForm } from "../travellers/empty-form.ts";

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const recordsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const names: Readonly<Record<string, string>> = {
  passengers: "travellers",
  passengerId: "travellerId",
  passengerIds: "travellerIds",
};

/** What was not asked of anybody then, in the order in which a traveller's answers stand. */
const answersOf = ({ id, type, title, gender, firstName, lastName, birthDate, nationality, ...rest }: Fields) => ({
  id,
  type,
  title,
  gender,
  firstName,
  lastName,
  fullName: "",
  birthDate,
  age: null,
  nationality,
  email: "",
  phone: "",
  address: "",
  licenceNumber: "",
  ...rest,
});

/** What was asked of everybody of a type stands with each of them now. */
const askedOf = ({ type }: Fields, required: readonly Fields[]) => {
  const { fields = [], documents = [] } = required.find((one) => one["type"] === type) ?? {};
  const isFlyer = Array.isArray(fields) && fields.includes("birthDate") && type !== "infant";
  return { fields, ...(isFlyer ? { optional: ["frequentFlyerNumber"] } : {}), documents };
};

/** Whoever asks who travels has their forms beside them. */
const isParty = (value: Fields): boolean =>
  "contact" in value && !("forms" in value) && Array.isArray(value["passengers"]);
const isForms = (key: string, value: unknown): value is Fields => key === "forms" && isRecord(value);

const formsOf = (forms: Fields): Fields =>
  Object.fromEntries(
    Object.entries(forms).map(([id, form]) => [id, isRecord(form) ? { ...emptyTravellerForm, ...form } : form]),
  );

/** The quote, or whoever asks who travels: both said apart what is asked. */
const declared = (value: Fields): Fields => {
  const { requiredDetails, ...rest } = value;
  const isAsking = "forms" in value && "required" in value;
  if (requiredDetails === undefined && !isAsking) return value;
  const required = recordsIn(requiredDetails ?? value["required"]);
  const { required: _, ...asking } = rest;
  const passengers = recordsIn(value["passengers"]).map((one) => ({ ...one, asked: askedOf(one, required) }));
  return { ...(isAsking ? asking : rest), passengers };
};

const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (!isRecord(value)) return value;
  const now = isParty(value)
    ? { ...value, passengers: recordsIn(value["passengers"]).map(answersOf) }
    : declared(value);
  return Object.fromEntries(
    Object.entries(now).map(([key, inner]) => [
      names[key] ?? key,
      renamed(isForms(key, inner) ? formsOf(inner) : inner),
    ]),
  );
};

/** Whoever a price is for was a passenger once, asked for what everybody of their age was asked for. */
export const fromPassengers: Migration = (snapshot) => (isRecord(snapshot) ? renamed(snapshot) : undefined);
