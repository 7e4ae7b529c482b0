import { createSavedTravellersService, createServiceClient } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openAccountBench } from "../../testing/account-bench.ts";
import { sampleUsers } from "../accounts/sample-users.ts";

const { PK, SA } = sampleUsers;

const draft = {
  nickname: "Ammi",
  title: "Mrs.",
  gender: "female",
  firstName: "Shabana",
  lastName: "Siddiqui",
  nationality: "PK",
  birthDate: "1962-07-15",
  documents: [
    { kind: "passport", number: "AB1234567", issuedBy: "PK", issuedOn: "2023-01-05", expiresOn: "2033-01-04" },
  ],
  frequentFlyer: { alliance: "oneworld", number: "QR5551234" },
  address: "14 Sunset Street, Karachi",
  email: "shabana@mail.example",
  phone: "+923001112223",
} as const;

const begin = () => {
  const bench = openAccountBench();
  const as = (apiToken?: string) => createSavedTravellersService(createServiceClient(bench.reach("client", apiToken)));
  return { nobody: as(), me: as(bench.tokenFor(PK.id)), other: as(bench.tokenFor(SA.id)) };
};

test("default: a traveller is saved, read, changed, copied and deleted", async () => {
  const { me } = begin();
  const created = await me.create(draft);
  const id = created.type === "SAVED" ? created.traveller.id : "";
  expect(created).toEqual({ type: "SAVED", traveller: { ...draft, id } });
  expect(await me.read(id)).toEqual({ type: "FOUND", traveller: { ...draft, id } });

  const changed = { ...draft, id, nickname: "Mother" };
  expect(await me.update(changed)).toEqual({ type: "SAVED", traveller: changed });

  const copied = await me.copy(id, { nickname: "Mother 2" });
  const copyId = copied.type === "SAVED" ? copied.traveller.id : "";
  expect(copied).toEqual({ type: "SAVED", traveller: { ...changed, id: copyId, nickname: "Mother 2" } });
  expect(copyId).not.toBe(id);

  expect(await me.delete(id)).toEqual({ type: "DELETED" });
  expect(await me.delete(id)).toEqual({ type: "NOT_FOUND" });
  expect(await me.copy(id, {})).toEqual({ type: "NOT_FOUND" });
});

test.each([
  ["me", ["Ayesha", "Bilal", "Zara"]],
  ["other", ["نورة", "خالد"]],
] as const)("default: the sample user %s has travellers from the start", async (who, nicknames) => {
  const listed = await begin()[who].list();
  expect(listed).toMatchObject({ type: "LISTED", max: 50 });
  expect(listed.type === "LISTED" && listed.travellers.map(({ nickname }) => nickname)).toEqual(nicknames);
});

test("behavior: one person's travellers do not exist for another", async () => {
  const { me, nobody, other } = begin();
  const listed = await me.list();
  const [traveller] = listed.type === "LISTED" ? listed.travellers : [];
  expect(await other.read(traveller?.id ?? "")).toEqual({ type: "NOT_FOUND" });
  expect(traveller && (await other.update(traveller))).toEqual({ type: "NOT_FOUND" });
  expect(await other.delete(traveller?.id ?? "")).toEqual({ type: "NOT_FOUND" });
  expect(await nobody.list()).toEqual({ type: "SIGNED_OUT" });
});

test("behavior: wrong fields are named, whether the shape or the rule is broken", async () => {
  const { me } = begin();
  const broken = { ...draft, nickname: " ", firstName: "شبانة", birthDate: "2999-01-01", email: "x" };
  expect(await me.create(broken)).toEqual({
    type: "INVALID",
    fields: {
      nickname: { code: "required" },
      firstName: { code: "latin_only" },
      birthDate: { code: "invalid_date" },
      email: { code: "invalid_email" },
    },
  });
  expect(await me.create({ ...draft, nationality: "Pakistan" })).toEqual({
    type: "INVALID",
    fields: { nationality: { code: "required" } },
  });
});

test("behavior: fifty are the most", async () => {
  const { me } = begin();
  for (let count = 3; count < 50; count++) {
    expect(await me.create(draft)).toMatchObject({ type: "SAVED" });
  }
  expect(await me.create(draft)).toEqual({ type: "FULL", max: 50 });
});
