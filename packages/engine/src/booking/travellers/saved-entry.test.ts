import { expect, test } from "vitest";
import { beginEntry, changeEntry, checkEntry, endingDocuments, viewOfEntry } from "./saved-entry.ts";
import type { SavedTraveller } from "./saved-travellers.service.ts";

const rules = { dialCode: "92", today: "2026-11-20" };
const cnic = { kind: "cnic", number: "4210112345671", issuedBy: null, issuedOn: null, expiresOn: null } as const;
const passport = {
  kind: "passport",
  number: "AB1234567",
  issuedBy: "PK",
  issuedOn: "2017-01-10",
  expiresOn: "2027-01-09",
} as const;
const bilal: SavedTraveller = {
  id: "1",
  nickname: "Bilal",
  title: "Mr",
  gender: "male",
  firstName: "Bilal",
  lastName: "Siddiqui",
  nationality: "PK",
  birthDate: "1990-08-09",
  documents: [cnic, passport],
  frequentFlyer: null,
  address: null,
  email: "bilal@example.com",
  phone: null,
};

test("default: somebody new is kept with what was typed, the document left out", () => {
  const entry = changeEntry(beginEntry(null), {
    title: "Mrs.",
    firstName: "Sana",
    lastName: "Mir",
    birthDate: "1986-01-05",
    nationality: "PK",
    phone: "0300 1234567",
  });
  expect(entry.form.gender).toBe("female");
  expect(checkEntry(entry, rules)).toMatchObject({
    ok: true,
    value: { nickname: "Sana", title: "Mrs.", documents: [], phone: "+923001234567", email: null },
  });
});

test("default: what is not said is named field by field, and forgiven as it is typed", () => {
  const checked = checkEntry(beginEntry(null), rules);
  if (checked.ok) throw new Error("Nobody was kept.");
  const wrong = { ...beginEntry(null), problems: checked.error };
  expect(Object.keys(viewOfEntry(wrong).problems)).toEqual(
    expect.arrayContaining(["title", "gender", "firstName", "lastName", "birthDate", "nationality"]),
  );
  const { problems } = changeEntry(wrong, { title: "Mr" });
  expect(problems).toMatchObject({ firstName: { code: "required" } });
  expect(problems).not.toHaveProperty("title");
  expect(problems).not.toHaveProperty("gender");
});

test("behavior: another document is kept beside the one that is shown, and one without a number goes", () => {
  const entry = beginEntry(bilal);
  const asCnic = changeEntry(entry, { documentKind: "cnic" });
  expect(asCnic.form.documentNumber).toBe(cnic.number);
  expect(checkEntry(asCnic, rules)).toMatchObject({ ok: true, value: { documents: [passport, cnic] } });
  expect(checkEntry(changeEntry(asCnic, { documentNumber: "" }), rules)).toMatchObject({
    ok: true,
    value: { documents: [passport] },
  });
});

test("behavior: what was saved may be taken away, and an expired passport is kept", () => {
  const expired = { ...bilal, documents: [{ ...passport, expiresOn: "2020-01-09" }] };
  const entry = changeEntry(beginEntry(expired), { email: "" });
  expect(checkEntry(entry, rules)).toMatchObject({ ok: true, value: { email: null, documents: expired.documents } });
});

test("behavior: a foreigner has no CNIC to choose", () => {
  expect(viewOfEntry(changeEntry(beginEntry(bilal), { nationality: "SA" })).asked.documents).not.toContain("cnic");
  expect(viewOfEntry(beginEntry(bilal)).asked.documents).toContain("cnic");
});

test("invariant: a document that ends within half a year is told, and whether it has ended", () => {
  expect(endingDocuments(bilal, "2026-11-20")).toEqual([{ kind: "passport", on: "2027-01-09", isOver: false }]);
  expect(endingDocuments(bilal, "2027-01-09")).toEqual([{ kind: "passport", on: "2027-01-09", isOver: true }]);
  expect(endingDocuments(bilal, "2026-07-09")).toEqual([]);
});
