import { expect, test } from "vitest";
import { ownerOf } from "../../pages/page-owner.ts";
import { guessedAddresses } from "./guessed-addresses.ts";

test("default: each leads to a page that there is", () => {
  for (const page of guessedAddresses.values()) expect(ownerOf(page)?.pattern).toBe(page);
});
