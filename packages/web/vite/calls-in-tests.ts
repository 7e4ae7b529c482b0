import { readFile } from "node:fs/promises";
import type { Plugin } from "vitest/config";

const isCalls = /\/src\/calls\/[\w-]+\.calls\.ts$/;

/**
 * In a test, as in a browser, a module of calls holds only functions that ask the server; and there is no server: each is a mock that
 * refuses until the test says what it answers (`vi.mocked(readHome).mockResolvedValue(…)`).
 */
export const callsInTests = (): Plugin => ({
  name: "safar:calls-in-tests",
  enforce: "pre",
  load: async (id) => {
    if (!isCalls.test(id)) return null;
    const source = await readFile(id, "utf8");
    const names = [...source.matchAll(/^export const (\w+) = createServerFn/gm)].map(([, name]) => name);
    return [
      `import { vi } from "vitest";`,
      ...names.map(
        (name) =>
          `export const ${name} = vi.fn(() => Promise.reject(new Error("This test does not say what ${name} answers.")));`,
      ),
    ].join("\n");
  },
});
