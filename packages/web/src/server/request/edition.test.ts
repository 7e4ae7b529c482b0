import { expect, test } from "vitest";
import { editionOf } from "./edition.ts";

const editions = { "safar.sa": "SA", "safar.pk": "PK" } as const;

test("default: the host names the edition, with or without a port", () => {
  expect(editionOf({ host: "safar.sa", editions })).toBe("SA");
  expect(editionOf({ host: "safar.sa:3000", editions })).toBe("SA");
});

test("default: an unknown host shows Pakistan's", () => {
  expect(editionOf({ host: "localhost:3000", editions })).toBe("PK");
});

test("behavior: a choice wins, and nonsense in its place does not", () => {
  expect(editionOf({ host: "safar.pk", editions, chosen: "SA" })).toBe("SA");
  expect(editionOf({ host: "safar.sa", editions, chosen: "XX" })).toBe("SA");
});
