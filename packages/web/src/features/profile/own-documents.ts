import { type Account, type ListTravellersOutcome, ownerAmong, type SavedTraveller } from "@safar/engine";

/** The account's owner among whom they have saved, with their documents; null while they have not saved themselves. */
export const ownerIn = (saved: ListTravellersOutcome, account: Account): SavedTraveller | null =>
  saved.type === "LISTED" ? ownerAmong(saved.travellers, account) : null;
