import { checkTravelNames } from "../../kernel/fields/name.ts";
import type { TravellerType } from "../quote/quoted-traveller.types.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { titleOfGender } from "./titles.ts";
import type { AccountOwner, TravellerForm } from "./travellers.types.ts";

/** The account's owner has one name; the last word of it is the last name. What a ticket could not print is left to them. */
const namesOf = (name: string): Partial<TravellerForm> => {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
  const named = checkTravelNames({ first, last });
  return named.ok ? { firstName: named.value.first, lastName: named.value.last, isSingleName: false } : {};
};

/** A form filled in from the account's owner. */
export const formOfOwner = (
  owner: AccountOwner,
  type: TravellerType,
  form: TravellerForm = emptyTravellerForm,
): TravellerForm => ({
  ...form,
  ...namesOf(owner.name),
  fullName: owner.name,
  ...(owner.gender !== null && { gender: owner.gender, title: titleOfGender(owner.gender, type, form.title) }),
  ...(owner.birthDate !== null && { birthDate: owner.birthDate }),
  email: owner.email,
  ...(owner.phone !== null && { phone: owner.phone }),
});

/** Whether a form is the account's owner's. */
export const isOfOwner = (form: TravellerForm, owner: AccountOwner): boolean => {
  const { firstName = "", lastName = "" } = namesOf(owner.name);
  const isNamed = firstName !== "" && form.firstName === firstName && form.lastName === lastName;
  return isNamed || (form.fullName.trim() !== "" && form.fullName.trim() === owner.name.trim());
};
