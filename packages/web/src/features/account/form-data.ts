import { toAsciiDigits } from "@safar/engine";
import { dateOfText, readDate } from "../shell/date-text.ts";

export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

/** A day as it is kept, of what was typed or filled in. */
export const dateIn = (data: FormData, name: string): string => dateOfText(readDate(toAsciiDigits(textIn(data, name))));

/** A country as the phone field lists it: its dial code with a plus. */
type PhoneCountry = { readonly code: string; readonly dialCode: string };

/** The number of a phone field as one text: what has its own country stays, the rest gets the chosen one's dial code. */
export const phoneIn = (data: FormData, countries: readonly PhoneCountry[]): string => {
  const number = toAsciiDigits(textIn(data, "phone")).trim();
  const chosen = countries.find(({ code }) => code === textIn(data, "country"));
  return number === "" || number.startsWith("+") || number.startsWith("00") || chosen === undefined
    ? number
    : chosen.dialCode + number;
};

/** The reverse: which country a number shows, and the rest of it. */
export const splitPhone = (
  phone: string,
  countries: readonly PhoneCountry[],
  home: string,
): { readonly country: string; readonly number: string } => {
  const own = countries.find(({ code, dialCode }) => code === home && phone.startsWith(dialCode));
  const country = own ?? countries.find(({ dialCode }) => phone.startsWith(dialCode));
  return country === undefined
    ? { country: home, number: phone }
    : { country: country.code, number: phone.slice(country.dialCode.length) };
};
