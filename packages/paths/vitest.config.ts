import { configDefaults, defineConfig } from "vitest/config";

const full = process.env.SAFAR_FULL === "true";

export default defineConfig({
  test: {
    name: "paths",
    environment: "node",
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(full ? [] : ["**/*.full.test.ts"])],
    // A suite of paths is long work for one test on a busy machine.
    testTimeout: 300_000,
    isolate: false,
  },
});
