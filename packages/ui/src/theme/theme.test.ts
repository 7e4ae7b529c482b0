// @vitest-environment node
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { outlinePairs, textPairs } from "./contrast-pairs.ts";
import { colours } from "./tokens.ts";

const require = createRequire(import.meta.url);
const modes = [
  ["light", 0],
  ["dark", 1],
] as const;

describe.each(modes)("%s", (_mode, index) => {
  test.each(textPairs)("behavior: %s on %s reads at 4.5:1", (text, background) => {
    expect(contrast(colours[text][index], colours[background][index])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlinePairs)("behavior: an outline of %s on %s is seen at 3:1", (outline, background) => {
    expect(contrast(colours[outline][index], colours[background][index])).toBeGreaterThanOrEqual(3);
  });
});

test("default: contrast agrees with known ratios", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

const fonts = join(import.meta.dirname, "fonts");
const faces = readFileSync(join(fonts, "fonts.css"), "utf8").split("@font-face").slice(1);
const percent = (face: string, property: string): number =>
  Number(new RegExp(`${property}:\\s*([\\d.]+)%`).exec(face)?.[1] ?? 100) / 100;

/** Ascent and descent in ems, from the `head` and `hhea` tables of a woff2 file. */
function metrics(file: string): { ascent: number; descent: number } {
  const bytes = readFileSync(join(fonts, file));
  const known = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca"];
  const found = new Map<string, number>();
  let at = 48;
  let start = 0;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < bytes.readUInt16BE(12); table++) {
    const flags = bytes.readUInt8(at++);
    const index = flags & 63;
    const tag = index === 63 ? bytes.toString("latin1", at, (at += 4)) : (known[index] ?? `#${index}`);
    const length = base128();
    const version = flags >> 6;
    const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    found.set(tag, start);
    start += transformed ? base128() : length;
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const em = data.readUInt16BE((found.get("head") ?? 0) + 18);
  const hhea = found.get("hhea") ?? 0;
  return { ascent: data.readInt16BE(hhea + 4) / em, descent: -data.readInt16BE(hhea + 6) / em };
}

test.each(["latin", "arabic"])("behavior: %s text keeps its height when the font arrives late", (script) => {
  const font = metrics(`readex-pro-${script}.woff2`);
  const fallbacks = faces.filter((face) => face.includes("Readex " + (script === "latin" ? "Latin" : "Arabic")));
  expect(fallbacks.length).toBeGreaterThanOrEqual(2);
  for (const face of fallbacks) {
    const scale = percent(face, "size-adjust");
    expect(percent(face, "ascent-override") * scale).toBeCloseTo(font.ascent, 2);
    expect(percent(face, "descent-override") * scale).toBeCloseTo(font.descent, 2);
    expect(face).toMatch(/line-gap-override:\s*0%/);
  }
});

const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

// A newer package, or another cut by subset.sh, is looked at before its digest is written here.
test.each([
  ["latin", "7074eeb987a25349069ed5c784e204904b928f4c878e9c3c88d636c01081ae52"],
  ["arabic", "b5815b71c48e513b5e65eb281dd53e5d6a556d6dac511a5d2cd00d628850d5c4"],
])("default: the packaged %s font is the one that was cut", (script, expected) => {
  const folder = dirname(require.resolve("@fontsource-variable/readex-pro/package.json"));
  expect(digest(join(folder, `files/readex-pro-${script}-wght-normal.woff2`))).toBe(expected);
});

test.each([
  ["latin", "796d89caac00a0e717a495ee2c3fa6e8acd0c370731540247dcfd5289b6d30ae"],
  ["latin-more", "46c24cd369a25b66c496a4525589fa5c64c93d476b999bac5f4316df5205ebe3"],
  ["arabic", "7dde1a914b57293bca843b23950052010f4d59d082104f4ea666e0688c99ed7a"],
])("default: the %s font is what the cut gave, byte for byte", (name, expected) => {
  expect(digest(join(fonts, `readex-pro-${name}.woff2`))).toBe(expected);
});

test("default: the font licence stands beside the fonts", () => {
  expect(readFileSync(join(fonts, "OFL.txt"), "utf8")).toContain("SIL Open Font License, Version 1.1");
});
