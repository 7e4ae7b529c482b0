import { expect, test } from "vitest";
import { candidatesFor, mayBeOwner } from "./candidates.ts";
import { sampleOwner, sampleSaved, travellersInput } from "./travellers.fixtures.ts";

const grown = { ...sampleSaved, id: "saved-2", firstName: "Bilal", birthDate: "1990-01-01" };
const again = { ...grown, id: "saved-3", firstName: "bilal" };
const saved = [sampleSaved, grown, again];
const [adult] = travellersInput.travellers;
if (adult === undefined) throw new Error("The sample quote has lost its travellers.");
const child = { ...adult, id: "child-1", type: "child" } as const;

const idsFor = (traveller: typeof adult, picked: string | null = null) =>
  candidatesFor(traveller, saved, picked, travellersInput).map(({ id }) => id);

test("default: a traveller may be those of their age, each person once", () => {
  expect(idsFor(adult)).toEqual(["saved-2"]);
  expect(idsFor(child)).toEqual(["saved-1"]);
});

test("behavior: whoever is picked stays, whichever of two records and whatever their age", () => {
  expect(idsFor(adult, "saved-3")).toEqual(["saved-3"]);
  expect(idsFor(child, "saved-2")).toEqual(["saved-1", "saved-2"]);
});

test("behavior: the owner of an account is no child; one whose birthday is not known may be anybody", () => {
  expect(mayBeOwner(adult, sampleOwner, travellersInput)).toBe(true);
  expect(mayBeOwner(child, sampleOwner, travellersInput)).toBe(false);
  expect(mayBeOwner(child, { ...sampleOwner, birthDate: null }, travellersInput)).toBe(true);
  expect(mayBeOwner(adult, null, travellersInput)).toBe(false);
});
