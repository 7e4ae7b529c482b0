import type { Words } from "./words.ts";

type Row = readonly [code: string, symbol: string, en: string, ar: string];

// The riyal's new sign is missing from most fonts, so riyals go by their code.
const rows: readonly Row[] = [
  ["PKR", "Rs", "Pakistani rupee", "روبية باكستانية"],
  ["SAR", "SAR", "Saudi riyal", "ريال سعودي"],
  ["USD", "$", "US dollar", "دولار أمريكي"],
  ["AED", "AED", "UAE dirham", "درهم إماراتي"],
  ["QAR", "QAR", "Qatari riyal", "ريال قطري"],
  ["KWD", "KWD", "Kuwaiti dinar", "دينار كويتي"],
  ["BHD", "BHD", "Bahraini dinar", "دينار بحريني"],
  ["OMR", "OMR", "Omani rial", "ريال عماني"],
  ["EUR", "€", "Euro", "يورو"],
  ["GBP", "£", "Pound sterling", "جنيه إسترليني"],
  ["TRY", "₺", "Turkish lira", "ليرة تركية"],
  ["EGP", "E£", "Egyptian pound", "جنيه مصري"],
  ["JOD", "JOD", "Jordanian dinar", "دينار أردني"],
  ["MYR", "RM", "Malaysian ringgit", "رينغيت ماليزي"],
  ["IDR", "Rp", "Indonesian rupiah", "روبية إندونيسية"],
  ["CNY", "CN¥", "Chinese yuan", "يوان صيني"],
  ["JPY", "¥", "Japanese yen", "ين ياباني"],
  ["CAD", "CA$", "Canadian dollar", "دولار كندي"],
  ["AUD", "A$", "Australian dollar", "دولار أسترالي"],
];

export const offeredCurrencies: readonly { readonly code: string; readonly symbol: string; readonly names: Words }[] =
  rows.map(([code, symbol, en, ar]) => ({ code, symbol, names: { en, ar } }));
