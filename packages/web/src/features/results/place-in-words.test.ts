import { expect, test } from "vitest";
import { placeInWords } from "./place-in-words.ts";

test.each([
  ["karachi", "Karachi"],
  ["rahim-yar-khan", "Rahim Yar Khan"],
  ["f-7", "F 7"],
  ["defence--lahore", "Defence Lahore"],
  ["", ""],
])("default: %j in an address is %j in a title", (slug, words) => {
  expect(placeInWords(slug)).toBe(words);
});
