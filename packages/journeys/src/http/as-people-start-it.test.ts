import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { ownProduct } from "../product/own-product.ts";

const product = ownProduct();
// What renders; the runner of these tests has loaded React for itself.
const loaded = (): readonly string[] => Object.keys(createRequire(import.meta.url).cache);

test("invariant: a server that is started without a mode runs nothing that was built for developers", async () => {
  expect((await fetch(`${product().origin}/about-us`)).status).toBe(200);
  expect(process.env.NODE_ENV).toBe("production");
  expect(loaded().filter((path) => /\/react-dom-server[^/]*\.development\.js$/.test(path))).toEqual([]);
  expect(loaded().filter((path) => /\/react-dom-server[^/]*\.production\.js$/.test(path))).not.toEqual([]);
});
