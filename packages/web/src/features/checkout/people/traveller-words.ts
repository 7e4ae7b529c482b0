import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  isAskedAnything,
  type QuotedTraveller,
  type TravelDocument,
  type Traveller,
  type TravellerTitle,
  type TravellerType,
  type TravellerView,
  type TravelParty,
} from "@safar/engine";
import type { PeopleWords } from "../checkout-words.ts";

const numbered: Readonly<Record<Exclude<TravellerType, "person">, (number: number) => MessageDescriptor>> = {
  adult: (number) => msg`Adult ${number}`,
  child: (number) => msg`Child ${number}`,
  infant: (number) => msg`Infant ${number}`,
  driver: (number) => msg`Driver ${number}`,
};

/** The ages of each band, as of the last day of travel; null where no age is meant. */
export const bandAges: Readonly<Record<TravellerType, MessageDescriptor | null>> = {
  adult: msg`12 and over`,
  child: msg`2 to 11`,
  infant: msg`under 2`,
  person: null,
  driver: null,
};

export const titleWords: Readonly<Record<TravellerTitle, MessageDescriptor>> = {
  Mr: msg`Mr`,
  "Mrs.": msg`Mrs.`,
  "Miss.": msg`Miss.`,
};

/** A boy is no mister yet; what is sent is the same. */
export const titleFor = (title: TravellerTitle, type: TravellerType): MessageDescriptor =>
  title === "Mr" && (type === "child" || type === "infant") ? msg`Master` : titleWords[title];

export const documentWords: Readonly<Record<TravelDocument["kind"], MessageDescriptor>> = {
  passport: msg`Passport`,
  cnic: msg`CNIC`,
  saudi_id: msg`Saudi ID or residence permit`,
};

/** Enough of a document's number to tell it from another. */
export const endOf = (number: string): string => `•••• ${number.slice(-4)}`;

/** How each number is written. What does not fit stays as it is typed. */
export const documentMasks: Readonly<Record<TravelDocument["kind"], string>> = {
  passport: "XXXXXXXXX",
  cnic: "#####-#######-#",
  saudi_id: "##########",
};

type Placed = QuotedTraveller & Partial<Pick<TravellerView, "mayFollowLead">>;

/** Whether somebody has a place among the others: who is only counted has none. */
const isPlaced = ({ asked, mayFollowLead }: Placed): boolean =>
  isAskedAnything(asked) || asked.mayFollowLead === true || mayFollowLead === true;

/** A traveller by their place among those of their kind: "Child 2". The vertical says what one of no age is called. */
export const placeWords = (
  travellers: readonly Placed[],
  id: string,
  { isOneAdult = false, one }: Pick<PeopleWords, "one" | "isOneAdult">,
): MessageDescriptor => {
  const type = travellers.find((traveller) => traveller.id === id)?.type ?? "adult";
  const placed = travellers.filter(
    (traveller) => traveller.type === type && (isPlaced(traveller) || traveller.id === id),
  );
  const place = placed.findIndex((traveller) => traveller.id === id);
  return (type === "person" || (type === "adult" && isOneAdult) ? one : numbered[type])(place + 1);
};

/** What somebody is called, as far as it is known; empty where it is not. */
export const nameOf = ({ firstName, lastName, fullName }: Pick<Traveller, "firstName" | "lastName" | "fullName">) =>
  `${firstName} ${lastName}`.trim() || fullName.trim();

/** A traveller's own name, once it is known. */
export const nameIn = (party: TravelParty | null | undefined, id: string): string | null => {
  const traveller = party?.travellers.find((one) => one.id === id);
  return (traveller && nameOf(traveller)) || null;
};

/** Two letters for a seat: the initials, or the number among all when there is no name. */
export const initialsOf = (name: string | null, place: number): string => {
  if (name === null) return String(place + 1);
  const words = name.split(" ");
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.charAt(0) ?? ""}${last?.charAt(0) ?? ""}`.toUpperCase();
};
