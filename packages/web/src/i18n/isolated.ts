/** A text isolated from what stands around it, where an element for it would be one too many. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The same for a number that is read from the left, whatever is written around it. */
export const isolatedNumber = (text: string): string => `\u2066${text}\u2069`;
