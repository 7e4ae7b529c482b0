/** Room for what Arabic letters have below their line, for the style of what is cut there: it takes none of the lines that follow. */
export const tails = { paddingBlockEnd: "0.25em", marginBlockEnd: "-0.25em" } as const;
