import { expect, test } from "vitest";
import { withHeaders } from "./answer.ts";

const context: Parameters<typeof withHeaders>[1] = {
  id: "r-1",
  facts: {
    locale: "en",
    edition: "PK",
    colourMode: "system",
    origin: "https://safar.example",
    origins: { PK: "https://safar.pk", SA: "https://safar.sa" },
    nonce: "n",
  },
  sessionId: undefined,
  session: null,
  isSessionUnreadable: false,
  chosen: { locale: "en", currency: undefined, city: undefined },
  clientAddress: "203.0.113.7",
  isBot: false,
};
const server: Parameters<typeof withHeaders>[2] = {
  origin: "https://safar.example",
  pageOrigins: { realtimeOrigin: "wss://live.safar.example", tileOrigin: null },
  cookies: { secure: true, sessionName: "safar-session", guestName: "safar-guest" },
};

const keptAs = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  withHeaders(new Response(null, { status, headers: { location: "/login", ...headers } }), context, server).headers.get(
    "cache-control",
  );

test.each([302, 303, 307])(
  "behavior: a redirect of this moment (%i) is never kept, whatever is said of its page",
  (status) => {
    expect(keptAs(status)).toBe("no-store");
    expect(keptAs(status, { "cache-control": "public, max-age=60" })).toBe("no-store");
    expect(keptAs(status, { "content-type": "text/html", "cache-control": "public" })).toBe("no-store");
  },
);

test("behavior: an address that has moved for everybody and a page keep what is said of them", () => {
  expect(keptAs(301)).toBeNull();
  expect(keptAs(308)).toBeNull();
  expect(keptAs(200, { "content-type": "text/html", "cache-control": "public, max-age=60" })).toBe(
    "public, max-age=60",
  );
});
