import { plainTextOf } from "@safar/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf } from "./content.markdown.ts";

const text = (value: string) => ({ kind: "text", text: value });
const paragraph = (...content: unknown[]) => ({ kind: "paragraph", content });

describe("blocksOf", () => {
  test("default: headings, emphasis, lists, quotes, links and images", () => {
    const markdown = `# Hunza
### Roads

Go **gently**, *early*.

- one [road](/blog/hunza)
- two

1. first

> quiet

![a bridge](https://img.example/b.webp)

---`;
    expect(blocksOf(markdown)).toEqual([
      { kind: "heading", level: 2, content: [text("Hunza")] },
      { kind: "heading", level: 3, content: [text("Roads")] },
      paragraph(
        text("Go "),
        { kind: "strong", content: [text("gently")] },
        text(", "),
        { kind: "emphasis", content: [text("early")] },
        text("."),
      ),
      {
        kind: "list",
        ordered: false,
        items: [
          [paragraph(text("one "), { kind: "link", href: "/blog/hunza", content: [text("road")] })],
          [paragraph(text("two"))],
        ],
      },
      { kind: "list", ordered: true, items: [[paragraph(text("first"))]] },
      { kind: "quote", content: [paragraph(text("quiet"))] },
      { kind: "image", src: "https://img.example/b.webp", alt: "a bridge" },
      { kind: "rule" },
    ]);
  });
  test("behavior: a link that may not be followed leaves its words", () => {
    expect(
      blocksOf("[tickets](javascript:alert(1)) [here](//evil.example) [there][x]\n\n[x]: data:text/html,1"),
    ).toEqual([paragraph(text("tickets"), text(" "), text("here"), text(" "), text("there"))]);
    expect(blocksOf("<javascript:alert(1)>")).toEqual([paragraph(text("javascript:alert(1)"))]);
  });
  test("behavior: markup is not read, in blocks or in lines", () => {
    expect(blocksOf("<script>alert(1)</script>\n\nfine <img src=x onerror=alert(1)> <b>words</b>")).toEqual([
      paragraph(text("fine "), text(" "), text("words")),
    ]);
  });
  test("behavior: an image from elsewhere than https is left out", () => {
    expect(blocksOf("![x](http://img.example/b.png)")).toEqual([]);
  });
  test("behavior: direction marks are stripped, escaped ones too", () => {
    expect(plainTextOf(blocksOf("safe\u202etxt &#x202e;end"))).toBe("safetxt end");
  });
  test("behavior: nesting without end is cut, not followed", () => {
    expect(blocksOf(`${"> ".repeat(5_000)}deep`)).toEqual([]);
    expect(JSON.stringify(blocksOf(`${"- ".repeat(2_000)}deep`)).length).toBeLessThan(1_000);
    expect(blocksOf("*".repeat(20_000)).length).toBeLessThan(3);
  });
  test("behavior: total over any text, and every link it keeps is safe", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("[a](javascript:x)", "![b](/\\e)", "> ", "- ", "\n\n", "**", "<a href='x'>", "[r]: //e", "`"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        JSON.stringify(blocksOf(pieces.join("")), (key, value: unknown) => {
          if (key === "href" || key === "src") expect(value).toMatch(/^(\/(?![/\\])|https:\/\/)/);
          return value;
        });
      }),
    );
  });
});
