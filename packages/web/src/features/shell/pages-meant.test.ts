import { expect, test } from "vitest";
import { pagesMeant } from "./pages-meant.ts";

const hrefs = (path: string) => pagesMeant(path).map(({ href }) => href);

test.each([
  ["/flight", "/book-flights-online"],
  ["/hotles-in-lahore", "/book-hotels-online"],
  ["/my-booking", "/find-booking"],
  ["/book-fligths-online", "/book-flights-online"],
  ["/buy-bus-ticket", "/buy-bus-tickets-online"],
  ["/faq", "/contact-us"],
  ["/refunds", "/contact-us"],
  ["/abuot", "/about-us"],
  ["/فنادق", "/book-hotels-online"],
])("default: %s is likely to mean %s", (path, href) => {
  expect(hrefs(path)[0]).toBe(href);
});

test("default: what is like nothing means nothing, and never many", () => {
  expect(hrefs("/nowhere-at-all")).toEqual([]);
  expect(hrefs("/")).toEqual([]);
  expect(hrefs("/x/12345")).toEqual([]);
  expect(hrefs("/flights-hotels-buses-trains-movies").length).toBe(3);
});
