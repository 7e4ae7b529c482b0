import { expect, test } from "vitest";
import { frontDoorRedirect, type Visit } from "./front-door.ts";

type Given = Partial<Omit<Visit, "request">> & { path?: string; headers?: Record<string, string> };

const visit = ({ path = "/", headers = {}, ...rest }: Given = {}) =>
  frontDoorRedirect({
    request: new Request(`https://safar.example${path}`, { headers }),
    edition: "PK",
    isBot: false,
    cookie: undefined,
    ...rest,
  });

test("default: a browser that prefers Arabic is shown in at /ar", () => {
  expect(visit({ headers: { "accept-language": "ar-SA,en;q=0.8" } })).toBe("/ar");
  expect(visit({ headers: { "accept-language": "en-GB,ar;q=0.8" } })).toBeNull();
});

test("default: the edition decides when the browser says nothing", () => {
  expect(visit({ edition: "SA" })).toBe("/ar");
  expect(visit({ edition: "PK" })).toBeNull();
});

test("behavior: what was chosen before comes before the browser", () => {
  expect(visit({ cookie: "ar", headers: { "accept-language": "en" } })).toBe("/ar");
  expect(visit({ cookie: "en", edition: "SA", headers: { "accept-language": "ar" } })).toBeNull();
});

test("behavior: a link of our own to English is followed, whatever the cookie says", () => {
  expect(visit({ cookie: "ar", headers: { "sec-fetch-site": "same-origin" } })).toBeNull();
});

test("behavior: crawlers and other addresses are left alone", () => {
  expect(visit({ isBot: true, edition: "SA" })).toBeNull();
  expect(visit({ path: "/blogs", edition: "SA" })).toBeNull();
});
