import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = ["pnpm-lock.yaml", "packages/{api-clients,engine,sandbox,ui,web}/**/*.{ts,tsx,po,json,svg}"];
const exclude = (path: string) => /(?:^|[/\\])(?:node_modules|dist|\.var)$/.test(path);

/**
 * What a build is called that nobody named: 16 letters that follow from its sources. The same sources make the same scripts,
 * wherever and whenever they are built, so that what browsers have kept of them stays good.
 */
export const idOfSources = (): string => {
  const hash = createHash("sha256");
  for (const path of globSync(sources, { cwd: root, exclude }).toSorted()) {
    hash.update(`${path}\n`).update(readFileSync(root + path));
  }
  return hash.digest("hex").slice(0, 16);
};
