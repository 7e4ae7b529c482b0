import { describe, expect, test } from "vitest";
import { crossSiteRefusal } from "./cross-site.ts";

const own = ["https://safar.example"];
const request = (method: string, headers: Record<string, string> = {}) =>
  new Request("https://safar.example/login", { method, headers });

describe("crossSiteRefusal", () => {
  test.each([
    ["a read from anywhere", "GET", { "sec-fetch-site": "cross-site" }],
    ["a write from our own page", "POST", { "sec-fetch-site": "same-origin", origin: "https://safar.example" }],
    ["a write from a browser without Sec-Fetch-Site", "POST", { origin: "https://safar.example" }],
    ["a same-origin write without Origin", "DELETE", { "sec-fetch-site": "same-origin" }],
  ])("default: lets %s pass", (_, method, headers) => {
    expect(crossSiteRefusal(request(method, headers), own)).toBeNull();
  });

  test.each([
    ["cross-site", "POST", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a sister host", "POST", { "sec-fetch-site": "same-site", origin: "https://blog.safar.example" }],
    ["a typed address", "POST", { "sec-fetch-site": "none" }],
    ["a foreign origin", "PUT", { origin: "https://evil.example" }],
    ["a sandboxed frame", "POST", { origin: "null" }],
    ["no sign at all", "DELETE", {}],
    ["a forged mix", "POST", { "sec-fetch-site": "same-origin", origin: "https://evil.example" }],
  ])("behavior: refuses a write from %s", (_, method, headers) => {
    expect(crossSiteRefusal(request(method, headers), own)).toBeTypeOf("string");
  });
});
