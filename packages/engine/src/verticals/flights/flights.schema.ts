/** Counts the shapes that a kept walk has had. */
export const flightsSchema = 3;
