import { expect, test } from "vitest";
import { tileOriginOf } from "./tile-origin.ts";

test.each([
  [undefined, null],
  ["https://tiles.example/{z}/{x}/{y}.png", "https://tiles.example"],
  ["https://{s}.tiles.example:8443/{z}/{x}/{y}{r}.png?key=1", "https://*.tiles.example:8443"],
])("default: the tiles of %s come from %s", (address, origin) => {
  expect(tileOriginOf(address)).toBe(origin);
});
