const { compare } = new Intl.Collator("en", { numeric: true });

/** Seats as one reads them: B9 before B10, and that before C1. */
export const bySeat = compare;
