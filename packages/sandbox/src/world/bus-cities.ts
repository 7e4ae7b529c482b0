import type { Names } from "./airports.ts";

/** A place where coaches stop, with how many minutes after the first stop of its city they leave it. */
export type BusTerminal = {
  readonly id: string;
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
};

export type BusCity = {
  /** As addresses name it. */
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly zone: string;
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly terminals: readonly BusTerminal[];
};

type TerminalRow = readonly [en: string, ar: string, latitude: number, longitude: number];
type CityRow = readonly [slug: string, en: string, ar: string, latitude: number, longitude: number, ...TerminalRow[]];

// biome-ignore format: a table is read by its rows.
const pakistan: readonly CityRow[] = [
  ["karachi", "Karachi", "كراتشي", 24.861, 67.01, ["Taj Complex", "مجمع تاج", 24.862, 67.033], ["Cantt Station", "محطة كانت", 24.845, 67.041], ["Sohrab Goth", "سهراب غوث", 24.947, 67.092]],
  ["hyderabad", "Hyderabad", "حيدر آباد", 25.396, 68.357, ["Hala Naka", "هالا ناكا", 25.434, 68.35], ["Qasimabad", "قاسم آباد", 25.401, 68.339]],
  ["nawabshah", "Nawabshah", "نواب شاه", 26.244, 68.41, ["Sakrand Road", "طريق سكرند", 26.239, 68.4]],
  ["sukkur", "Sukkur", "سكر", 27.713, 68.848, ["Sukkur Bypass", "تحويلة سكر", 27.741, 68.87], ["Minara Road", "طريق المنارة", 27.705, 68.857]],
  ["rahim-yar-khan", "Rahim Yar Khan", "رحيم يار خان", 28.42, 70.303, ["General Bus Stand", "موقف الحافلات العام", 28.413, 70.313]],
  ["bahawalpur", "Bahawalpur", "بهاولبور", 29.395, 71.683, ["Lari Adda", "موقف لاري أدّا", 29.386, 71.69]],
  ["multan", "Multan", "ملتان", 30.157, 71.524, ["Vehari Chowk", "ميدان فيهاري", 30.176, 71.503], ["Chowk Kumharanwala", "ميدان كمهارانوالا", 30.221, 71.494]],
  ["dera-ghazi-khan", "Dera Ghazi Khan", "ديرة غازي خان", 30.056, 70.635, ["Pull Dat", "بل دات", 30.047, 70.642]],
  ["sahiwal", "Sahiwal", "ساهيوال", 30.668, 73.112, ["General Bus Stand", "موقف الحافلات العام", 30.672, 73.1]],
  ["faisalabad", "Faisalabad", "فيصل آباد", 31.45, 73.135, ["Jinnah Colony", "مستعمرة جناح", 31.416, 73.086], ["Kohinoor City", "كوه نور سيتي", 31.409, 73.117]],
  ["toba-tek-singh", "Toba Tek Singh", "توبا تيك سينغ", 30.974, 72.483, ["Jhang Road", "طريق جهنغ", 30.979, 72.47]],
  ["lahore", "Lahore", "لاهور", 31.549, 74.344, ["Kalma Chowk", "ميدان الكلمة", 31.504, 74.331], ["Band Road", "طريق بند", 31.556, 74.279], ["Thokar Niaz Baig", "ثوكر نياز بيغ", 31.471, 74.241]],
  ["gujranwala", "Gujranwala", "غوجرانوالا", 32.161, 74.188, ["Aziz Cross", "تقاطع عزيز", 32.178, 74.183]],
  ["sialkot", "Sialkot", "سيالكوت", 32.494, 74.523, ["General Bus Stand", "موقف الحافلات العام", 32.507, 74.537]],
  ["sargodha", "Sargodha", "سرغودا", 32.084, 72.671, ["Chowk 49 Tail", "ميدان 49 تيل", 32.055, 72.69]],
  ["jhelum", "Jhelum", "جهلم", 32.94, 73.727, ["Jada", "جادا", 32.943, 73.738]],
  ["islamabad", "Islamabad", "إسلام آباد", 33.684, 73.048, ["Faizabad", "فيض آباد", 33.661, 73.084], ["Motorway Chowk", "ميدان الطريق السريع", 33.631, 72.926]],
  ["abbottabad", "Abbottabad", "أبوت آباد", 34.169, 73.221, ["Lady Garden", "حديقة السيدات", 34.149, 73.214]],
  ["peshawar", "Peshawar", "بيشاور", 34.015, 71.525, ["Haji Camp", "معسكر الحجاج", 34.013, 71.595], ["Karkhano", "كارخانو", 33.999, 71.443]],
  ["gilgit", "Gilgit", "جلجت", 35.92, 74.308, ["Jutial", "جوتيال", 35.899, 74.348]],
  ["quetta", "Quetta", "كويتا", 30.183, 66.999, ["Hazar Ganji", "هزار غنجي", 30.114, 66.958]],
  ["gwadar", "Gwadar", "جوادر", 25.121, 62.325, ["Mullah Fazal Chowk", "ميدان ملا فضل", 25.126, 62.329]],
];

// biome-ignore format: a table is read by its rows.
const saudiArabia: readonly CityRow[] = [
  ["riyadh", "Riyadh", "الرياض", 24.714, 46.675, ["Aziziyah", "العزيزية", 24.597, 46.749], ["Al Malaz", "الملز", 24.667, 46.735]],
  ["dammam", "Dammam", "الدمام", 26.421, 50.089, ["Dammam Central", "الدمام المركزية", 26.434, 50.103]],
  ["al-khobar", "Al Khobar", "الخبر", 26.217, 50.197, ["King Khalid Street", "شارع الملك خالد", 26.281, 50.21]],
  ["hofuf", "Hofuf", "الهفوف", 25.379, 49.588, ["Al Ahsa Station", "محطة الأحساء", 25.372, 49.58]],
  ["buraydah", "Buraydah", "بريدة", 26.326, 43.975, ["Buraydah Central", "بريدة المركزية", 26.336, 43.969]],
  ["hail", "Hail", "حائل", 27.511, 41.72, ["Hail Central", "حائل المركزية", 27.523, 41.701]],
  ["tabuk", "Tabuk", "تبوك", 28.384, 36.566, ["Prince Fahd Road", "طريق الأمير فهد", 28.398, 36.572]],
  ["madinah", "Madinah", "المدينة المنورة", 24.524, 39.569, ["Sultanah", "سلطانة", 24.488, 39.578], ["Haram Plaza", "ساحة الحرم", 24.471, 39.609]],
  ["yanbu", "Yanbu", "ينبع", 24.089, 38.064, ["Yanbu Al Bahr", "ينبع البحر", 24.09, 38.049]],
  ["jeddah", "Jeddah", "جدة", 21.543, 39.173, ["Al Balad", "البلد", 21.484, 39.186], ["Prince Fawaz", "الأمير فواز", 21.441, 39.242]],
  ["makkah", "Makkah", "مكة المكرمة", 21.426, 39.826, ["Kudai", "كدي", 21.39, 39.823], ["Al Shishah", "الششة", 21.439, 39.868]],
  ["taif", "Taif", "الطائف", 21.27, 40.416, ["Shihar", "شهار", 21.257, 40.428]],
  ["al-bahah", "Al Bahah", "الباحة", 20.013, 41.468, ["Al Bahah Central", "الباحة المركزية", 20.018, 41.462]],
  ["abha", "Abha", "أبها", 18.216, 42.505, ["Al Mansak", "المنسك", 18.238, 42.527]],
  ["khamis-mushait", "Khamis Mushait", "خميس مشيط", 18.306, 42.729, ["City Ring Road", "الطريق الدائري", 18.313, 42.74]],
  ["jazan", "Jazan", "جازان", 16.889, 42.551, ["Corniche Road", "طريق الكورنيش", 16.899, 42.546]],
  ["najran", "Najran", "نجران", 17.492, 44.132, ["Al Faisaliyah", "الفيصلية", 17.565, 44.229]],
];

/** From one stop of a city to the next, in traffic. */
const minutesBetweenStops = 25;

const cityOf =
  (country: BusCity["country"], zone: string) =>
  ([slug, en, ar, latitude, longitude, ...terminals]: CityRow): BusCity => ({
    slug,
    country,
    zone,
    names: { en, ar },
    latitude,
    longitude,
    terminals: terminals.map(([name, nameAr, lat, lng], index) => ({
      id: `${slug}-${index + 1}`,
      names: { en: name, ar: nameAr },
      latitude: lat,
      longitude: lng,
      minutes: index * minutesBetweenStops,
    })),
  });

/** Real cities and places of both countries. */
export const busCities: readonly BusCity[] = [
  ...pakistan.map(cityOf("PK", "Asia/Karachi")),
  ...saudiArabia.map(cityOf("SA", "Asia/Riyadh")),
];

const bySlug = new Map(busCities.map((city) => [city.slug, city]));

export const busCityOf = (slug: string): BusCity | undefined => bySlug.get(slug);

/** For slugs that come from this world's own tables. */
export const knownBusCity = (slug: string): BusCity => {
  const found = bySlug.get(slug);
  if (found === undefined)
    throw new Error(`The world has no bus city ${slug}; it has ${[...bySlug.keys()].join(", ")}.`);
  return found;
};
