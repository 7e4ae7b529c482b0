import { refuse } from "../../core/service.ts";
import { passesLuhn } from "../../world/check-digit.ts";
import type { OrderTraveller } from "../orders/order.ts";

/** Why a field was refused; `meta.fields` of the refusal maps each wrong field to one of these. */
type Reason =
  | "required"
  | "invalid"
  | "too_short"
  | "wrong_age"
  | "wrong_document"
  | "expired"
  | "expires_before_travel"
  | "duplicate"
  | "not_tied"
  | "unexpected";

export type Complaint = readonly [field: string, reason: Reason];

/** Refuses people whom the supplier would not take, naming every wrong field at once. */
export const insistOn = (complaints: readonly Complaint[]): void => {
  const [first] = complaints;
  if (first === undefined) return;
  throw refuse("validation_failed", {
    status: 422,
    field: first[0],
    message: `${first[0]} is ${first[1].replaceAll("_", " ")}.`,
    meta: { fields: Object.fromEntries(complaints) },
  });
};

/** What is wrong with each of a list of people, by the list's name in the request. */
export const complaintsOfAll = <Person>(
  list: string,
  people: readonly Person[],
  complaintsOf: (person: Person) => readonly Complaint[],
): readonly Complaint[] =>
  people.flatMap((person, index) =>
    complaintsOf(person).map(([field, reason]): Complaint => [`${list}.${index}.${field}`, reason]),
  );

type Named = { readonly first_name: string; readonly last_name: string };

/** Somebody as orders know them. */
export const travellerOf = (
  id: string,
  { email, first_name, last_name }: Named & { readonly email?: string | undefined },
): OrderTraveller => ({
  id,
  firstName: first_name,
  lastName: last_name,
  ...(email === undefined ? {} : { email }),
});

/** What is missing of how somebody is reached, where that is asked for. */
export const reachComplaints = (
  person: Readonly<Partial<Record<"email" | "phone", string | undefined>>>,
  asked: readonly string[],
): readonly Complaint[] =>
  (["email", "phone"] as const).flatMap((field): readonly Complaint[] =>
    asked.includes(field) && person[field] === undefined ? [[field, "required"]] : [],
  );

const shortestName = 2;

const complaintsBy =
  (written: RegExp) =>
  (person: Named): readonly Complaint[] =>
    (["first_name", "last_name"] as const).flatMap((field): readonly Complaint[] => {
      const name = person[field].trim();
      if (!written.test(name)) return [[field, "invalid"]];
      return name.length < shortestName ? [[field, "too_short"]] : [];
    });

/** What carriers and hotels print: Latin letters, space, hyphen and apostrophe. */
export const nameComplaints = complaintsBy(/^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/);

/** What somebody is called, in any script: organisers and guides look at no passport. */
export const spokenComplaints = complaintsBy(/^[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+)*$/u);

const sameness = ({ first_name, last_name, birth_date }: Named & { readonly birth_date: string | null }) =>
  `${first_name} ${last_name} ${birth_date ?? ""}`.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Many here share a first name, so it is the whole name, with the birth date where it is asked for, that may not come twice. */
export const duplicates = (list: string, people: readonly Parameters<typeof sameness>[0][]): readonly Complaint[] => {
  const seen = new Set<string>();
  return people.flatMap((person, index): readonly Complaint[] => {
    const key = sameness(person);
    if (seen.has(key)) return [[`${list}.${index}.first_name`, "duplicate"]];
    seen.add(key);
    return [];
  });
};

/** Refuses a list of people who are not those that are expected, each once. */
export const insistOnParty = (list: string, expected: readonly string[], given: readonly string[]): void => {
  if (JSON.stringify(expected.toSorted()) !== JSON.stringify(given.toSorted())) insistOn([[list, "invalid"]]);
};

type Document = { readonly kind: "cnic" | "saudi_id" | "passport"; readonly number: string };

const patterns = { cnic: /^\d{13}$/, saudi_id: /^[12]\d{9}$/, passport: /^[A-Z0-9]{6,9}$/ } as const;

const isNumber = ({ kind, number }: Document): boolean => {
  const plain = number.replaceAll(/[\s-]/g, "").toUpperCase();
  return patterns[kind].test(plain) && (kind !== "saudi_id" || passesLuhn(plain));
};

type Documented = { readonly document: Document | null; readonly nationality: string };

/** What is wrong with the document that somebody travels with; where none is accepted none is needed. */
export const documentComplaints = (
  { document, nationality }: Documented,
  accepted: readonly string[],
): readonly Complaint[] => {
  if (document === null) return accepted.length > 0 ? [["document.number", "required"]] : [];
  const isAccepted = accepted.length === 0 || accepted.includes(document.kind);
  const isForeign = document.kind === "cnic" && nationality !== "PK";
  if (!isAccepted || isForeign) return [["document.kind", "wrong_document"]];
  return isNumber(document) ? [] : [["document.number", "invalid"]];
};

type Seated = Named & Documented & { readonly pax_id: string; readonly gender: "male" | "female" };

/** One of those whom places were chosen for, and what they may travel with; null where nobody looks at it. */
type Expected = Pick<Seated, "pax_id" | "gender"> & { readonly documents: readonly string[] | null };

/** Refuses others than those whom places were chosen for, and those whom the operator would not let aboard. */
export const insistOnSeated = (list: string, people: readonly Seated[], expected: readonly Expected[]): void => {
  const idsOf = (some: readonly Pick<Seated, "pax_id">[]) => some.map(({ pax_id }) => pax_id);
  insistOnParty(list, idsOf(expected), idsOf(people));
  insistOn(
    complaintsOfAll(list, people, (person) => {
      const known = expected.find(({ pax_id }) => pax_id === person.pax_id);
      const documents = known?.documents ?? null;
      return [
        ...(known?.gender === person.gender ? [] : [["gender", "invalid"] as const]),
        ...nameComplaints(person),
        ...(documents === null ? [] : documentComplaints(person, documents)),
      ];
    }),
  );
};

/** The same of a card that is shown at a door, whose country says enough of whoever has it. */
export const cardComplaints = ({ document }: Pick<Documented, "document">, accepted: readonly string[]) =>
  documentComplaints({ document, nationality: "PK" }, accepted);

/** What doors of a country know: nobody shows a passport to see a film. */
export const doorDocuments = { PK: ["cnic"], SA: ["saudi_id"] } as const;

/** What people of a country travel with, inside it. */
export const localDocuments = { PK: ["cnic", "passport"], SA: ["saudi_id", "passport"] } as const;
