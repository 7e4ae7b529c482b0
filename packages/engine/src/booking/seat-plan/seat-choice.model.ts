/** What leads on from a choice of places and away from it, as data for path generation. */
export const seatStepEvents = {
  "seats.submit": [{ type: "seats.submit" }],
  "seats.reload": [{ type: "seats.reload" }],
  "search.refresh": [{ type: "search.refresh" }],
  "search.edit": [{ type: "search.edit" }],
  "flow.back": [{ type: "flow.back" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} as const;
