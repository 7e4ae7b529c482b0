import { describe, expect, test } from "vitest";
import { departTo, isTokenOfPledge, providersOf, readPledge } from "./social.ts";

const clients = { GOOGLE_CLIENT_ID: "client-1" };
const facts = {
  clients,
  origin: "https://safar.example",
  locale: "ar",
  returnTo: "/settings",
  remember: true,
} as const;

const tokenWith = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

describe("social sign-in", () => {
  test("default: a provider is there when its client id is", () => {
    expect(providersOf({})).toEqual([]);
    expect(providersOf(clients)).toEqual(["google"]);
    expect(providersOf({ ...clients, APPLE_CLIENT_ID: "client-2" })).toEqual(["google", "apple"]);
    expect(departTo({ ...facts, provider: "apple" })).toBeNull();
  });

  test("behavior: leaves with a nonce of its own and the way back", () => {
    const first = departTo({ ...facts, provider: "google" });
    const second = departTo({ ...facts, provider: "google" });
    const search = new URL(first?.location ?? "").searchParams;
    expect(search.get("redirect_uri")).toBe("https://safar.example/ar/login");
    expect(search.get("state")).toBe("google:/settings");
    expect(search.get("nonce")).toBe(first?.pledge.nonce);
    expect(second?.pledge.nonce).not.toBe(first?.pledge.nonce);
  });

  test("behavior: a way back to elsewhere is not taken along", () => {
    const away = departTo({ ...facts, provider: "google", returnTo: "https://evil.example" });
    expect(new URL(away?.location ?? "").searchParams.get("state")).toBe("google:/");
  });

  test("behavior: only a token of this browser's own journey counts", () => {
    const pledge = { provider: "google", nonce: "n-1", remember: false } as const;
    expect(isTokenOfPledge(tokenWith({ nonce: "n-1" }), pledge)).toBe(true);
    expect(isTokenOfPledge(tokenWith({ nonce: "n-2" }), pledge)).toBe(false);
    expect(isTokenOfPledge(tokenWith({}), pledge)).toBe(false);
    expect(isTokenOfPledge("no token at all", pledge)).toBe(false);
  });

  test("behavior: a cookie that somebody wrote by hand is no pledge", () => {
    expect(readPledge(JSON.stringify({ provider: "google", nonce: "n-1", remember: true }))).not.toBeNull();
    for (const text of [undefined, "", "{", JSON.stringify({ provider: "else", nonce: "n-1", remember: true })]) {
      expect(readPledge(text)).toBeNull();
    }
  });
});
