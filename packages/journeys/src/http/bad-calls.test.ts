import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ask } from "../product/ask.ts";

const assets = fileURLToPath(new URL("../../../web/dist/client/assets/", import.meta.url));
const functions = [
  ...new Set(
    readdirSync(assets)
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => readFileSync(assets + file, "utf8").match(/\b[0-9a-f]{64}\b/g) ?? []),
  ),
].map((id) => `/_serverFn/${id}`);

/** Words of frameworks and schemas that say how the server is made. */
const insides = /SyntaxError|ZodError|JSON at position|seroval|invalid_type|too_big|node_modules|\.ts\b|\$TSR/i;

const own = { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" };
const json = { ...own, "content-type": "application/json" };

describe("a call of a server function", () => {
  test.each<[string, Record<string, string>, string]>([
    ["no JSON", json, "{"],
    ["JSON that is no call", json, '{"t":99}'],
    ["a list", json, "[]"],
    ["a form that ends in the middle", { ...own, "content-type": "multipart/form-data; boundary=x" }, "--x\r\nbroken"],
  ])("behavior: with %s is told so, and nothing of the server's inside", async (_, headers, body) => {
    for (const path of functions) {
      const { status, text } = await ask(path, { method: "POST", headers, body });
      // A function that is read with GET takes no body at all.
      expect([400, 405], `${path}: ${text}`).toContain(status);
      expect(text).not.toMatch(insides);
    }
  });

  test("behavior: with input that its schema refuses names the fields", async () => {
    const body = JSON.stringify({
      t: { t: 10, i: 0, p: { k: ["data"], v: [{ t: 1, s: "nonsense" }] }, o: 0 },
      f: 63,
      m: [],
    });
    const answers = await Promise.all(functions.map((path) => ask(path, { method: "POST", headers: json, body })));
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.length).toBeGreaterThan(5);
    for (const { text } of refused) {
      const { error, message } = JSON.parse(text);
      expect(error).toBe("bad_request");
      expect(message).toMatch(/^[\w. ]+: /);
    }
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
