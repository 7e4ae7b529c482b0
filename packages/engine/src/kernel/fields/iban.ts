import { toAsciiDigits } from "../digits.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

export const ibanLength = 24;

type IbanCountry = "PK" | "SA";

const bankPartOf: Readonly<Record<IbanCountry, RegExp>> = {
  PK: /^PK\d{2}([A-Z]{4})\d{16}$/,
  SA: /^SA\d{2}(\d{2})[A-Z0-9]{18}$/,
};

const isIbanCountry = (text: string): text is IbanCountry => Object.hasOwn(bankPartOf, text);

const canonical = (text: string): string => toAsciiDigits(text).replace(/\s/g, "").toUpperCase();

export type Iban = {
  readonly iban: string;
  readonly country: IbanCountry;
  /** Four letters in Pakistan, two digits in Saudi Arabia. */
  readonly bankCode: string;
};

/** The bank that an IBAN names, as soon as so much of it is there. */
export const bankCodeIn = (typed: string): string | undefined =>
  /^(?:PK\d{2}([A-Z]{4})|SA\d{2}(\d{2}))/
    .exec(canonical(typed))
    ?.slice(1)
    .find((code) => code !== undefined);

/** ISO 13616: with its head moved to the end and letters counted from A = 10, an IBAN leaves 1 when divided by 97. */
const remainderOf = (iban: string): number =>
  Array.from(iban.slice(4) + iban.slice(0, 4)).reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** An IBAN of Pakistan or Saudi Arabia; with `bankCode` given, of that bank. Spaces and lower case are fine. */
export const checkIban = (text: string, bankCode?: string): FieldResult<Iban> => {
  const iban = canonical(text);
  if (iban === "") return fail({ code: "required" });
  if (iban.length !== ibanLength) return fail({ code: "wrong_length", length: ibanLength });
  const country = iban.slice(0, 2);
  if (!isIbanCountry(country)) return fail({ code: "unsupported_country", allowed: Object.keys(bankPartOf) });
  const ownBankCode = bankPartOf[country].exec(iban)?.[1];
  if (ownBankCode === undefined || remainderOf(iban) !== 1) return fail({ code: "invalid_iban" });
  if (bankCode !== undefined && ownBankCode !== bankCode) return fail({ code: "bank_mismatch", bankCode: ownBankCode });
  return ok({ iban, country, bankCode: ownBankCode });
};
