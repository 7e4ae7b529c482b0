import fc from "fast-check";
import { expect, test } from "vitest";
import { isReadable, isShallow } from "./call-body.ts";

const json = { "content-type": "application/json" };
const call = (body: string, headers: Record<string, string> = json) =>
  new Request("https://safar.example/_serverFn/x", { method: "POST", headers, body });

test("default: what pages send is read, and can be read again by who answers", async () => {
  const request = call(
    JSON.stringify({ t: { t: 10, p: { k: ["data"], v: [{ t: 1, s: 'a [[[ "{{{' }] } }, f: 63, m: [] }),
  );
  expect(await isReadable(request)).toBe(true);
  expect(await request.json()).toMatchObject({ f: 63 });
});

test.each([
  ["nested deeply", "[".repeat(101) + "]".repeat(101)],
  ["of very many parts", `[${"{},".repeat(6000)}{}]`],
  ["that is all opening brackets", "{".repeat(60_000)],
])("behavior: what is %s is not", async (_, body) => {
  expect(await isReadable(call(body))).toBe(false);
  expect(await isReadable(new Request(`https://safar.example/_serverFn/x?payload=${encodeURIComponent(body)}`))).toBe(
    false,
  );
});

test("behavior: calls carry no forms", async () => {
  expect(await isReadable(call("a=1", { "content-type": "application/x-www-form-urlencoded" }))).toBe(false);
  expect(await isReadable(call("--x", { "content-type": "multipart/form-data; boundary=x" }))).toBe(false);
});

test("behavior: whatever is in texts, only brackets outside of them count", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("[", "{", '"', "\\", "]", "a") }), { maxLength: 80 }),
      (texts) => {
        expect(isShallow(JSON.stringify(texts))).toBe(true);
      },
    ),
  );
});
