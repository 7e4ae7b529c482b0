import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeBand, QuotedPassenger, TravelDocument, TravellerTitle, TravelParty } from "@safar/engine";

const numbered: Readonly<Record<AgeBand, (number: number) => MessageDescriptor>> = {
  adult: (number) => msg`Adult ${number}`,
  child: (number) => msg`Child ${number}`,
  infant: (number) => msg`Infant ${number}`,
};

/** The ages of each band, as of the last day of travel. */
export const bandAges: Readonly<Record<AgeBand, MessageDescriptor>> = {
  adult: msg`12 and over`,
  child: msg`2 to 11`,
  infant: msg`under 2`,
};

export const titleWords: Readonly<Record<TravellerTitle, MessageDescriptor>> = {
  Mr: msg`Mr`,
  "Mrs.": msg`Mrs.`,
  "Miss.": msg`Miss.`,
};

export const documentWords: Readonly<Record<TravelDocument["kind"], MessageDescriptor>> = {
  passport: msg`Passport`,
  cnic: msg`CNIC`,
  saudi_id: msg`Saudi ID or residence permit`,
};

/** How each number is written. What does not fit stays as it is typed. */
export const documentMasks: Readonly<Record<TravelDocument["kind"], string>> = {
  passport: "XXXXXXXXX",
  cnic: "#####-#######-#",
  saudi_id: "##########",
};

/** A passenger by their place among those of their age: "Child 2". */
export const placeWords = (passengers: readonly QuotedPassenger[], id: string): MessageDescriptor => {
  const type = passengers.find((passenger) => passenger.id === id)?.type ?? "adult";
  const place = passengers.filter((passenger) => passenger.type === type).findIndex((passenger) => passenger.id === id);
  return numbered[type](place + 1);
};

/** A passenger's own name, once it is known. */
export const nameIn = (party: TravelParty | null | undefined, id: string): string | null => {
  const passenger = party?.passengers.find((one) => one.id === id);
  return passenger === undefined ? null : `${passenger.firstName} ${passenger.lastName}`.trim();
};

/** Two letters for a seat: the initials, or the number among all when there is no name. */
export const initialsOf = (name: string | null, place: number): string => {
  if (name === null) return String(place + 1);
  const words = name.split(" ");
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.charAt(0) ?? ""}${last?.charAt(0) ?? ""}`.toUpperCase();
};
