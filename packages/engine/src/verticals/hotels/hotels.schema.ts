/** Counts the shapes that a kept walk has had. */
export const hotelsSchema = 2;
