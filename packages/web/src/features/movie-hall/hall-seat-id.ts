/** The id of the map of a hall, with which those of its seats begin. */
export const hallId = "hall-seat";

export const hallSeatId = (seat: string): string => `${hallId}-${seat}`;
