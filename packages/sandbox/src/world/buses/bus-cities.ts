import type { Names } from "../names.ts";
import { type Town, towns } from "../towns.ts";

/** A place where coaches stop, with how many minutes after the first stop of its city they leave it. */
export type BusTerminal = {
  readonly id: string;
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
};

export type BusCity = Town & { readonly terminals: readonly BusTerminal[] };

type Row = readonly [en: string, ar: string, latitude: number, longitude: number];

/** The stops of each town that has some, in the order that they are driven to. */
// biome-ignore format: a table is read by its rows.
const stops: Readonly<Record<string, readonly Row[]>> = {
  karachi: [["Taj Complex", "مجمع تاج", 24.862, 67.033], ["Cantt Station", "محطة كانتونمنت", 24.845, 67.041], ["Sohrab Goth", "سهراب غوث", 24.947, 67.092]],
  hyderabad: [["Hala Naka", "حاجز هالا", 25.434, 68.35], ["Qasimabad", "قاسم آباد", 25.401, 68.339]],
  nawabshah: [["Sakrand Road", "طريق سكرند", 26.239, 68.4]],
  sukkur: [["Sukkur Bypass", "تحويلة سكر", 27.741, 68.87], ["Minara Road", "طريق المنارة", 27.705, 68.857]],
  "rahim-yar-khan": [["General Bus Stand", "موقف الحافلات العام", 28.413, 70.313]], bahawalpur: [["Lari Adda", "موقف لاري", 29.386, 71.69]],
  multan: [["Vehari Chowk", "ميدان فيهاري", 30.176, 71.503], ["Chowk Kumharanwala", "ميدان كمهارانوالا", 30.221, 71.494]],
  "dera-ghazi-khan": [["Pull Dat", "جسر دات", 30.047, 70.642]], sahiwal: [["General Bus Stand", "موقف الحافلات العام", 30.672, 73.1]],
  faisalabad: [["Jinnah Colony", "حي جناح", 31.416, 73.086], ["Kohinoor City", "مدينة كوهينور", 31.409, 73.117]],
  "toba-tek-singh": [["Jhang Road", "طريق جهنغ", 30.979, 72.47]],
  lahore: [["Kalma Chowk", "ميدان كالما", 31.504, 74.331], ["Band Road", "طريق بند", 31.556, 74.279], ["Thokar Niaz Baig", "ثوكر نياز بيغ", 31.471, 74.241]],
  gujranwala: [["Aziz Cross", "تقاطع عزيز", 32.178, 74.183]], sialkot: [["General Bus Stand", "موقف الحافلات العام", 32.507, 74.537]],
  sargodha: [["Chowk 49 Tail", "ميدان 49 تيل", 32.055, 72.69]], jhelum: [["Jada", "جادا", 32.943, 73.738]],
  islamabad: [["Faizabad", "فيض آباد", 33.661, 73.084], ["Motorway Chowk", "ميدان الطريق السريع", 33.631, 72.926]],
  abbottabad: [["Lady Garden", "حديقة السيدات", 34.149, 73.214]],
  peshawar: [["Haji Camp", "مخيم الحجاج", 34.013, 71.595], ["Karkhano", "كارخانو", 33.999, 71.443]], gilgit: [["Jutial", "جوتيال", 35.899, 74.348]],
  quetta: [["Hazar Ganji", "هزار غنجي", 30.114, 66.958]], gwadar: [["Mullah Fazal Chowk", "ميدان ملا فضل", 25.126, 62.329]],
  riyadh: [["Aziziyah", "العزيزية", 24.597, 46.749], ["Al Malaz", "الملز", 24.667, 46.735]],
  dammam: [["Dammam Central", "الدمام المركزية", 26.434, 50.103]], "al-khobar": [["King Khalid Street", "شارع الملك خالد", 26.281, 50.21]],
  hofuf: [["Al Ahsa Station", "محطة الأحساء", 25.372, 49.58]], buraydah: [["Buraydah Central", "بريدة المركزية", 26.336, 43.969]],
  hail: [["Hail Central", "حائل المركزية", 27.523, 41.701]], tabuk: [["Prince Fahd Road", "طريق الأمير فهد", 28.398, 36.572]],
  madinah: [["Sultanah", "سلطانة", 24.488, 39.578], ["Haram Plaza", "ساحة الحرم", 24.471, 39.609]],
  yanbu: [["Yanbu Al Bahr", "ينبع البحر", 24.09, 38.049]],
  jeddah: [["Al Balad", "البلد", 21.484, 39.186], ["Prince Fawaz", "الأمير فواز", 21.441, 39.242]],
  makkah: [["Kudai", "كدي", 21.39, 39.823], ["Al Shishah", "الششة", 21.439, 39.868]], taif: [["Shihar", "شهار", 21.257, 40.428]],
  "al-bahah": [["Al Bahah Central", "الباحة المركزية", 20.018, 41.462]], abha: [["Al Mansak", "المنسك", 18.238, 42.527]],
  "khamis-mushait": [["City Ring Road", "الطريق الدائري", 18.313, 42.74]], jazan: [["Corniche Road", "طريق الكورنيش", 16.899, 42.546]],
  najran: [["Al Faisaliyah", "الفيصلية", 17.565, 44.229]],
};

/** From one stop of a city to the next, in traffic. */
const minutesBetweenStops = 25;

/** Real cities and places of both countries. */
export const busCities: readonly BusCity[] = towns.flatMap((town) => {
  const terminals = stops[town.slug]?.map(([en, ar, latitude, longitude], index) => ({
    id: `${town.slug}-${index + 1}`,
    names: { en, ar },
    latitude,
    longitude,
    minutes: index * minutesBetweenStops,
  }));
  return terminals === undefined ? [] : [{ ...town, terminals }];
});

const bySlug = new Map(busCities.map((city) => [city.slug, city]));

export const busCityOf = (slug: string): BusCity | undefined => bySlug.get(slug);

/** For slugs that come from this world's own tables. */
export const knownBusCity = (slug: string): BusCity => {
  const found = bySlug.get(slug);
  if (found !== undefined) return found;
  throw new Error(`The world has no bus city ${slug}; it has ${[...bySlug.keys()].join(", ")}.`);
};
