import type { OfferId } from "@safar/engine";

/** Which way to have an offer was pressed in a list, until the offer has been read: a class of a train, a fare of a flight. */
let wanted: { readonly offer: OfferId; readonly option: string } | null = null;

export const wantOption = (offer: OfferId, option: string): void => {
  wanted = { offer, option };
};

/** What was pressed of an offer; null when nothing was, or it has been taken. */
export const wantedOption = (offer: OfferId): string | null => (wanted?.offer === offer ? wanted.option : null);

/** The same, once. */
export const takeWantedOption = (offer: OfferId): string | null => {
  const option = wantedOption(offer);
  if (option !== null) wanted = null;
  return option;
};
