import { checkPhone, dialledPhone, isEditionCountry, mobileFormOf, toAsciiDigits } from "@safar/engine";
import { dateOfText, readDate } from "../shell/date-text.ts";

export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

/** A day as it is kept, of what was typed or filled in. */
export const dateIn = (data: FormData, name: string): string => dateOfText(readDate(toAsciiDigits(textIn(data, name))));

/** A country as the phone field lists it: its dial code with a plus. */
export type PhoneCountry = { readonly code: string; readonly dialCode: string };

const isListed = (dialled: string, countries: readonly PhoneCountry[]): boolean =>
  countries.some(({ dialCode }) => dialled.startsWith(dialCode));

/** A number as one text: what has its own country stays, the rest gets the dial code of the field's country. */
export const phoneOf = (typed: string, country: string, countries: readonly PhoneCountry[]): string => {
  const number = toAsciiDigits(typed).trim();
  const { dialCode = "" } = countries.find(({ code }) => code === country) ?? {};
  if (number === "") return number;
  const code = dialCode.slice(1);
  const dialled = dialledPhone(number, code);
  // Of no country that we know, it stays as it was typed.
  if (dialled !== null) return isListed(dialled, countries) ? dialled : number;
  // Of a country whose numbers are known the engine takes the trunk zero off, and the field shows what was typed.
  return dialCode + (mobileFormOf(code) === null ? number.replace(/^0/, "") : number);
};

/** The number of a phone field, and the country that is chosen beside it. */
export const phoneIn = (data: FormData, countries: readonly PhoneCountry[]): { phone: string; country: string } => {
  const country = textIn(data, "country");
  return { phone: phoneOf(textIn(data, "phone"), country, countries), country };
};

/** Whose country a dial code is that several share. */
const shared: ReadonlySet<string> = new Set(["GB", "US", "RU", "IT", "NO", "AU", "MA", "FI"]);

/** What follows a dial code, as it is written in its country: a whole mobile number with its trunk zero. */
const writtenAt = (dialCode: string, rest: string): string => {
  const form = mobileFormOf(dialCode.slice(1));
  const lacksZero = form?.hasTrunkZero === true && rest.replace(/\D/g, "").length === form.digits - 1;
  return lacksZero && !rest.startsWith("0") ? `0${rest}` : rest;
};

/** The reverse: which country a number shows, and the rest of it. `home` is whose it is where it does not say. */
export const splitPhone = (
  phone: string,
  countries: readonly PhoneCountry[],
  home: string,
): { readonly country: string; readonly number: string } => {
  const own = countries.find(({ code, dialCode }) => code === home && phone.startsWith(dialCode));
  const known = countries.filter(({ dialCode }) => phone.startsWith(dialCode));
  const country = own ?? known.find(({ code }) => shared.has(code)) ?? known[0];
  return country === undefined
    ? { country: home, number: phone }
    : { country: country.code, number: writtenAt(country.dialCode, phone.slice(country.dialCode.length).trimStart()) };
};

/** The country and the rest of a number that says its country itself, one of these; null of any other. `country` is the one that is chosen beside it. */
export const dialledIn = (typed: string, country: string, countries: readonly PhoneCountry[]) => {
  const { dialCode = "" } = countries.find(({ code }) => code === country) ?? {};
  const dialled = dialledPhone(typed, dialCode.slice(1));
  return dialled === null || !isListed(dialled, countries) ? null : splitPhone(dialled, countries, country);
};

/**
 * Another country that we sell in, whose mobile number is written so; none of what is a number of `country`, which is chosen beside it,
 * or says its country itself.
 */
export const countryOf = <Country extends PhoneCountry>(
  typed: string,
  country: string,
  countries: readonly Country[],
): Country | undefined => {
  const isOf = ({ dialCode }: PhoneCountry) => checkPhone(typed, dialCode.slice(1)).ok;
  const chosen = countries.find(({ code }) => code === country);
  if (chosen === undefined || isOf(chosen) || dialledPhone(typed, chosen.dialCode.slice(1)) !== null) return undefined;
  return countries.find((other) => isEditionCountry(other.code) && isOf(other));
};
