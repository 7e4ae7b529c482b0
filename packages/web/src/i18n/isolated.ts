/** A text isolated from what stands around it, where an element for it would be one too many. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
