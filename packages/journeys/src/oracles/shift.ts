import type { Oracle } from "./oracle.types.ts";

/**
 * What a page may move by while a journey is at it: letters come when a busy machine lets them. Pages that are loaded cold, with letters that
 * come late each time, are held to a third of it (`pages/stillness`).
 */
const most = 0.03;

/** What stands on an opened page stays where it is. */
export const shift: Oracle = (_, { coming, movedParts, shift: moved }) => ({
  watched: coming === "opened" && moved !== null,
  faults:
    moved !== null && moved > most
      ? [`what stood on the page moved by ${moved.toFixed(4)}, and ${most} is the most: ${movedParts.join("; ")}`]
      : [],
});
