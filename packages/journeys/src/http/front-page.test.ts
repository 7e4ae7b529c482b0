import { describe, expect, test } from "vitest";
import { type Answer, ask } from "../product/ask.ts";

const nonceOf = ({ headers }: Answer): string =>
  /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "";
/** A page without what is each answer's own: its nonce, and when it was made. */
const bare = (page: Answer): string =>
  page.text.replaceAll(nonceOf(page), "").replace(/\b(?:u|dataUpdatedAt|dehydratedAt|t):\d{13}/g, "");

describe.each([
  ["/", "en"],
  ["/ar", "ar"],
] as const)("%s", (path, locale) => {
  const at = (cookie?: string) => ask(path, { headers: cookie === undefined ? {} : { cookie } });

  test("default: has its styles inside, on a first visit and on every other, and names the scripts of its words", async () => {
    for (const { text } of await Promise.all([at(), at(`locale=${locale}`)])) {
      expect(text).toMatch(/<style nonce="[^"]+"[^>]*>\/\*!\/assets\/[\w-]+\.css\*\//);
      expect(text).not.toMatch(/<link rel="stylesheet"/);
      const named = [...text.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href ?? "");
      const scripts = await Promise.all(named.map((href) => ask(href)));
      expect(scripts.filter((script) => script.text.includes("messages")).length).toBeGreaterThanOrEqual(2);
    }
  });

  test("behavior: is the same for every stranger, each with a nonce, a cookie and an id of their own", async () => {
    const [one, other] = [await at(), await at()];
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.text).not.toContain(nonceOf(other));
    expect(bare(one)).toBe(bare(other));
    expect(one.cookies).toEqual(other.cookies);
    expect(one.cookies).toEqual([expect.stringMatching(`^locale=${locale};`)]);
    expect(one.headers["x-request-id"]).not.toBe(other.headers["x-request-id"]);
    expect(one.headers["cache-control"]).toBe("no-store");
  });

  test("behavior: is another's for who chose otherwise", async () => {
    await at(`locale=${locale}`);
    const sar = await at(`locale=${locale}; currency=SAR`);
    const dark = await at(`locale=${locale}; mode=dark`);
    const saudi = await at(`locale=${locale}; edition=SA`);
    expect(sar.text).toContain("SAR");
    expect(dark.text).toContain('data-mode="dark"');
    expect(saudi.text).toContain('data-edition="SA"');
    expect((await at(`locale=${locale}`)).text).toContain('data-edition="PK"');
  });

  test("behavior: answers nobody else's session with it", async () => {
    await at(`locale=${locale}`);
    const page = await at(`locale=${locale}; __Host-safar-session=made-up`);
    expect(page.text).toContain("hasLostSession:!0");
  });
});

test("behavior: strangers who search at once find the same, each with a nonce of their own; who has a session searches alone", async () => {
  const at = (cookie = "locale=en") => ask("/hotels/lahore", { headers: { cookie } });
  const found = ({ text }: Answer) => /refId:"([^"]+)"/.exec(text)?.[1] ?? "none";
  const [one, other] = await Promise.all([at(), at()]);
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(bare(one)).toBe(bare(other));
  expect(one.headers["cache-control"]).toBe("no-store");
  const alone = await at("locale=en; __Host-safar-session=made-up");
  expect(found(one)).not.toBe("none");
  expect(found(alone)).not.toBe("none");
  expect(found(alone)).not.toBe(found(one));
});
