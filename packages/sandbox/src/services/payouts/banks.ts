import { refuse } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";

export type Bank = { readonly code: string; readonly names: Names; readonly country: "PK" | "SA" };

type Row = readonly [code: string, en: string, ar: string];

// biome-ignore format: a table is read by its rows.
const pakistan: readonly Row[] = [
  ["HABB", "Habib Bank", "بنك حبيب"], ["UNIL", "United Bank", "البنك المتحد"], ["MUCB", "MCB Bank", "بنك إم سي بي"],
  ["NBPA", "National Bank of Pakistan", "البنك الوطني الباكستاني"], ["ABPA", "Allied Bank", "بنك ألايد"], ["ALFH", "Bank Alfalah", "بنك الفلاح"],
  ["BAHL", "Bank Al Habib", "بنك الحبيب"], ["MEZN", "Meezan Bank", "بنك ميزان"], ["FAYS", "Faysal Bank", "بنك فيصل"],
  ["SCBL", "Standard Chartered Pakistan", "ستاندرد تشارترد باكستان"], ["BPUN", "Bank of Punjab", "بنك البنجاب"], ["JSBL", "JS Bank", "بنك جي إس"],
  ["SONE", "Soneri Bank", "بنك سونيري"], ["MPBL", "Habib Metropolitan Bank", "بنك حبيب متروبوليتان"], ["DUIB", "Dubai Islamic Bank Pakistan", "بنك دبي الإسلامي باكستان"],
  ["BKIP", "BankIslami", "بنك إسلامي"], ["AIIN", "Al Baraka Bank Pakistan", "بنك البركة باكستان"], ["KHYB", "Bank of Khyber", "بنك خيبر"],
  ["SIND", "Sindh Bank", "بنك السند"], ["JCMA", "JazzCash", "جاز كاش"], ["TMFB", "Easypaisa", "إيزي بيسة"],
];

// biome-ignore format: a table is read by its rows.
const saudiArabia: readonly Row[] = [
  ["05", "Alinma Bank", "مصرف الإنماء"], ["10", "Saudi National Bank", "البنك الأهلي السعودي"], ["15", "Bank Albilad", "بنك البلاد"],
  ["20", "Riyad Bank", "بنك الرياض"], ["30", "Arab National Bank", "البنك العربي الوطني"], ["40", "Samba (Saudi National Bank)", "سامبا (البنك الأهلي السعودي)"],
  ["45", "Saudi Awwal Bank", "البنك السعودي الأول"], ["50", "Alawwal (Saudi Awwal Bank)", "الأول (البنك السعودي الأول)"], ["55", "Banque Saudi Fransi", "البنك السعودي الفرنسي"],
  ["60", "Bank AlJazira", "بنك الجزيرة"], ["65", "Saudi Investment Bank", "البنك السعودي للاستثمار"], ["80", "Al Rajhi Bank", "مصرف الراجحي"],
  ["90", "Gulf International Bank", "بنك الخليج الدولي"], ["95", "Emirates NBD", "بنك الإمارات دبي الوطني"],
];

const placed =
  (country: Bank["country"]) =>
  ([code, en, ar]: Row): Bank => ({ code, names: { en, ar }, country });

export const banks: readonly Bank[] = [...pakistan.map(placed("PK")), ...saudiArabia.map(placed("SA"))];

const bankOf = (code: string, country: Bank["country"]): Bank | undefined =>
  banks.find((bank) => bank.code === code && bank.country === country);

/** ISO 7064 mod 97-10: letters count from 10, the first four signs stand last. */
const remainderOf = (iban: string): number =>
  Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`).reduce(
    (rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97,
    0,
  );

const patterns = { PK: /^PK\d{2}([A-Z]{4})\d{16}$/, SA: /^SA\d{2}(\d{2})[A-Z0-9]{18}$/ } as const;

/** A bank's name in a language, by its name in English. */
export const bankNamed = (name: string, locale: "en" | "ar"): string =>
  banks.find(({ names }) => names.en === name)?.names[locale] ?? name;

/** The code of the bank that an IBAN names; empty where it names none. */
export const bankCodeOf = (text: string): string => {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  return (patterns.PK.exec(iban) ?? patterns.SA.exec(iban))?.[1] ?? "";
};

const wrong = (field: string, message: string) => refuse("validation_failed", { status: 422, field, message });

/** An IBAN in canonical form as it may be shown. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

/** Refuses an IBAN that is not an account of the bank; gives it as it may be kept and shown. */
export const checkIban = (
  text: string,
  bankCode: string,
  country: Bank["country"],
): { readonly bank: Bank; readonly masked: string; readonly ending: string } => {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  const bank = bankOf(bankCode, country);
  if (bank === undefined) throw wrong("bank", "The bank is not in the list.");
  if (iban.length !== 24) throw wrong("iban", "An IBAN here has 24 characters.");
  const found = patterns[country].exec(iban);
  if (found === null || remainderOf(iban) !== 1) throw wrong("iban", "The IBAN is not right.");
  if (found[1] !== bankCode) throw wrong("iban", "The IBAN belongs to another bank.");
  return { bank, masked: maskIban(iban), ending: iban.slice(-4) };
};
