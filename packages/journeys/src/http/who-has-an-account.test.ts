import type { Request } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { ask } from "../product/ask.ts";
import { handsOn, people } from "../product/hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

const wrong = "not-the-password";
const known = Object.values(people).flatMap(({ email, phone }) => [email, phone]);
const unknown = ["nobody1@safar.example", "+923009999991", "nobody2@safar.example", "+923009999992"];
/** The fifth locks. */
const triesEach = 4;

/** Tries to sign in as the page's own code does. */
let signIn: (identifier: string) => ReturnType<typeof ask>;

beforeAll(async () => {
  const { origin } = product();
  await visiting({ origin }, async ({ page, go }) => {
    const { fill, press } = handsOn(page, "en");
    await go("/login");
    const placeholder = "somebody@safar.example";
    const asking = page.waitForRequest((request: Request) => request.postData()?.includes(placeholder) === true);
    await fill({ "Email or mobile number": placeholder, Password: wrong });
    await press("Sign in");
    const call = await asking;
    const { pathname, search } = new URL(call.url());
    const wanted = new Set(["content-type", "accept", "x-tsr-serverfn", "x-safar-locale"]);
    const headers = Object.fromEntries(Object.entries(call.headers()).filter(([name]) => wanted.has(name)));
    const body = call.postData() ?? "";
    signIn = (identifier) =>
      ask(pathname + search, {
        origin,
        method: "POST",
        headers: { ...headers, "sec-fetch-site": "same-origin" },
        body: body.replaceAll(placeholder, identifier),
      });
  });
});

test("behavior: who has an account and who has none are refused word for word alike, and as fast", async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const attempt = async (who: keyof typeof times, identifier: string): Promise<void> => {
    const from = performance.now();
    const { status, headers, text } = await signIn(identifier);
    times[who].push(performance.now() - from);
    const { date: _date, "x-request-id": _id, ...rest } = headers;
    // The instant of the answer is told with it.
    answers.add(JSON.stringify([status, rest, text.replaceAll(/\b\d{13}\b/g, "now")]));
  };
  // In turn, so that whatever else the machine does slows both down.
  for (let time = 0; time < triesEach; time += 1) {
    for (const [index, identifier] of known.entries()) {
      await attempt("known", identifier);
      await attempt("unknown", unknown[index] ?? "");
    }
  }
  expect([...answers]).toEqual([expect.stringContaining("INVALID_CREDENTIALS")]);
  // A password that is digested for one alone, as slowly as it should be, makes ten times as much and more.
  // The quickest of each is the work itself; what came in between is in the others.
  const ratio = Math.min(...times.known) / Math.min(...times.unknown);
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});
