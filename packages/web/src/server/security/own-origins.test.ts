import { expect, test } from "vitest";
import { ownOriginsOf } from "./own-origins.ts";

test("default: pages of this server's address and of the editions' hosts may write", () => {
  const settings = { EDITIONS: { "safar.pk": "PK", "safar.sa": "SA" }, PUBLIC_ORIGIN: "https://safar.pk" } as const;
  expect(ownOriginsOf(settings, settings.PUBLIC_ORIGIN)).toEqual([
    "https://safar.pk",
    "https://safar.pk",
    "https://safar.sa",
  ]);
});

test("behavior: a server that was not told its address is this machine's, by each of its names", () => {
  const origins = ownOriginsOf({ EDITIONS: {} }, "http://localhost:3000");
  expect(origins).toEqual(expect.arrayContaining(["http://127.0.0.1:3000", "http://[::1]:3000"]));
  expect(origins.filter((origin) => !/localhost|127\.0\.0\.1|\[::1\]/.test(origin))).toEqual([]);
});
