/** The sentences of a text, in either language. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?؟])\s+/);
