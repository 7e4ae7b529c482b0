/** Counts the shapes that a kept walk has had. */
export const busesSchema = 3;
