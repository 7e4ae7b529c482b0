import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Two maps of the same hotels: ours, and the least that can be drawn with the same library. */
export default defineConfig({ root: fileURLToPath(new URL(".", import.meta.url)) });
