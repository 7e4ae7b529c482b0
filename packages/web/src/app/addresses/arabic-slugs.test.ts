import { describe, expect, test } from "vitest";
import { ownerOf } from "../../pages/page-owner.ts";
import { arabicSlugs, pagePathOf } from "./arabic-slugs.ts";

describe("Arabic slugs", () => {
  test.each(Object.entries(arabicSlugs))("default: /ar%s shows %s, written plainly or encoded", (slug, path) => {
    expect(pagePathOf(`/ar${slug}`)).toBe(path);
    expect(pagePathOf(`/ar${encodeURI(slug)}`)).toBe(path);
    expect(pagePathOf(`/ar${slug.normalize("NFD")}`)).toBe(path);
    expect(ownerOf(path)?.rank).toBe(0);
  });

  test("behavior: they belong to the Arabic site alone", () => {
    expect(pagePathOf("/من-نحن")).toBe("/من-نحن");
  });

  test("behavior: an address that cannot be decoded is kept as it is", () => {
    expect(pagePathOf("/ar/%E0%A4%A")).toBe("/%E0%A4%A");
  });
});
