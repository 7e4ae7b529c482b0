import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "api-clients", environment: "node", include: ["src/**/*.test.ts"] } });
