import { toAsciiDigits } from "../../kernel/digits.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { CardEntry, CardFields, CardProblem } from "./payment.domain.ts";

/** A card's scheme, as its first digits tell. */
export type CardBrand = "visa" | "mastercard" | "mada" | "amex" | "unionpay" | "paypak";

type Scheme = {
  readonly brand: CardBrand;
  readonly starts: RegExp;
  /** Where a printed number has its gaps. */
  readonly groups: readonly number[];
  readonly codeLength: 3 | 4;
};

const inFours = [4, 4, 4, 4, 3] as const;

/** The first that fits counts: mada's numbers lie within Visa's and Mastercard's. */
const schemes: readonly Scheme[] = [
  { brand: "mada", starts: /^(?:588845|968208|440647|446404)/, groups: inFours, codeLength: 3 },
  { brand: "amex", starts: /^3[47]/, groups: [4, 6, 5], codeLength: 4 },
  { brand: "paypak", starts: /^(?:220[5-9]|60)/, groups: inFours, codeLength: 3 },
  { brand: "visa", starts: /^4/, groups: inFours, codeLength: 3 },
  { brand: "mastercard", starts: /^(?:5[1-5]|2[2-7])/, groups: inFours, codeLength: 3 },
  { brand: "unionpay", starts: /^62/, groups: inFours, codeLength: 3 },
];

const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, "");

const schemeOf = (digits: string): Scheme | undefined => schemes.find(({ starts }) => starts.test(digits));

const grouped = (digits: string, groups: readonly number[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return [...parts, digits.slice(at)].filter(Boolean).join(" ");
};

/** What the digits typed so far say of a card: its brand, null while nobody knows, how it is printed and its security code's length. */
export const cardFactsOf = (
  number: string,
): {
  readonly brand: CardBrand | null;
  readonly mask: string;
  /** The digits in the groups of the mask; what is no number stays as it is. */
  readonly printed: string;
  readonly codeLength: 3 | 4;
} => {
  const digits = digitsOf(number);
  const scheme = schemeOf(digits);
  const groups = scheme?.groups ?? inFours;
  return {
    printed: /^[\d\s-]*$/.test(toAsciiDigits(number)) ? grouped(digits, groups) : number,
    brand: scheme?.brand ?? null,
    mask: groups.map((length) => "#".repeat(length)).join(" "),
    codeLength: scheme?.codeLength ?? 3,
  };
};

/** An expiry date as it is printed: `08/31`. A month is two digits, so `8` becomes `08`, and a year in full loses its century. */
export const readExpiry = (typed: string): string => {
  const text = toAsciiDigits(typed).trim();
  // What a browser fills in may have the year in full.
  const whole = /^(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})$/.exec(text);
  const digits = whole === null ? digitsOf(text).slice(0, 4) : `${whole[1]?.padStart(2, "0")}${whole[2]}`;
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  if (padded.length > 2) return `${padded.slice(0, 2)}/${padded.slice(2)}`;
  return padded.length === 2 && /[/.-]$/.test(text) ? `${padded}/` : padded;
};

/** The check digit of ISO/IEC 7812. */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const value = place % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** A card is good through the last day of its month, wherever on earth that day ends last. */
const lastsUntil = (month: number, year: number): EpochMs => Date.UTC(2000 + year, month, 1, 12);

const numberProblem = (digits: string): CardProblem | null => {
  if (digits === "") return { code: "required" };
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits) ? null : { code: "invalid_number" };
};

const expiryProblem = (expiry: string, now: EpochMs): CardProblem | null => {
  if (expiry === "") return { code: "required" };
  const parts = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (parts === null) return { code: "invalid_expiry" };
  return lastsUntil(Number(parts[1]), Number(parts[2])) > now ? null : { code: "expired" };
};

const codeProblem = (typed: string, length: number): CardProblem | null => {
  if (typed === "") return { code: "required" };
  return typed.length === length && /^\d+$/.test(typed) ? null : { code: "wrong_code_length", length };
};

/** The card as a vault takes it, or everything that is wrong with it by field. Whether it exists is its bank's to say. */
export const checkCard = (typed: CardEntry, now: EpochMs): Result<CardEntry, CardFields> => {
  const card: CardEntry = {
    number: toAsciiDigits(typed.number).replace(/[\s-]/g, ""),
    expiry: readExpiry(typed.expiry),
    securityCode: toAsciiDigits(typed.securityCode).trim(),
    holder: typed.holder.trim().replace(/\s+/g, " "),
  };
  const found: { readonly [Field in keyof CardEntry]: CardProblem | null } = {
    number: numberProblem(card.number),
    expiry: expiryProblem(card.expiry, now),
    securityCode: codeProblem(card.securityCode, cardFactsOf(card.number).codeLength),
    holder: card.holder === "" ? { code: "required" } : null,
  };
  const fields: CardFields = {
    ...(found.number === null ? {} : { number: found.number }),
    ...(found.expiry === null ? {} : { expiry: found.expiry }),
    ...(found.securityCode === null ? {} : { securityCode: found.securityCode }),
    ...(found.holder === null ? {} : { holder: found.holder }),
  };
  return Object.keys(fields).length === 0 ? ok(card) : fail(fields);
};
