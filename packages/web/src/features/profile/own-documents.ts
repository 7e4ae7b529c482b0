import type { Account, ListTravellersOutcome, SavedTraveller } from "@safar/engine";
import { wholeName } from "../saved-travellers/saved-person.ts";

/** The account's owner among whom they have saved, by their name, with their documents; null while they have not saved themselves. */
export const ownerAmong = (saved: ListTravellersOutcome, { name }: Account): SavedTraveller | null =>
  (saved.type === "LISTED" ? saved.travellers : []).find((traveller) => wholeName(traveller) === name.trim()) ?? null;
