import { sampleCredentials } from "@safar/sandbox";
import type { Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Answer, ask } from "../product/ask.ts";
import { handsOn, people, samplePassword, signInAs } from "../product/hands.ts";
import { sandbox } from "../product/sandbox.ts";
import { visiting } from "../product/visit.ts";

/** A call of the browser's code, to be made again as often as a test likes. */
type Recorded = {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};

const recorded = (request: Request | undefined): Recorded => {
  if (!request) throw new Error("The page did not make the call that this test repeats.");
  const { pathname, search } = new URL(request.url());
  const wanted = new Set(["content-type", "accept", "x-tsr-serverfn", "x-safar-locale"]);
  const headers = Object.fromEntries(Object.entries(request.headers()).filter(([name]) => wanted.has(name)));
  return { path: pathname + search, method: request.method(), headers, body: request.postData() ?? "" };
};

let signInCall: Recorded;
let signOutCall: Recorded;
let codeCall: Recorded;
/** Nobody's. A code for it is asked for as for anybody's. */
const askingPhone = "3335550100";
/** Everything the server said to a signed-in person's browser, and everything that browser kept. */
const seen: { readonly url: string; readonly text: string }[] = [];
let kept = "";
let sessionCookie = "";

beforeAll(async () => {
  await visiting({}, async ({ page, context, go }) => {
    const calls: Request[] = [];
    const reading: Promise<void>[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request);
    });
    page.on("response", (response) => {
      const read = async () => {
        const body = response.status() < 300 || response.status() >= 400 ? await response.text().catch(() => "") : "";
        seen.push({ url: response.url(), text: JSON.stringify(await response.allHeaders().catch(() => ({}))) + body });
      };
      reading.push(read());
    });
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    signInCall = recorded(calls.find((call) => call.postData()?.includes(people.ayesha.email)));
    sessionCookie = (await context.cookies()).find(({ name }) => name.includes("session"))?.value ?? "";
    for (const path of [
      "/",
      "/settings",
      "/profilesettings",
      "/notifications",
      "/preferences",
      "/contact-us",
      "/blogs",
    ]) {
      await go(path);
    }
    kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    const before = calls.length;
    await handsOn(page, "en").button("Your account").click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await handsOn(page, "en").link("Sign in").first().waitFor();
    signOutCall = recorded(calls.slice(before).find((call) => call.url().includes("/_serverFn/")));
    const { choose, fill, press, heading } = handsOn(page, "en");
    await go("/login");
    await choose("With a code");
    await fill({ "Mobile number": askingPhone });
    await press("Send the code");
    await heading("Enter the code");
    codeCall = recorded(calls.find((call) => call.postData()?.includes(askingPhone)));
    await Promise.all(reading);
  });
});

let callers = 0;
const fromSomewhere = () => {
  callers += 1;
  return `10.99.0.${callers}`;
};

const repeat = (
  { path, method, headers, body }: Recorded,
  {
    cookie,
    from = fromSomewhere(),
    change = (text) => text,
  }: { cookie?: string; from?: string; change?: (body: string) => string } = {},
): Promise<Answer> =>
  ask(path, {
    method,
    headers: {
      ...headers,
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": from,
      ...(cookie === undefined ? {} : { cookie: `__Host-safar-session=${cookie}` }),
    },
    body: change(body),
  });

const sessionIn = ({ cookies }: Answer) => /^__Host-safar-session=([^;]*)/.exec(cookies.join("\n"))?.[1] ?? "";
const signIn = async (email: string, cookie?: string) => {
  const answer = await repeat(signInCall, {
    change: (body) => body.replaceAll(people.ayesha.email, email),
    ...(cookie === undefined ? {} : { cookie }),
  });
  return { answer, id: sessionIn(answer) };
};
const read = (path: string, id: string) => ask(path, { headers: { cookie: `__Host-safar-session=${id}` } });

describe("a session", () => {
  test("default: is one opaque cookie that scripts and other sites cannot use", async () => {
    const { answer, id } = await signIn(people.ayesha.email);
    expect(answer.cookies).toEqual([`__Host-safar-session=${id}; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    expect(id).toMatch(/^[\w-]{43}$/);
    expect((await read("/settings", id)).status).toBe(200);
  });

  test("behavior: is new at each sign-in, and the one before it is dead", async () => {
    const planted = await signIn(people.ayesha.email, "planted-by-somebody-else");
    const again = await signIn(people.ayesha.email, planted.id);
    expect(new Set(["planted-by-somebody-else", planted.id, again.id]).size).toBe(3);
    expect((await read("/settings", planted.id)).status).toBe(302);
    expect((await read("/settings", "planted-by-somebody-else")).status).toBe(302);
    expect((await read("/settings", again.id)).status).toBe(200);
  });

  test("behavior: is dead once signed out, whoever kept its id", async () => {
    const { id } = await signIn(people.noura.email);
    const answer = await repeat(signOutCall, { cookie: id });
    expect(answer.cookies.join()).toMatch(
      /^__Host-safar-session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const after = await read("/settings", id);
    expect([after.status, after.headers["location"]]).toEqual([302, "/session-expired?return=%2Fsettings"]);
  });
});

describe("the way back after signing in", () => {
  const leadsTo = async (target: string) => {
    const { id } = await signIn(people.ayesha.email);
    const answer = await read(`/login?return=${encodeURIComponent(target)}`, id);
    return `${answer.status} ${answer.headers["location"]}`;
  };

  test("default: is the path that was asked for", async () => {
    expect(await leadsTo("/blogs?page=2")).toMatch(/^30[27] \/blogs\?page=2$/);
  });

  test.each([
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%09/evil.example",
    "/%0a//evil.example",
    "/..//evil.example",
    "/@evil.example/..",
    "javascript:alert(1)",
    "/%2F%2Fevil.example",
    "/%252F%252Fevil.example",
    " //evil.example",
  ])("behavior: %s leads home instead", async (target) => {
    expect(await leadsTo(target)).toMatch(/^30[27] \/$/);
    // Nor does any link of the page that a visitor sees lead to another site.
    const page = await ask(`/login?return=${encodeURIComponent(target)}`);
    const origin = inject("origin");
    const hrefs = [...page.text.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(hrefs.filter((href) => new URL(href.replaceAll("&amp;", "&"), origin).origin !== origin)).toEqual([]);
  });
});

describe("two people", () => {
  test("behavior: neither sees what is the other's", async () => {
    const [ayesha, noura] = await Promise.all([signIn(people.ayesha.email), signIn(people.noura.email)]);
    const rows = await sandbox().rows("notifications");
    const users = await sandbox().rows("users");
    const idOf = (email: string) => users.find((user) => user["email"] === email)?.["id"];
    const notificationOf = (email: string) => String(rows.find((row) => row["userId"] === idOf(email))?.["id"]);

    for (const path of ["/", "/settings", "/profilesettings", "/notifications"]) {
      const [hers, others] = await Promise.all([read(path, ayesha.id), read(path, noura.id)]);
      expect([path, hers.status, others.status]).toEqual([path, 200, 200]);
      for (const mark of [people.noura.name, people.noura.phone, String(idOf(people.noura.email))])
        expect(hers.text).not.toContain(mark);
      for (const mark of [people.ayesha.name, people.ayesha.phone, String(idOf(people.ayesha.email))])
        expect(others.text).not.toContain(mark);
    }
    const hers = await read(`/notification-details?id=${notificationOf(people.ayesha.email)}`, ayesha.id);
    const foreign = await read(`/notification-details?id=${notificationOf(people.noura.email)}`, ayesha.id);
    const invented = await read("/notification-details?id=00000000-0000-4000-8000-000000000000", ayesha.id);
    expect([hers.status, foreign.status, invented.status]).toEqual([200, 404, 404]);
  });

  test("behavior: what was rendered for somebody is not shown to nobody", async () => {
    const { id } = await signIn(people.ayesha.email);
    expect((await read("/", id)).text).toContain(people.ayesha.name);
    expect((await ask("/")).text).not.toContain(people.ayesha.name);
  });
});

describe("secrets", () => {
  test("behavior: no credential and no token is in any byte that reaches a browser", async () => {
    const tokens = [...(await sandbox().rows("sessions")), ...(await sandbox().rows("bearer_tokens"))].map(({ id }) =>
      String(id),
    );
    expect(tokens.length).toBeGreaterThan(1);
    const canaries = [
      ...tokens,
      sampleCredentials.password,
      sampleCredentials.apiKey,
      "sandbox-secret",
      // Its five digits alone are in an instant now and then.
      `:${new URL(inject("adminUrl")).port}`,
      "api_token",
      "apiToken",
    ];
    expect(seen.filter(({ text }) => text.includes("<!DOCTYPE html>")).length).toBeGreaterThan(7);
    expect(seen.filter(({ url, text }) => url.includes("/_serverFn/") && text.includes('"t":')).length).toBeGreaterThan(
      2,
    );
    const leaks = canaries.flatMap((canary) => [
      ...seen.filter(({ text }) => text.includes(canary)).map(({ url }) => `${canary} in ${url}`),
      ...(kept.includes(canary) ? [`${canary} on the device`] : []),
    ]);
    expect(leaks).toEqual([]);
    // The session's id is in the one header that sets it.
    expect(seen.filter(({ text }) => text.includes(sessionCookie))).toHaveLength(1);
    expect(kept).not.toContain(sessionCookie);
  });
});

describe("real-time channels", () => {
  const authorise = (channel: string, id?: string, socket = "123.456") =>
    ask("/api/realtime/auth", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        ...(id === undefined ? {} : { cookie: `__Host-safar-session=${id}` }),
      },
      body: new URLSearchParams({ socket_id: socket, channel_name: channel }).toString(),
    });

  test("behavior: one's own is signed, another's and an unknown one are refused, and nobody gets none", async () => {
    const [{ id }, users] = await Promise.all([signIn(people.ayesha.email), sandbox().rows("users")]);
    const idOf = (email: string) => String(users.find((user) => user["email"] === email)?.["id"]);
    const own = await authorise(`private-user.${idOf(people.ayesha.email)}`, id);
    expect([own.status, JSON.parse(own.text)]).toEqual([
      200,
      { auth: expect.stringMatching(/^sandbox-key:[0-9a-f]{64}$/) },
    ]);
    expect(own.headers["cache-control"]).toBe("no-store");
    expect((await authorise(`private-user.${idOf(people.noura.email)}`, id)).status).toBe(403);
    expect((await authorise("private-everything.1", id)).status).toBe(403);
    expect((await authorise(`private-user.${idOf(people.ayesha.email)}`)).status).toBe(403);
  });

  test.each([
    ["no-number", "private-user.1"],
    ["1.2:private-user.2", "private-user.1"],
    ["1.2", ""],
    ["1.2", "x".repeat(200)],
  ])("behavior: socket %s with channel %s is no request", async (socket, channel) => {
    expect((await authorise(channel, undefined, socket)).status).toBe(422);
  });
});

describe("limits", () => {
  const outcomeOf = ({ text }: Answer) => /"(SIGNED_IN|INVALID_CREDENTIALS|RATE_LIMITED|LOCKED)"/.exec(text)?.[1];

  const guess = (attempt: number) => (body: string) =>
    body.replaceAll(people.ayesha.email, `guess${attempt}@safar.example`);

  test("behavior: sixty wrong passwords from one address are enough, whatever accounts they are for", async () => {
    const from = fromSomewhere();
    const outcomes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 62; attempt++) {
      outcomes.push(outcomeOf(await repeat(signInCall, { from, change: guess(attempt) })));
    }
    expect(outcomes.slice(0, 60).filter((outcome) => outcome !== "INVALID_CREDENTIALS")).toEqual([]);
    expect(outcomes.slice(60)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
    // Others are not kept out by it.
    expect(outcomeOf(await repeat(signInCall))).toBe("SIGNED_IN");
  });

  test("behavior: five wrong passwords for one account lock it, from wherever they come, known or not", async () => {
    for (const email of ["unknown.person@safar.example", "another.unknown@safar.example"]) {
      const outcomes: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 6; attempt++) {
        const change = (body: string) =>
          body.replaceAll(people.ayesha.email, email).replaceAll(samplePassword, `guess-${attempt}`);
        outcomes.push(outcomeOf(await repeat(signInCall, { change })));
      }
      expect(outcomes.slice(0, 4)).toEqual(Array<string>(4).fill("INVALID_CREDENTIALS"));
      expect(outcomes.slice(4)).not.toContain("INVALID_CREDENTIALS");
    }
  });

  test("behavior: forty codes from one address are enough, whatever phones they are for", async () => {
    const from = fromSomewhere();
    const limited: boolean[] = [];
    for (let attempt = 1; attempt <= 41; attempt++) {
      const phone = String(Number(askingPhone) + attempt);
      const { text } = await repeat(codeCall, { from, change: (body) => body.replaceAll(askingPhone, phone) });
      limited.push(text.includes('"RATE_LIMITED"') && text.includes('"retryAt"'));
    }
    expect(limited.indexOf(true)).toBe(40);
  });

  test("behavior: those who sign in rightly are never counted out", async () => {
    const from = fromSomewhere();
    for (let time = 0; time < 12; time++) expect(outcomeOf(await repeat(signInCall, { from }))).toBe("SIGNED_IN");
  });
});

afterAll(() => {
  seen.length = 0;
});
