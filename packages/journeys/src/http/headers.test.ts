import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Answer, ask } from "../product/ask.ts";

/** What a file carries that pages are made of. */
const ofFiles = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
} as const;

const everywhere = {
  ...ofFiles,
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
} as const;

const policyOf = ({ headers }: Answer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headers["content-security-policy"] ?? "").split("; ").map((rule) => {
      const [name = "", ...sources] = rule.split(" ");
      return [name, sources.join(" ")];
    }),
  );

const nonceOf = (page: Answer): string => /'nonce-([^']+)'/.exec(policyOf(page)["script-src"] ?? "")?.[1] ?? "";

const pages = [
  "/",
  "/ar",
  "/about-us",
  "/ar/blog/hunza-in-autumn",
  "/login",
  "/no/such/page",
  "/car-rental/search-results",
];

describe("every page", () => {
  test.each(pages)("default: %s says what the browser may do with it", async (path) => {
    const page = await ask(path);
    expect(page.headers).toMatchObject({ ...everywhere, "cache-control": "no-store" });
    expect(page.headers["permissions-policy"]).toContain("camera=()");
    expect(page.headers["strict-transport-security"]).toBeUndefined();
    const { "connect-src": connections, "script-src": scripts, "style-src": styles, ...policy } = policyOf(page);
    expect(policy).toEqual({
      "default-src": "'none'",
      "style-src-attr": "'unsafe-inline'",
      "img-src": "'self' data: blob:",
      "font-src": "'self'",
      "manifest-src": "'self'",
      "worker-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
    expect(connections).toMatch(/^'self' wss?:\/\/[\w.:-]+$/);
    expect(scripts).toBe(`'nonce-${nonceOf(page)}' 'strict-dynamic'`);
    expect(styles).toBe(`'self' 'nonce-${nonceOf(page)}'`);
  });

  test.each(pages)("behavior: in %s nothing runs but what bears the nonce of this one answer", async (path) => {
    const [page, again] = await Promise.all([ask(path), ask(path)]);
    expect(nonceOf(page)).toMatch(/^[\w+/=]{22,}$/);
    expect(nonceOf(again)).not.toBe(nonceOf(page));
    const scripts = [...page.text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonceOf(page)}"`);
    expect(page.text).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(page.text).not.toMatch(/href="javascript:/i);
  });
});

test.each([
  "/healthz",
  "/readyz",
  "/version",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/settings",
  "/_serverFn/none",
  "/blogs/",
  "//blogs",
])("default: %s carries the headers of every answer", async (path) => {
  expect((await ask(path)).headers).toMatchObject(everywhere);
});

test.each(["/icon.svg", "/posters/city.svg?of=Lahore"])(
  "default: %s is a file, and carries what concerns one",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(ofFiles);
    expect(headers["permissions-policy"]).toBeUndefined();
  },
);

test.each(["/healthz", "/readyz", "/version"])("behavior: %s is never kept", async (path) => {
  expect((await ask(path)).headers["cache-control"]).toBe("no-store");
});

describe("files", () => {
  const assetsOf = async () => {
    const { text } = await ask("/");
    return [...new Set([...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path))];
  };

  test("default: an asset may be kept for ever, and has the headers of a file", async () => {
    const assets = await assetsOf();
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) {
      const { status, headers } = await ask(path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, "max-age=31536000, immutable"]);
      expect(headers).toMatchObject(ofFiles);
      expect(headers["permissions-policy"]).toBeUndefined();
    }
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)(
    "behavior: pages and assets come as %s to those who take it, the same inside",
    async (encoding, decompress) => {
      const script = (await assetsOf()).find((path) => path.endsWith(".js")) ?? "";
      for (const path of ["/about-us", script, "/sitemap.xml"]) {
        const [packed, plain] = await Promise.all([
          ask(path, { headers: { "accept-encoding": encoding } }),
          ask(path, { headers: { "accept-encoding": "identity" } }),
        ]);
        expect([path, packed.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual([
          path,
          encoding,
          undefined,
        ]);
        expect(packed.headers["vary"]?.toLowerCase()).toContain("accept-encoding");
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
        const unpacked = decompress(packed.bytes);
        // A page differs from one answer to the next in its nonce and times, an asset in nothing.
        if (path === script) expect(unpacked.equals(plain.bytes)).toBe(true);
        else expect(unpacked.toString("utf8").length).toBe(plain.text.length);
      }
    },
  );
});
