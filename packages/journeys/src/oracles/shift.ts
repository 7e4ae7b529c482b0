import type { Oracle } from "./oracle.types.ts";

/** What stands on an opened page stays where it is. */
export const shift: Oracle = (_, { coming, movedParts, shift: moved }) => ({
  watched: coming === "opened" && moved !== null,
  faults:
    moved !== null && moved > 0.01
      ? [`what stood on the page moved by ${moved.toFixed(4)}, and 0.01 is the most: ${movedParts.join("; ")}`]
      : [],
});
