import type { OfferId } from "@safar/engine";

/** Which way to have an offer was pressed in a list, until the offer has been read: a class of a train, a fare of a flight. */
let wanted: { readonly offer: OfferId; readonly option: string } | null = null;

export const wantOption = (offer: OfferId, option: string): void => {
  wanted = { offer, option };
};

/** What was pressed of an offer, once; null when nothing was. */
export const takeWantedOption = (offer: OfferId): string | null => {
  if (wanted?.offer !== offer) return null;
  const { option } = wanted;
  wanted = null;
  return option;
};
