import type { EditionCountry, FoundPlace } from "@safar/engine";

const city = (id: string, en: string, ar: string, country: string): FoundPlace => ({
  id,
  kind: "city",
  names: { en, ar },
  within: null,
  country,
});

const makkah = city("makkah", "Makkah", "مكة المكرمة", "SA");
const madinah = city("madinah", "Madinah", "المدينة المنورة", "SA");
const karachi = city("karachi", "Karachi", "كراتشي", "PK");
const lahore = city("lahore", "Lahore", "لاهور", "PK");
const islamabad = city("islamabad", "Islamabad", "إسلام آباد", "PK");
const riyadh = city("riyadh", "Riyadh", "الرياض", "SA");
const jeddah = city("jeddah", "Jeddah", "جدة", "SA");
const dubai = city("dubai", "Dubai", "دبي", "AE");

/** Where an edition's travellers usually stay. */
export const popularPlaces: Readonly<Record<EditionCountry, readonly FoundPlace[]>> = {
  PK: [makkah, madinah, karachi, lahore, islamabad, dubai, jeddah, riyadh],
  SA: [makkah, madinah, riyadh, jeddah, city("alula", "AlUla", "العلا", "SA"), dubai, karachi, lahore],
};
