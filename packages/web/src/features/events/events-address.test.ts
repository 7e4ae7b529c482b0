import { expect, test } from "vitest";
import { paths } from "../../app/addresses/paths.ts";
import { isAtEvents } from "./events-address.ts";

const at = (pathname: string, searchStr: string) => ({ pathname, searchStr });

test("default: a search stands at its category, and how it is filtered is no other address", () => {
  const address = paths.eventsResults("city=lahore&category=music");
  expect(address).toBe("/events/category/music?city=lahore");
  expect(isAtEvents(address, at("/events/category/music", "?city=lahore&sort=cheapest"))).toBe(true);
});

test("behavior: a day that is left out is another search", () => {
  const address = paths.eventsResults("city=lahore");
  expect(isAtEvents(address, at("/events/search", "?city=lahore&from=2026-12-03"))).toBe(false);
  expect(isAtEvents(address, at("/events/category/music", "?city=lahore"))).toBe(false);
});
