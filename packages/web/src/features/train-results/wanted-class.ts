import type { OfferId } from "@safar/engine";

/** A class that was pressed in a list, until its train has been read: then its places are shown at once. */
let wanted: { readonly train: OfferId; readonly code: string } | null = null;

export const wantClass = (train: OfferId, code: string): void => {
  wanted = { train, code };
};

/** The class that was pressed of a train, once; null when none was. */
export const takeWantedClass = (train: OfferId): string | null => {
  if (wanted?.train !== train) return null;
  const { code } = wanted;
  wanted = null;
  return code;
};
