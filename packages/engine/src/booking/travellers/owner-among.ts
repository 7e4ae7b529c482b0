import type { SavedTraveller } from "./saved-travellers.service.ts";
import type { AccountOwner } from "./travellers.types.ts";

/**
 * The account's owner among whom they have saved, null while they are not there: by their name, or else by their e-mail
 * address, as an account's name may be in other letters than a ticket's.
 */
export const ownerAmong = (
  saved: readonly SavedTraveller[],
  { email, name }: Pick<AccountOwner, "email" | "name">,
): SavedTraveller | null =>
  saved.find(({ firstName, lastName }) => `${firstName} ${lastName}`.trim() === name.trim()) ??
  saved.find((traveller) => traveller.email === email) ??
  null;
