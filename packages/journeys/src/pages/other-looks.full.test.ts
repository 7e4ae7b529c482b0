import { lookAtPages } from "./look-at-pages.ts";

lookAtPages([
  ["en", "dark", "phone"],
  ["en", "light", "phone"],
  ["en", "dark", "desktop"],
  ["ar", "light", "phone"],
  ["ar", "light", "desktop"],
  ["ar", "dark", "desktop"],
]);
