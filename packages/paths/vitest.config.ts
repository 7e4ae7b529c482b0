import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "paths", environment: "node", include: ["src/**/*.test.ts"] } });
