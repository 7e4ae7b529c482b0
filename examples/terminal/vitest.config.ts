import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "example-terminal", environment: "node", include: ["src/**/*.test.ts"] },
});
