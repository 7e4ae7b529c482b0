import type { Names } from "../names.ts";

/** A station, or a city with several of them: then `stations` names these, the main one first. */
export type RailStation = {
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly stations: readonly string[];
};

type Row = readonly [slug: string, en: string, ar: string, latitude: number, longitude: number, stations?: string];

// biome-ignore format: a table is read by its rows.
const pakistan: readonly Row[] = [
  ["karachi", "Karachi", "كراتشي", 24.861, 67.01, "karachi-cantt karachi-city landhi"],
  ["lahore", "Lahore", "لاهور", 31.549, 74.344, "lahore-junction kot-lakhpat"],
  ["multan", "Multan", "ملتان", 30.157, 71.524, "multan-cantt"], ["peshawar", "Peshawar", "بيشاور", 34.015, 71.525, "peshawar-cantt peshawar-city"],
  ["karachi-city", "Karachi City", "كراتشي سيتي", 24.85, 66.998], ["karachi-cantt", "Karachi Cantt", "كراتشي كانتونمنت", 24.845, 67.04],
  ["landhi", "Landhi", "لانذي", 24.855, 67.203], ["jungshahi", "Jungshahi", "جنغ شاهي", 24.852, 67.773], ["kotri", "Kotri", "كوتري", 25.366, 68.308],
  ["hyderabad", "Hyderabad", "حيدر آباد", 25.381, 68.37], ["mirpur-khas", "Mirpur Khas", "ميربور خاص", 25.526, 69.011],
  ["tando-adam", "Tando Adam", "تاندو آدم", 25.768, 68.662], ["shahdadpur", "Shahdadpur", "شهدادبور", 25.926, 68.622],
  ["nawabshah", "Nawabshah", "نواب شاه", 26.244, 68.41], ["padidan", "Padidan", "باديدان", 26.774, 68.297], ["mehrabpur", "Mehrabpur", "محراب بور", 27.107, 68.418],
  ["khairpur", "Khairpur", "خيربور", 27.53, 68.759], ["rohri", "Rohri", "روهري", 27.692, 68.897], ["sukkur", "Sukkur", "سكر", 27.701, 68.861],
  ["shikarpur", "Shikarpur", "شكاربور", 27.957, 68.638], ["jacobabad", "Jacobabad", "جيكب آباد", 28.281, 68.438], ["sehwan", "Sehwan Sharif", "سيهوان شريف", 26.42, 67.861],
  ["dadu", "Dadu", "دادو", 26.732, 67.776], ["larkana", "Larkana", "لاركانة", 27.556, 68.216], ["sibi", "Sibi", "سيبي", 29.543, 67.877], ["mach", "Mach", "ماش", 29.867, 67.331],
  ["quetta", "Quetta", "كويتا", 30.19, 66.996], ["chaman", "Chaman", "تشمن", 30.917, 66.452], ["nushki", "Nushki", "نوشكي", 29.552, 66.021],
  ["dalbandin", "Dalbandin", "دالبندين", 28.887, 64.405], ["nok-kundi", "Nok Kundi", "نوك كندي", 28.825, 62.75], ["taftan", "Taftan", "تفتان", 28.97, 61.572],
  ["pano-aqil", "Pano Aqil", "بانو عاقل", 27.854, 69.11], ["ghotki", "Ghotki", "غوتكي", 28.006, 69.316], ["daharki", "Daharki", "داهركي", 28.05, 69.709],
  ["sadiqabad", "Sadiqabad", "صادق آباد", 28.306, 70.131], ["rahim-yar-khan", "Rahim Yar Khan", "رحيم يار خان", 28.42, 70.303], ["khanpur", "Khanpur", "خانبور", 28.645, 70.657],
  ["liaquatpur", "Liaquatpur", "لياقت بور", 28.921, 70.95], ["dera-nawab-sahib", "Dera Nawab Sahib", "ديرة نواب صاحب", 29.107, 71.249], ["bahawalpur", "Bahawalpur", "بهاولبور", 29.395, 71.683],
  ["lodhran", "Lodhran", "لودهران", 29.534, 71.633], ["shujabad", "Shujabad", "شجاع آباد", 29.88, 71.295], ["multan-cantt", "Multan Cantt", "ملتان كانتونمنت", 30.19, 71.446],
  ["khanewal", "Khanewal", "خانيوال", 30.302, 71.932], ["mian-channu", "Mian Channu", "ميان تشانو", 30.44, 72.354], ["chichawatni", "Chichawatni", "تشيتشاوتني", 30.53, 72.692],
  ["sahiwal", "Sahiwal", "ساهيوال", 30.668, 73.112], ["okara", "Okara", "أوكارا", 30.81, 73.446], ["pattoki", "Pattoki", "بتوكي", 31.021, 73.853], ["raiwind", "Raiwind", "رايوند", 31.248, 74.218],
  ["kot-lakhpat", "Kot Lakhpat", "كوت لكبت", 31.458, 74.34], ["lahore-junction", "Lahore Junction", "لاهور جنكشن", 31.577, 74.337],
  ["shorkot-cantt", "Shorkot Cantt", "شوركوت كانتونمنت", 30.786, 72.27], ["toba-tek-singh", "Toba Tek Singh", "توبا تيك سينغ", 30.974, 72.483], ["gojra", "Gojra", "غوجرا", 31.149, 72.684],
  ["faisalabad", "Faisalabad", "فيصل آباد", 31.42, 73.094], ["chak-jhumra", "Chak Jhumra", "تشك جمره", 31.568, 73.183], ["sangla-hill", "Sangla Hill", "سانغلا هيل", 31.715, 73.381],
  ["sheikhupura", "Sheikhupura", "شيخوبورا", 31.711, 73.978], ["chiniot", "Chiniot", "تشنيوت", 31.72, 72.979], ["chenab-nagar", "Chenab Nagar", "تشيناب نغر", 31.756, 72.919],
  ["shaheenabad", "Shaheenabad", "شاهين آباد", 31.955, 72.764], ["sargodha", "Sargodha", "سرغودا", 32.084, 72.671], ["malakwal", "Malakwal", "ملكوال", 32.555, 73.208],
  ["mandi-bahauddin", "Mandi Bahauddin", "مندي بهاء الدين", 32.587, 73.491], ["gujranwala", "Gujranwala", "غوجرانوالا", 32.161, 74.188], ["wazirabad", "Wazirabad", "وزير آباد", 32.443, 74.12],
  ["sialkot", "Sialkot", "سيالكوت", 32.497, 74.539], ["gujrat", "Gujrat", "غجرات", 32.573, 74.079], ["lala-musa", "Lala Musa", "لالا موسى", 32.7, 73.957], ["jhelum", "Jhelum", "جهلم", 32.934, 73.728],
  ["gujar-khan", "Gujar Khan", "غوجر خان", 33.254, 73.304], ["rawalpindi", "Rawalpindi", "راولبندي", 33.603, 73.051], ["islamabad", "Islamabad Margalla", "إسلام آباد مارغلا", 33.653, 72.977],
  ["taxila-cantt", "Taxila Cantt", "تاكسيلا كانتونمنت", 33.746, 72.835], ["attock-city", "Attock City", "أتك سيتي", 33.768, 72.36], ["nowshera", "Nowshera", "نوشهرة", 34.009, 71.984],
  ["peshawar-city", "Peshawar City", "بيشاور سيتي", 34.013, 71.585], ["peshawar-cantt", "Peshawar Cantt", "بيشاور كانتونمنت", 33.999, 71.54],
  ["muzaffargarh", "Muzaffargarh", "مظفرغره", 30.07, 71.193], ["kot-adu", "Kot Addu", "كوت أدّو", 30.47, 70.965], ["leiah", "Leiah", "ليه", 30.961, 70.939], ["bhakkar", "Bhakkar", "بكر", 31.627, 71.066],
  ["kundian", "Kundian", "كنديان", 32.458, 71.478], ["mianwali", "Mianwali", "ميانوالي", 32.578, 71.528], ["gwadar", "Gwadar", "جوادر", 25.121, 62.325],
];

// biome-ignore format: a table is read by its rows.
const saudiArabia: readonly Row[] = [
  ["jeddah", "Jeddah", "جدة", 21.543, 39.173, "jeddah-sulaymaniyah jeddah-airport"], ["riyadh", "Riyadh", "الرياض", 24.714, 46.675, "riyadh-east riyadh-north"],
  ["makkah", "Makkah (Rusaifah)", "مكة المكرمة (الرصيفة)", 21.418, 39.791], ["jeddah-sulaymaniyah", "Jeddah Sulaymaniyah", "جدة السليمانية", 21.502, 39.247],
  ["jeddah-airport", "King Abdulaziz Airport", "مطار الملك عبدالعزيز", 21.681, 39.172], ["king-abdullah-city", "King Abdullah Economic City", "مدينة الملك عبدالله الاقتصادية", 22.443, 39.214],
  ["madinah", "Madinah", "المدينة المنورة", 24.475, 39.699], ["riyadh-east", "Riyadh East", "الرياض الشرق", 24.65, 46.741], ["hofuf", "Hofuf", "الهفوف", 25.37, 49.574],
  ["abqaiq", "Abqaiq", "بقيق", 25.936, 49.67], ["dammam", "Dammam", "الدمام", 26.394, 50.1], ["riyadh-north", "Riyadh North", "الرياض الشمال", 24.853, 46.617],
  ["majmaah", "Majmaah", "المجمعة", 25.887, 45.359], ["qassim", "Qassim", "القصيم", 26.31, 44.0], ["hail", "Hail", "حائل", 27.47, 41.72], ["al-jouf", "Al Jouf", "الجوف", 29.79, 39.95],
  ["qurayyat", "Qurayyat", "القريات", 31.34, 37.36],
];

const stationsOf = (country: RailStation["country"], rows: readonly Row[]): readonly RailStation[] =>
  rows.map(([slug, en, ar, latitude, longitude, stations = ""]) => ({
    slug,
    country,
    names: { en, ar },
    latitude,
    longitude,
    stations: stations === "" ? [] : stations.split(" "),
  }));

/** Real stations of both countries, and a town that no line leads to. The slugs are our own. */
export const railStations: readonly RailStation[] = [...stationsOf("PK", pakistan), ...stationsOf("SA", saudiArabia)];

const bySlug = new Map(railStations.map((station) => [station.slug, station]));

export const railStationOf = (slug: string): RailStation | undefined => bySlug.get(slug);

/** For slugs that come from this world's own tables. */
export const knownRailStation = (slug: string): RailStation => {
  const found = bySlug.get(slug);
  if (found !== undefined) return found;
  throw new Error(`The world has no station ${slug}; it has ${[...bySlug.keys()].join(", ")}.`);
};

/** Where one gets on and off when a place is named: itself, or all of a city's stations, the main one first. */
export const stationsIn = ({ slug, stations }: RailStation): readonly string[] =>
  stations.length === 0 ? [slug] : stations;

export const railZones = { PK: "Asia/Karachi", SA: "Asia/Riyadh" } as const;
