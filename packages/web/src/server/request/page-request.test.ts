import { expect, test } from "vitest";
import { isPersonsVisit } from "./page-request.ts";

const visit = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };
const asked = (headers: Readonly<Record<string, string>>, method = "GET") => ({
  method,
  headers: new Headers(headers),
});

test("default: a browser that opens the page", () => {
  expect(isPersonsVisit(asked(visit), false)).toBe(true);
});

test.each<[string, ReturnType<typeof asked>, boolean]>([
  ["a crawler", asked(visit), true],
  ["a program that does not say what it asks for", asked({}), false],
  ["a picture, a frame or a script", asked({ "sec-fetch-dest": "iframe" }), false],
  ["a look at the headers alone", asked(visit, "HEAD"), false],
  ["a prefetch", asked({ ...visit, "sec-purpose": "prefetch" }), false],
  ["a prerender", asked({ ...visit, "sec-purpose": "prefetch;prerender" }), false],
  ["a preview", asked({ ...visit, purpose: "preview" }), false],
  ["an older browser's prefetch", asked({ ...visit, "x-moz": "prefetch" }), false],
])("behavior: not %s", (_, request, isBot) => {
  expect(isPersonsVisit(request, isBot)).toBe(false);
});
