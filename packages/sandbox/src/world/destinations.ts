import { airportOf } from "./airports.ts";
import type { Names } from "./names.ts";

export type Spot = {
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  /** What people call it besides. */
  readonly aliases?: readonly string[];
};

/** A city that people stay in. Its centre is the town's own and not the airport's. */
export type Destination = Spot & {
  /** As an address writes it. */
  readonly slug: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  /** The airport that guests arrive at. */
  readonly iata: string;
  readonly size: 1 | 2 | 3 | 4;
  readonly areas: readonly Spot[];
  readonly landmarks: readonly Spot[];
  /** Near-spellings, older and shorter names that people type. */
  readonly aliases: readonly string[];
};

type SpotRow = readonly [en: string, ar: string, latitude: number, longitude: number, aliases?: readonly string[]];

type CityRow = {
  readonly iata: string;
  readonly centre: readonly [latitude: number, longitude: number];
  readonly areas: readonly SpotRow[];
  readonly landmarks: readonly SpotRow[];
};

// biome-ignore format: a table is read by its rows.
const largeCities: readonly CityRow[] = [
  { iata: "KHI", centre: [24.8607, 67.0211], areas: [["Clifton", "كليفتون", 24.8206, 67.0305], ["Saddar", "صدر", 24.8556, 67.0226], ["Gulshan-e-Iqbal", "غولشان إقبال", 24.9204, 67.0924], ["Defence", "ديفنس", 24.8043, 67.0647], ["Shahrah-e-Faisal", "شارع فيصل", 24.8727, 67.0837], ["Malir", "ملير", 24.8933, 67.1906]],
    landmarks: [["Quaid's Mausoleum", "ضريح القائد", 24.8754, 67.0412], ["Mohatta Palace", "قصر موهاتا", 24.8139, 67.0329], ["Empress Market", "سوق الإمبراطورة", 24.8622, 67.0293], ["Frere Hall", "قاعة فرير", 24.8473, 67.0331]] },
  { iata: "LHE", centre: [31.5497, 74.3436], areas: [["Gulberg", "غلبرغ", 31.5102, 74.3441], ["Mall Road", "شارع المول", 31.5604, 74.3290], ["Walled City", "المدينة القديمة", 31.5820, 74.3190], ["Johar Town", "جوهر تاون", 31.4697, 74.2728], ["Defence Lahore", "ديفنس لاهور", 31.4716, 74.4084], ["Bahria Town", "بحرية تاون", 31.3695, 74.1768]],
    landmarks: [["Badshahi Mosque", "مسجد بادشاهي", 31.5881, 74.3107], ["Lahore Fort", "قلعة لاهور", 31.5880, 74.3153], ["Minar-e-Pakistan", "منارة باكستان", 31.5925, 74.3095], ["Shalimar Gardens", "حدائق شاليمار", 31.5847, 74.3820]] },
  { iata: "ISB", centre: [33.6938, 73.0652], areas: [["Blue Area", "المنطقة الزرقاء", 33.7104, 73.0561], ["F-7", "إف 7", 33.7211, 73.0571], ["F-10", "إف 10", 33.6956, 73.0129], ["Saddar Rawalpindi", "صدر راولبندي", 33.5973, 73.0479], ["Bahria Town Rawalpindi", "بحرية تاون راولبندي", 33.5276, 73.1128]],
    landmarks: [["Faisal Mosque", "مسجد فيصل", 33.7295, 73.0372], ["Pakistan Monument", "النصب التذكاري الباكستاني", 33.6931, 73.0689], ["Daman-e-Koh", "دامن كوه", 33.7380, 73.0584]] },
  { iata: "PEW", centre: [34.0123, 71.5787], areas: [["University Town", "يونيفرسيتي تاون", 34.0000, 71.4930], ["Saddar Peshawar", "صدر بيشاور", 33.9969, 71.5383], ["Qissa Khwani", "قصة خواني", 34.0088, 71.5714], ["Hayatabad", "حياة آباد", 33.9770, 71.4402]],
    landmarks: [["Bala Hisar Fort", "قلعة بالا حصار", 34.0130, 71.5697], ["Mahabat Khan Mosque", "مسجد مهابت خان", 34.0103, 71.5758]] },
  { iata: "MUX", centre: [30.1979, 71.4697], areas: [["Multan Cantonment", "كانتونمنت ملتان", 30.1850, 71.4300], ["Hussain Agahi", "حسين آغاهي", 30.1990, 71.4760], ["Gulgasht Colony", "حي غولغشت", 30.2216, 71.4750]],
    landmarks: [["Shrine of Shah Rukn-e-Alam", "ضريح شاه ركن عالم", 30.1985, 71.4720], ["Multan Clock Tower", "برج ساعة ملتان", 30.1980, 71.4680]] },
  { iata: "LYP", centre: [31.4187, 73.0791], areas: [["D Ground", "دي غراوند", 31.4100, 73.1050], ["Eight Bazaars", "الأسواق الثمانية", 31.4180, 73.0790], ["Canal Road", "شارع القناة", 31.4350, 73.1250]], landmarks: [["Faisalabad Clock Tower", "برج ساعة فيصل آباد", 31.4187, 73.0790]] },
  { iata: "SKT", centre: [32.4945, 74.5229], areas: [["Sialkot Cantonment", "كانتونمنت سيالكوت", 32.5090, 74.5450], ["Paris Road", "شارع باريس", 32.4990, 74.5330], ["Gujranwala", "غوجرانوالا", 32.1617, 74.1883]], landmarks: [["Iqbal Manzil", "منزل إقبال", 32.4953, 74.5290]] },
  { iata: "UET", centre: [30.1841, 67.0014], areas: [["Jinnah Road", "شارع جناح", 30.1990, 67.0090], ["Quetta Cantonment", "كانتونمنت كويتا", 30.2190, 67.0150], ["Airport Road Quetta", "طريق مطار كويتا", 30.2250, 66.9770]], landmarks: [["Hanna Lake", "بحيرة هانة", 30.2510, 67.1000]] },
  { iata: "JED", centre: [21.5292, 39.1861], areas: [["Al Balad", "البلد", 21.4858, 39.1895], ["Al Hamra", "الحمراء", 21.5277, 39.1650], ["Corniche", "الكورنيش", 21.5790, 39.1130], ["Al Rawdah", "الروضة", 21.5640, 39.1580], ["Al Salamah", "السلامة", 21.5910, 39.1520], ["Obhur", "أبحر", 21.7350, 39.1210]],
    landmarks: [["Nasseef House", "بيت نصيف", 21.4838, 39.1880], ["King Fahd Fountain", "نافورة الملك فهد", 21.5156, 39.1500], ["Floating Mosque", "المسجد العائم", 21.6265, 39.1060]] },
  { iata: "RUH", centre: [24.7136, 46.6753], areas: [["Olaya", "العليا", 24.6945, 46.6850], ["Al Malaz", "الملز", 24.6680, 46.7290], ["Diplomatic Quarter", "الحي الدبلوماسي", 24.6810, 46.6230], ["Al Nakheel", "النخيل", 24.7480, 46.6330], ["Diriyah", "الدرعية", 24.7370, 46.5750], ["King Abdullah Financial District", "مركز الملك عبدالله المالي", 24.7640, 46.6400]],
    landmarks: [["Masmak Fortress", "قصر المصمك", 24.6311, 46.7134], ["Kingdom Tower", "برج المملكة", 24.7114, 46.6744], ["At-Turaif", "حي الطريف", 24.7341, 46.5756], ["National Museum", "المتحف الوطني", 24.6476, 46.7107]] },
  { iata: "DMM", centre: [26.4207, 50.0888], areas: [["Dammam Corniche", "كورنيش الدمام", 26.4560, 50.1050], ["Al Faisaliyah", "الفيصلية", 26.3900, 50.0790], ["Al Khobar", "الخبر", 26.2794, 50.2083], ["Dhahran", "الظهران", 26.2960, 50.1500]], landmarks: [["Ithra", "إثراء", 26.3346, 50.1206], ["Heritage Village", "القرية الشعبية", 26.4700, 50.1020]] },
  { iata: "MED", centre: [24.4672, 39.6111], areas: [["Central Haram Area", "المنطقة المركزية للحرم", 24.4690, 39.6110], ["Quba", "قباء", 24.4394, 39.6172], ["Al Aziziyah Madinah", "العزيزية بالمدينة", 24.4620, 39.5520], ["Sultanah", "سلطانة", 24.4920, 39.5830]],
    landmarks: [["Prophet's Mosque", "المسجد النبوي", 24.4672, 39.6111, ["masjid an nabawi", "al haram", "prophet mosque", "الحرم النبوي", "مسجد الرسول", "مسجد النبي"]], ["Quba Mosque", "مسجد قباء", 24.4393, 39.6172], ["Mount Uhud", "جبل أحد", 24.5040, 39.6120]] },
  { iata: "AHB", centre: [18.2164, 42.5053], areas: [["Al Muftaha", "المفتاحة", 18.2150, 42.5050], ["Khamis Mushait", "خميس مشيط", 18.3000, 42.7290], ["Al Soudah", "السودة", 18.2740, 42.3680]], landmarks: [["Al Muftaha Village", "قرية المفتاحة", 18.2155, 42.5055], ["High City", "المدينة العالية", 18.2060, 42.4830]] },
  { iata: "TUU", centre: [28.3838, 36.5550], areas: [["Al Muruj", "المروج", 28.4050, 36.5450], ["Al Faisaliyah Tabuk", "الفيصلية بتبوك", 28.3890, 36.5850], ["Old Tabuk", "تبوك القديمة", 28.3850, 36.5590]], landmarks: [["Tabuk Castle", "قلعة تبوك", 28.3862, 36.5560]] },
  { iata: "ELQ", centre: [26.3592, 43.9818], areas: [["Buraidah", "بريدة", 26.3592, 43.9818], ["Unaizah", "عنيزة", 26.0843, 43.9936], ["Al Rass", "الرس", 25.8690, 43.4970]], landmarks: [["King Khalid Park", "حديقة الملك خالد", 26.3480, 43.9610]] },
  { iata: "GIZ", centre: [16.8892, 42.5706], areas: [["Al Shati Jazan", "الشاطئ بجازان", 16.8990, 42.5560], ["Al Rawdah Jazan", "الروضة بجازان", 16.8890, 42.5740], ["Abu Arish", "أبو عريش", 16.9690, 42.8320]], landmarks: [["Jazan Castle", "قلعة جازان", 16.8940, 42.5640]] },
  { iata: "TIF", centre: [21.2703, 40.4158], areas: [["Shubra", "شبرا", 21.2750, 40.4090], ["Al Hada", "الهدا", 21.3620, 40.2860], ["Al Shafa", "الشفا", 21.0720, 40.3110]], landmarks: [["Shubra Palace", "قصر شبرا", 21.2780, 40.4080]] },
  { iata: "DXB", centre: [25.2048, 55.2708], areas: [["Deira", "ديرة", 25.2650, 55.3220], ["Downtown Dubai", "وسط مدينة دبي", 25.1950, 55.2790], ["Bur Dubai", "بر دبي", 25.2480, 55.2970], ["Dubai Marina", "مرسى دبي", 25.0772, 55.1400]], landmarks: [["Al Fahidi", "حي الفهيدي", 25.2637, 55.2990], ["Gold Souk", "سوق الذهب", 25.2697, 55.2970]] },
  { iata: "AUH", centre: [24.4539, 54.3773], areas: [["Corniche Abu Dhabi", "كورنيش أبوظبي", 24.4730, 54.3480], ["Al Maryah", "جزيرة الماريه", 24.5010, 54.3900], ["Khalifa City", "مدينة خليفة", 24.4200, 54.5780]], landmarks: [["Sheikh Zayed Mosque", "جامع الشيخ زايد", 24.4128, 54.4750]] },
  { iata: "DOH", centre: [25.2854, 51.5310], areas: [["West Bay", "الدفنة", 25.3230, 51.5280], ["Souq Waqif", "سوق واقف", 25.2880, 51.5310], ["Al Sadd", "السد", 25.2840, 51.5010]], landmarks: [["Katara", "كتارا", 25.3600, 51.5240], ["Museum of Islamic Art", "متحف الفن الإسلامي", 25.2950, 51.5390]] },
  { iata: "IST", centre: [41.0082, 28.9784], areas: [["Sultanahmet", "السلطان أحمد", 41.0060, 28.9760], ["Taksim", "تقسيم", 41.0370, 28.9850], ["Kadikoy", "قاضي كوي", 40.9880, 29.0330], ["Sisli", "شيشلي", 41.0600, 28.9870]], landmarks: [["Galata Tower", "برج غلطة", 41.0256, 28.9741], ["Blue Mosque", "المسجد الأزرق", 41.0054, 28.9768]] },
  { iata: "CAI", centre: [30.0444, 31.2357], areas: [["Zamalek", "الزمالك", 30.0609, 31.2197], ["Giza", "الجيزة", 29.9870, 31.1700], ["Nasr City", "مدينة نصر", 30.0560, 31.3300], ["Heliopolis", "مصر الجديدة", 30.0910, 31.3220]], landmarks: [["Pyramids of Giza", "أهرامات الجيزة", 29.9773, 31.1325], ["Khan el-Khalili", "خان الخليلي", 30.0477, 31.2623]] },
  { iata: "LHR", centre: [51.5074, -0.1278], areas: [["Bayswater", "بايزووتر", 51.5120, -0.1880], ["Edgware Road", "إدجوير رود", 51.5200, -0.1680], ["Kensington", "كنسينغتون", 51.4990, -0.1930], ["Heathrow", "هيثرو", 51.4810, -0.4430]], landmarks: [["British Museum", "المتحف البريطاني", 51.5194, -0.1270], ["Hyde Park", "هايد بارك", 51.5073, -0.1657]] },
  { iata: "KUL", centre: [3.1390, 101.6869], areas: [["Bukit Bintang", "بوكيت بينتانج", 3.1466, 101.7110], ["KLCC", "كيه إل سي سي", 3.1570, 101.7120], ["Chow Kit", "تشاو كيت", 3.1650, 101.6980]], landmarks: [["Masjid Jamek", "مسجد جامع", 3.1490, 101.6960], ["Central Market", "السوق المركزي", 3.1456, 101.6953]] },
];

/** The towns of smaller airports, by where their middle is; the last two say which way their land lies from it. */
// biome-ignore format: a table is read by its rows.
const smallCities: readonly (readonly [iata: string, latitude: number, longitude: number, north: number, east: number])[] = [
  ["SKZ", 27.7052, 68.8574, 1, 1], ["BHV", 29.3956, 71.6836, 1, 1], ["RYK", 28.4202, 70.2952, 1, 1], ["GIL", 35.9208, 74.3144, 1, 1],
  ["KDU", 35.2971, 75.6333, -1, 1], ["CJL", 35.8518, 71.7864, 1, 1], ["GWD", 25.2150, 62.3260, 1, 1], ["TUK", 26.0031, 63.0544, -1, 1],
  ["DEA", 30.0489, 70.6403, 1, -1], ["PZH", 31.3408, 69.4481, 1, 1], ["WNS", 26.2442, 68.4100, 1, 1],
  ["HAS", 27.5219, 41.6907, 1, 1], ["YNB", 24.0895, 38.0618, 1, 1], ["EAM", 17.5656, 44.2289, 1, 1], ["ABT", 20.0129, 41.4677, 1, 1],
  ["HOF", 25.3830, 49.5860, 1, -1], ["AJF", 29.9697, 40.2064, 1, 1], ["RAE", 30.9753, 41.0381, 1, 1], ["URY", 31.3318, 37.3428, 1, 1],
  ["ULH", 26.6085, 37.9232, 1, 1], ["EJH", 26.2455, 36.4525, 1, 1], ["BHH", 19.9925, 42.6052, 1, 1], ["WAE", 20.4600, 44.7900, 1, 1],
  ["RAH", 29.6264, 43.4947, 1, 1], ["TUI", 31.6725, 38.6637, 1, 1], ["SHW", 17.4850, 47.1130, 1, 1], ["DWD", 24.5077, 44.3924, 1, 1],
  ["AQI", 28.4328, 45.9708, -1, 1], ["NUM", 28.0090, 35.2380, 1, 1], ["RSI", 25.6800, 37.1400, 1, 1],
];

const spotOf = ([en, ar, latitude, longitude, aliases]: SpotRow): Spot => ({
  names: { en, ar },
  latitude,
  longitude,
  ...(aliases && { aliases }),
});

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/** About a kilometre and a half, in degrees. */
const aWay = 0.014;

/** A small town has its middle, the road to its airport, and its market. */
const smallTown = ([iata, latitude, longitude, north, east]: (typeof smallCities)[number]): CityRow => {
  const { en, ar } = airportOf(iata)?.city ?? { en: iata, ar: iata };
  return {
    iata,
    centre: [latitude, longitude],
    areas: [
      [`${en} Centre`, `وسط ${ar}`, latitude, longitude],
      [`${en} Airport Road`, `طريق مطار ${ar}`, latitude + north * aWay, longitude + east * aWay],
    ],
    landmarks: [[`${en} Old Market`, `سوق ${ar} القديم`, latitude + north * 0.004, longitude + east * 0.004]],
  };
};

const cityOf = ({ iata, centre: [latitude, longitude], areas, landmarks }: CityRow): Destination => {
  const airport = airportOf(iata);
  if (airport === undefined) throw new Error(`A destination has an airport; ${iata} is none of world/airports.ts.`);
  const { city, country, zone, size, aliases } = airport;
  return {
    slug: slugOf(city.en),
    names: city,
    latitude,
    longitude,
    country,
    zone,
    iata,
    size,
    areas: areas.map(spotOf),
    landmarks: landmarks.map(spotOf),
    // Makkah is a destination of its own, whatever airport its guests land at.
    aliases: aliases.filter((alias) => !["makkah", "mecca", "مكة", "مكه"].includes(alias)),
  };
};

const makkah: Destination = {
  slug: "makkah",
  names: { en: "Makkah", ar: "مكة المكرمة" },
  latitude: 21.4225,
  longitude: 39.8262,
  country: "SA",
  zone: "Asia/Riyadh",
  iata: "JED",
  size: 4,
  areas: [
    spotOf(["Ajyad", "أجياد", 21.4176, 39.8285]),
    spotOf(["Al Aziziyah Makkah", "العزيزية بمكة", 21.4064, 39.8573]),
    spotOf(["Ibrahim Al Khalil", "إبراهيم الخليل", 21.4143, 39.8202]),
    spotOf(["Al Shisha", "الششة", 21.4227, 39.8713]),
  ],
  landmarks: [
    spotOf([
      "Grand Mosque",
      "المسجد الحرام",
      21.4225,
      39.8262,
      ["masjid al haram", "makki", "kaaba", "kaba", "الحرم المكي", "الكعبة", "خانہ کعبہ", "بيت الله"],
    ]),
    spotOf(["Clock Tower", "برج الساعة", 21.4189, 39.8263, ["abraj al bait", "أبراج البيت"]]),
    spotOf(["Makkah Train Station", "محطة قطار مكة", 21.4156, 39.789]),
  ],
  aliases: ["mecca", "makka", "meccah", "makkah al mukarramah", "مكه", "مكة"],
};

/** Every city that people stay in: those of all airports, and Makkah. */
export const destinations: readonly Destination[] = [
  ...largeCities.map(cityOf),
  ...smallCities.map((row) => cityOf(smallTown(row))),
  makkah,
];

/** In an address what is in a city stands behind it: `karachi--clifton`. */
export const spotSlug = (city: Destination, names: Names): string => `${city.slug}--${slugOf(names.en)}`;
