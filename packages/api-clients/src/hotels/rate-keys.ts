/**
 * The chosen rates as the engine keeps them: one option of one offer, a rate for each room in the order of the search. A rate's
 * key holds no tilde.
 */
export const joinRateKeys = (keys: readonly (string | null)[]): string => keys.join("~");

export const splitRateKeys = (option: string | null): string[] => (option ?? "").split("~").filter((key) => key !== "");
