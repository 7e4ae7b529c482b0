import { readdirSync } from "node:fs";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

const features = readdirSync(new URL("./src/features", import.meta.url));

/** Each feature keeps the words it shows, so that a page loads only the catalogues of what is on it. */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "ar"],
  catalogs: features.map((feature) => ({
    path: `<rootDir>/src/features/${feature}/catalogue/{locale}`,
    include: [`<rootDir>/src/features/${feature}`, ...(feature === "shell" ? ["<rootDir>/src/seo"] : [])],
    exclude: ["**/catalogue/**", "**/*.harness.tsx", "**/*.test.tsx"],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: "messageId",
});
