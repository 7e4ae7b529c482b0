import { expect, test } from "vitest";
import { createMemoryStore } from "../stores/memory-store.ts";
import { createSessions, type Session } from "./session.ts";

const session = (remembered: boolean): Session => ({
  apiToken: "upstream-token",
  user: { uuid: "u-1", name: "Ayesha", email: "ayesha@safar.example", phoneVerified: true },
  remembered,
});

const open = () => {
  const clock = { now: 0 };
  const sessions = createSessions(createMemoryStore(() => clock.now));
  const pass = (days: number) => {
    clock.now += days * 24 * 60 * 60 * 1000;
  };
  return { sessions, pass };
};

test("default: a session is found by its id until it is ended", async () => {
  const { sessions } = open();
  const id = await sessions.start(session(true));
  expect(await sessions.find(id)).toEqual(session(true));
  await sessions.end(id);
  expect(await sessions.find(id)).toBeNull();
});

test("behavior: each sign-in has an id of its own", async () => {
  const { sessions } = open();
  expect(await sessions.start(session(true))).not.toBe(await sessions.start(session(true)));
});

test("behavior: remembered for 30 days, otherwise for one", async () => {
  const { sessions, pass } = open();
  const kept = await sessions.start(session(true));
  const brief = await sessions.start(session(false));
  pass(2);
  expect(await sessions.find(brief)).toBeNull();
  expect(await sessions.find(kept)).not.toBeNull();
  pass(29);
  expect(await sessions.find(kept)).toBeNull();
});

test("behavior: what a session stands for is replaced under its id, for as long as it was kept", async () => {
  const { sessions, pass } = open();
  const renamed = { ...session(true), user: { ...session(true).user, name: "Ayesha Khan" } };
  const id = await sessions.start(session(true));
  await sessions.replace(id, renamed);
  pass(29);
  expect(await sessions.find(id)).toEqual(renamed);
  pass(2);
  expect(await sessions.find(id)).toBeNull();
});

test("behavior: an id nobody gave out finds nothing", async () => {
  expect(await open().sessions.find("guess")).toBeNull();
});
