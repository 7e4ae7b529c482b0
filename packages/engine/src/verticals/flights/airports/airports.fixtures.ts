import type { Airport } from "./airports.types.ts";

const airport = (
  iata: string,
  [city, cityAr]: readonly [string, string],
  [name, nameAr]: readonly [string, string],
  country: "PK" | "SA",
): Airport => ({
  iata,
  city: { en: city, ar: cityAr },
  name: { en: name, ar: nameAr },
  citySlug: city.toLowerCase(),
  country,
  countryName:
    country === "PK" ? { en: "Pakistan", ar: "باكستان" } : { en: "Saudi Arabia", ar: "المملكة العربية السعودية" },
  zone: country === "PK" ? "Asia/Karachi" : "Asia/Riyadh",
});

export const karachi = airport("KHI", ["Karachi", "كراتشي"], ["Jinnah International", "جناح الدولي"], "PK");
export const lahore = airport("LHE", ["Lahore", "لاهور"], ["Allama Iqbal International", "العلامة إقبال الدولي"], "PK");
export const jeddah = airport(
  "JED",
  ["Jeddah", "جدة"],
  ["King Abdulaziz International", "الملك عبدالعزيز الدولي"],
  "SA",
);
