import { readFile } from "node:fs/promises";
import type { Script } from "./visual-runs.ts";

type Font = { readonly plain: Buffer; readonly bold: Buffer };

/** The website's own type, a file for each script and weight. */
export type FontFiles = Readonly<Record<Script, Font>>;

const folder = import.meta.resolve("@fontsource/readex-pro/package.json");

const read = (script: string, weight: number): Promise<Buffer> =>
  readFile(new URL(`files/readex-pro-${script}-${weight}-normal.woff`, folder));

const fontOf = async (script: string): Promise<Font> => {
  const [plain, bold] = await Promise.all([read(script, 400), read(script, 600)]);
  return { plain, bold };
};

const readAll = async (): Promise<FontFiles> => {
  const [arabic, latin, latinExtended] = await Promise.all([fontOf("arabic"), fontOf("latin"), fontOf("latin-ext")]);
  return { arabic, latin, latinExtended };
};

let files: Promise<FontFiles> | undefined;

/** Read once. */
export const fontFiles = (): Promise<FontFiles> => (files ??= readAll());
