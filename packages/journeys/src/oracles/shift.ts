import type { Oracle } from "./oracle.types.ts";

/**
 * What stands on an opened page stays where it is. A journey allows for letters that come when a busy machine lets them; pages that are loaded
 * cold, with letters that come late each time, are held to a third of it (`pages/stillness`).
 */
export const shift: Oracle = (_, { coming, movedParts, shift: moved }) => ({
  watched: coming === "opened" && moved !== null,
  faults:
    moved !== null && moved > 0.03
      ? [`what stood on the page moved by ${moved.toFixed(4)}, and 0.03 is the most: ${movedParts.join("; ")}`]
      : [],
});
