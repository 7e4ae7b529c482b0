import { createAuthService, createProfileService, createServiceClient } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openAccountBench, startAt } from "../../testing/account-bench.ts";
import { samplePassword, sampleUsers } from "../accounts/sample-users.ts";

const { PK, SA } = sampleUsers;
const dayMs = 24 * 60 * 60_000;

const begin = () => {
  const bench = openAccountBench();
  const as = (apiToken?: string) => ({
    profile: createProfileService({ client: createServiceClient(bench.reach("app", apiToken)), clock: bench.time }),
  });
  const auth = createAuthService({
    client: createServiceClient(bench.reach("app")),
    clock: bench.time,
    onSession: () => undefined,
  });
  const signIn = () =>
    auth.signIn({ kind: "password", identifier: PK.email, password: samplePassword, remember: false });
  return { bench, nobody: as(), me: as(bench.tokenFor(PK.id)), other: as(bench.tokenFor(SA.id)), signIn };
};

const confirmDeletion = async ({ bench, me }: ReturnType<typeof begin>) => {
  const started = await me.profile.initiateDeletion("sms");
  if (started.type !== "CODE_SENT") throw new Error(started.type);
  const { requestId } = started.challenge;
  const outcome = await me.profile.deletionCodes.verifyCode({
    requestId,
    code: bench.codeFor(PK.phone),
    remember: false,
  });
  return { started, outcome };
};

test("default: reads and changes the signed-in person's particulars", async () => {
  const { me } = begin();
  expect(await me.profile.read()).toMatchObject({ type: "PROFILE", account: { name: PK.name, gender: "female" } });
  const changes = { name: "Ayesha Khan", email: "ayesha.khan@mail.example", birthDate: "1993-04-19" };
  expect(await me.profile.update(changes)).toMatchObject({ type: "PROFILE", account: changes });
  expect(await me.profile.read()).toMatchObject({ account: { ...changes, gender: "female", phone: PK.phone } });
});

test("behavior: wrong and taken values are named", async () => {
  const { me } = begin();
  expect(await me.profile.update({ name: "", email: SA.email, birthDate: "2020-01-01" })).toEqual({
    type: "INVALID",
    fields: { name: { code: "required" }, email: { code: "taken" }, birthDate: { code: "under_age", min: 13 } },
  });
});

test("behavior: nobody signed in, or signed in too long ago, is signed out", async () => {
  const { bench, me, nobody } = begin();
  expect(await nobody.profile.read()).toEqual({ type: "SIGNED_OUT" });
  bench.clock.advance(30 * dayMs);
  expect(await me.profile.read()).toEqual({ type: "SIGNED_OUT" });
});

test("behavior: a confirmed deletion waits thirty days and then happens", async () => {
  const run = begin();
  const { started, outcome } = await confirmDeletion(run);
  expect(started).toMatchObject({ coolDownDays: 30 });
  expect(outcome).toEqual({ type: "VERIFIED", proof: { kind: "deletion", deletesAt: startAt + 30 * dayMs } });
  expect(await run.me.profile.read()).toMatchObject({ account: { deletesAt: startAt + 30 * dayMs } });

  run.bench.clock.advance(30 * dayMs - 1);
  expect(await run.signIn()).toMatchObject({ type: "SIGNED_IN" });
  run.bench.clock.advance(1);
  expect(await run.signIn()).toEqual({ type: "INVALID_CREDENTIALS" });
});

test("behavior: a deletion that is called off never happens", async () => {
  const run = begin();
  await confirmDeletion(run);
  expect(await run.me.profile.keepAccount()).toMatchObject({ type: "PROFILE", account: { deletesAt: null } });
  run.bench.clock.advance(31 * dayMs);
  expect(await run.signIn()).toMatchObject({ type: "SIGNED_IN" });
});

test("behavior: the deletion's code is sent again through its own call", async () => {
  const { bench, me } = begin();
  const started = await me.profile.initiateDeletion("sms");
  const requestId = started.type === "CODE_SENT" ? started.challenge.requestId : "";
  const again = { phone: null, channel: "whatsapp", requestId, reference: null } as const;
  expect(await me.profile.deletionCodes.requestCode(again)).toMatchObject({ type: "RATE_LIMITED" });
  bench.clock.advance(60_000);
  expect(await me.profile.deletionCodes.requestCode(again)).toMatchObject({
    type: "CODE_SENT",
    challenge: { requestId, channel: "whatsapp" },
  });
});

test("behavior: one person's code deletes no other's account", async () => {
  const { bench, me, other } = begin();
  const started = await me.profile.initiateDeletion("sms");
  const requestId = started.type === "CODE_SENT" ? started.challenge.requestId : "";
  const code = bench.codeFor(PK.phone);
  expect(await other.profile.deletionCodes.verifyCode({ requestId, code, remember: false })).toEqual({
    type: "CODE_EXPIRED",
  });
  expect(await other.profile.read()).toMatchObject({ account: { deletesAt: null } });
});
