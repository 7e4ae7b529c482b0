import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText, safeHref } from "./text.ts";

describe("safeHref", () => {
  test.each([
    ["/blogs", "/blogs"],
    ["/blog/hunza?from=home#road", "/blog/hunza?from=home#road"],
    ["/طيران-جدة-الرياض", "/%D8%B7%D9%8A%D8%B1%D8%A7%D9%86-%D8%AC%D8%AF%D8%A9-%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6"],
    ["https://example.com/a", "https://example.com/a"],
  ])("default: %s may be followed", (href, kept) => {
    expect(safeHref(href)).toBe(kept);
  });
  test.each([
    null,
    undefined,
    "",
    "blogs",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "http://example.com",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "https://user:secret@evil.example",
    "https://safar.example@evil.example",
    "https://exa\u202emple.com",
    "https://",
    `/${"a".repeat(3_000)}`,
  ])("behavior: %j may not", (href) => {
    expect(safeHref(href)).toBeNull();
  });
  test("behavior: whatever the text, what is kept stays on this site or on https", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const href = safeHref(text);
          if (href === null) return;
          const url = new URL(href, "https://safar.example");
          expect(href.startsWith("/") ? url.origin : `${url.protocol}//`).toMatch(/^https:\/\/(safar\.example)?$/);
        },
      ),
    );
  });
});

test("behavior: marks that turn the direction and control characters go, joiners and words stay", () => {
  expect(cleanText("invoice\u202egpj.exe\u0000\u2066x\u2069")).toBe("invoicegpj.exex");
  expect(cleanText("می\u200cخواهم\nسفر")).toBe("می\u200cخواهم\nسفر");
});
