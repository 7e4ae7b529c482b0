import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const webTests = ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts"];
/** The web's tests that put stand-ins in the place of modules; no other file may meet those. */
const withStandIns = globSync(webTests, { cwd: "packages/web" }).filter((file) =>
  readFileSync(`packages/web/${file}`, "utf8").includes("vi.mock("),
);
/** What takes minutes runs in the full checks. */
const withoutFull = process.env.SAFAR_FULL === "true" ? [] : ["**/*.full.test.ts"];
const web = { extends: "packages/web/vitest.config.ts", root: "packages/web" } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "scripts", environment: "node", include: ["scripts/**/*.test.ts"], exclude: withoutFull } },
      {
        // The journeys that need no browser and no server.
        test: {
          name: "flows",
          root: "packages/journeys",
          environment: "node",
          include: ["src/{faults,flows,messages,oracles,simulation}/**/*.test.ts"],
          exclude: withoutFull,
          testTimeout: 120_000,
          isolate: false,
        },
      },
      "packages/engine",
      "packages/api-clients",
      "packages/sandbox",
      "packages/paths",
      "packages/ui",
      { ...web, test: { name: "web", include: webTests, exclude: withStandIns, isolate: false } },
      { ...web, test: { name: "web, with stand-ins", include: withStandIns } },
      "examples/terminal",
    ],
  },
});
