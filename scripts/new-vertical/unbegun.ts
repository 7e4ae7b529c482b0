import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import { facts } from "./facts.ts";

/** The verticals that can be generated here still. One that somebody has generated is no longer among them. */
export const unbegun: readonly string[] = Object.keys(facts).filter(
  (name) => !existsSync(join(root, "packages/engine/src/verticals", name)),
);
