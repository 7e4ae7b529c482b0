import type { Shows } from "../walk.types.ts";

/** What a walk shows of what it is not about. */
export const showsNothing: Shows = {
  seats: () => [],
  rooms: () => null,
  chosen: () => [],
  withdrawal: () => null,
  cancellation: () => null,
};
