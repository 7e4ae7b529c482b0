import { countries } from "../content/countries.data.ts";

const dialCodes = countries.map(({ dialCode }) => dialCode).toSorted((one, other) => other.length - one.length);

/** A number in the international form, hidden but for its country code and its last four digits: `+966 *** ***0000`. */
export const maskPhone = (phone: string): string =>
  `${dialCodes.find((code) => phone.startsWith(code)) ?? phone.slice(0, 3)} *** ***${phone.slice(-4)}`;
