import type { DistinctNames } from "../quote/quoted-traveller.types.ts";
import type { Traveller } from "./travellers.types.ts";

type Named = Pick<Traveller, "id" | "firstName" | "lastName" | "birthDate">;

const nameOf = ({ firstName, lastName, birthDate }: Named, distinct: DistinctNames): string => {
  if (firstName.trim() === "") return "";
  const parts = distinct === "first" ? [firstName] : [firstName, lastName, birthDate];
  return parts.join(" ").toLowerCase().replace(/\s+/g, " ").trim();
};

type Person = { readonly id: string };

/** Who is the same as somebody before them; whoever has nothing to be known by is the same as nobody. */
const sameAs = <Known extends Person>(people: readonly Known[], knownBy: (person: Known) => string) => {
  const seen = new Map<string, string>();
  const same = new Map<string, string>();
  for (const person of people) {
    const sign = knownBy(person);
    const first = seen.get(sign);
    if (sign === "") continue;
    if (first === undefined) seen.set(sign, person.id);
    else same.set(person.id, first);
  }
  return same;
};

/** Whom each person shares a name with that may not come twice, if anybody before them. */
export const twinsOf = (people: readonly Named[], distinct: DistinctNames): ReadonlyMap<string, string> =>
  sameAs(people, (person) => nameOf(person, distinct));

/** Whom each person shares a document with: a document is one person's. */
export const sharedDocuments = (people: readonly Pick<Traveller, "id" | "document">[]): ReadonlyMap<string, string> =>
  sameAs(people, ({ document }) =>
    document === null ? "" : `${document.kind} ${document.issuedBy ?? ""} ${document.number}`,
  );
