import { expect, test } from "vitest";
import { fewAtOnce } from "./few-at-once.ts";

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

test("behavior: so many ask at once, the others in the order they came, also after one that fails", async () => {
  const begun: string[] = [];
  const ends = new Map<string, { readonly done: () => void; readonly fail: () => void }>();
  const asking = fewAtOnce(2);
  const ask = (name: string) =>
    asking(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, { done: () => resolve(name), fail: () => reject(new Error(name)) });
        }),
    );
  const asked = Promise.allSettled(["one", "two", "three", "four"].map(ask));
  await settle();
  expect(begun).toEqual(["one", "two"]);
  ends.get("two")?.fail();
  await settle();
  expect(begun).toEqual(["one", "two", "three"]);
  ends.get("one")?.done();
  await settle();
  expect(begun).toEqual(["one", "two", "three", "four"]);
  ends.get("three")?.done();
  ends.get("four")?.done();
  expect((await asked).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});
