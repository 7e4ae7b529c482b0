import type { Names } from "./names.ts";

/** A town that lies on a road, by its middle. */
export type Town = {
  /** As addresses name it. */
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly zone: string;
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
};

type Row = readonly [slug: string, en: string, ar: string, latitude: number, longitude: number];

// biome-ignore format: a table is read by its rows.
const pakistan: readonly Row[] = [
  ["karachi", "Karachi", "كراتشي", 24.861, 67.01], ["hyderabad", "Hyderabad", "حيدر آباد", 25.396, 68.357],
  ["nawabshah", "Nawabshah", "نواب شاه", 26.244, 68.41], ["sukkur", "Sukkur", "سكر", 27.713, 68.848],
  ["rahim-yar-khan", "Rahim Yar Khan", "رحيم يار خان", 28.42, 70.303], ["bahawalpur", "Bahawalpur", "بهاولبور", 29.395, 71.683],
  ["multan", "Multan", "ملتان", 30.157, 71.524], ["dera-ghazi-khan", "Dera Ghazi Khan", "ديرة غازي خان", 30.056, 70.635],
  ["sahiwal", "Sahiwal", "ساهيوال", 30.668, 73.112], ["faisalabad", "Faisalabad", "فيصل آباد", 31.45, 73.135],
  ["toba-tek-singh", "Toba Tek Singh", "توبا تيك سينغ", 30.974, 72.483], ["lahore", "Lahore", "لاهور", 31.549, 74.344],
  ["gujranwala", "Gujranwala", "غوجرانوالا", 32.161, 74.188], ["sialkot", "Sialkot", "سيالكوت", 32.494, 74.523],
  ["sargodha", "Sargodha", "سرغودا", 32.084, 72.671], ["jhelum", "Jhelum", "جهلم", 32.94, 73.727],
  ["islamabad", "Islamabad", "إسلام آباد", 33.684, 73.048], ["abbottabad", "Abbottabad", "أبوت آباد", 34.169, 73.221],
  ["peshawar", "Peshawar", "بيشاور", 34.015, 71.525], ["gilgit", "Gilgit", "جلجت", 35.92, 74.308], ["quetta", "Quetta", "كويتا", 30.183, 66.999],
  ["gwadar", "Gwadar", "جوادر", 25.121, 62.325],
];

// biome-ignore format: a table is read by its rows.
const saudiArabia: readonly Row[] = [
  ["riyadh", "Riyadh", "الرياض", 24.714, 46.675], ["dammam", "Dammam", "الدمام", 26.421, 50.089], ["al-khobar", "Al Khobar", "الخبر", 26.217, 50.197],
  ["hofuf", "Hofuf", "الهفوف", 25.379, 49.588], ["buraydah", "Buraydah", "بريدة", 26.326, 43.975], ["hail", "Hail", "حائل", 27.511, 41.72],
  ["tabuk", "Tabuk", "تبوك", 28.384, 36.566], ["madinah", "Madinah", "المدينة المنورة", 24.524, 39.569], ["yanbu", "Yanbu", "ينبع", 24.089, 38.064],
  ["jeddah", "Jeddah", "جدة", 21.543, 39.173], ["makkah", "Makkah", "مكة المكرمة", 21.426, 39.826], ["taif", "Taif", "الطائف", 21.27, 40.416],
  ["al-bahah", "Al Bahah", "الباحة", 20.013, 41.468], ["abha", "Abha", "أبها", 18.216, 42.505],
  ["khamis-mushait", "Khamis Mushait", "خميس مشيط", 18.306, 42.729], ["jazan", "Jazan", "جازان", 16.889, 42.551],
  ["najran", "Najran", "نجران", 17.492, 44.132],
];

const townOf =
  (country: Town["country"], zone: string) =>
  ([slug, en, ar, latitude, longitude]: Row): Town => ({
    slug,
    country,
    zone,
    names: { en, ar },
    latitude,
    longitude,
  });

/** Towns of both countries that `routes.ts` joins. */
export const towns: readonly Town[] = [
  ...pakistan.map(townOf("PK", "Asia/Karachi")),
  ...saudiArabia.map(townOf("SA", "Asia/Riyadh")),
];
