/** Whether a value that a newer service may add to is one that is known. */
export const isKnown = <Value extends string>(value: Value | "unknown"): value is Value => value !== "unknown";
