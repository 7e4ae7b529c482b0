import type { FindBooking } from "@safar/engine";
import { counting, type Limits } from "../account/limited-auth.ts";

/** Looking for a booking, counted as a proof is: nobody tries names at a reference, or references at a name. */
export const countedFinding = (find: FindBooking, limits: Limits): FindBooking => {
  const count = counting(limits);
  return (request, signal) =>
    count({
      action: "proof",
      target: `find/${request.reference}`,
      run: () => find(request, signal),
      free: ({ type }) => type !== "NOT_FOUND",
    });
};
