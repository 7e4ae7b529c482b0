import { beforeEach, expect, test, vi } from "vitest";

const loadWords = vi.fn<(locale: string, names: readonly string[]) => Promise<void>>();
vi.mock("../../i18n/i18n.ts", () => ({ loadWords }));
vi.mock("./request-facts.ts", () => ({ requestFacts: () => ({ locale: "ar" }) }));

const { withWords } = await import("./with-words.ts");

beforeEach(() => loadWords.mockResolvedValue());

test("default: a script is there once its words are, which are asked for beside it", async () => {
  const words = Promise.withResolvers<void>();
  loadWords.mockReturnValue(words.promise);
  const fetch = vi.fn(async () => ({ part: "a map" }));
  const there = vi.fn();
  const get = async () => there(await withWords("aB3-", fetch));
  const coming = get();
  expect(loadWords).toHaveBeenCalledExactlyOnceWith("ar", ["aB3-"]);
  expect(fetch).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(there).not.toHaveBeenCalled();
  words.resolve();
  await coming;
  expect(there).toHaveBeenCalledExactlyOnceWith({ part: "a map" });
});

test("behavior: a script that says nothing has no words to wait for", async () => {
  expect(await withWords("", async () => "a script")).toBe("a script");
  expect(loadWords).not.toHaveBeenCalled();
});
