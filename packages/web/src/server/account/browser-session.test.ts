import { describe, expect, test } from "vitest";
import { cookieSecurity } from "../session/cookies.ts";
import { createSessions } from "../session/session.ts";
import { createMemoryStore } from "../stores/memory-store.ts";
import { asSignedIn } from "./as-signed-in.ts";
import { createBrowserSession } from "./browser-session.ts";

const account = {
  id: "u-1",
  name: "Ayesha",
  email: "ayesha@safar.example",
  phone: null,
  gender: null,
  birthDate: null,
  deletesAt: null,
} as const;

const setUp = async () => {
  const sessions = createSessions(createMemoryStore());
  const session = {
    apiToken: "old-token",
    user: { uuid: "u-0", name: "Before", email: "b@b.example", phoneVerified: true },
    remembered: false,
  };
  const sessionId = await sessions.start(session);
  const cookies: string[] = [];
  const browser = createBrowserSession({
    sessions,
    cookies: cookieSecurity("https://safar.example"),
    sessionId,
    session,
    setCookie: (cookie) => cookies.push(cookie),
  });
  const idIn = (cookie = "") => /=([^;]*)/.exec(cookie)?.[1] ?? "";
  return { sessions, session, sessionId, cookies, browser, idIn };
};

describe("createBrowserSession", () => {
  test("default: a sign-in makes a new id, ends the old one, and the cookie holds nothing but the id", async () => {
    const { sessions, sessionId, cookies, browser, idIn } = await setUp();
    await browser.start({ apiToken: "secret-token", account, remember: false });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-safar-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(idIn(cookies[0])).not.toBe(sessionId);
    expect(await sessions.find(sessionId)).toBeNull();
    expect(await sessions.find(idIn(cookies[0]))).toMatchObject({
      apiToken: "secret-token",
      user: { uuid: "u-1", phoneVerified: false },
    });
  });

  test("behavior: a remembered one lasts thirty days", async () => {
    const { cookies, browser } = await setUp();
    await browser.start({ apiToken: "t", account, remember: true });
    expect(cookies[0]).toContain("Max-Age=2592000");
  });

  test("behavior: a change of name is kept under the same id", async () => {
    const { sessions, sessionId, browser } = await setUp();
    await browser.update({ ...account, name: "Ayesha Khan", phone: "+923001234567", gender: "female" });
    expect(await sessions.find(sessionId)).toMatchObject({
      apiToken: "old-token",
      user: { name: "Ayesha Khan", phoneVerified: true, country: "PK", gender: "female" },
    });
    await browser.update({ ...account, phone: "+447700900123" });
    expect((await sessions.find(sessionId))?.user.country).toBeUndefined();
  });

  test("behavior: ending it clears the cookie and forgets the session", async () => {
    const { sessions, sessionId, cookies, browser } = await setUp();
    await browser.end();
    expect(cookies[0]).toContain("Max-Age=0");
    expect(await sessions.find(sessionId)).toBeNull();
  });
});

describe("asSignedIn", () => {
  const refused = (code: "unauthorised" | "maintenance") =>
    ({
      type: "PROBLEM",
      problem: { kind: "refused", code, status: 401, message: "no", retryable: false },
    }) as const;

  test("default: hands the answer on", async () => {
    const { session, browser, cookies } = await setUp();
    expect(await asSignedIn(session, browser, async () => ({ type: "DONE" }))).toEqual({ type: "DONE" });
    expect(cookies).toEqual([]);
  });

  test("behavior: without a session nothing runs", async () => {
    const { browser } = await setUp();
    let ran = false;
    const answer = await asSignedIn(null, browser, async () => {
      ran = true;
      return { type: "DONE" };
    });
    expect([answer, ran]).toEqual([{ type: "SIGNED_OUT" }, false]);
  });

  test("behavior: a 401 of the service ends the session", async () => {
    const { session, sessions, sessionId, browser } = await setUp();
    expect(await asSignedIn(session, browser, async () => refused("unauthorised"))).toEqual({ type: "SIGNED_OUT" });
    expect(await sessions.find(sessionId)).toBeNull();
  });

  test("behavior: any other problem leaves it alone", async () => {
    const { session, sessions, sessionId, browser } = await setUp();
    expect(await asSignedIn(session, browser, async () => refused("maintenance"))).toEqual(refused("maintenance"));
    expect(await sessions.find(sessionId)).not.toBeNull();
  });
});
