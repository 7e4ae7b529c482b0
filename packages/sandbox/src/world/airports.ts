import { bothNames, type Names } from "./names.ts";

export type Airport = {
  readonly iata: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: Names;
  readonly name: Names;
  /** 4 for a hub, 3 for a large city, 2 for a regional city, 1 for a small field. Drives how often airlines fly there. */
  readonly size: 1 | 2 | 3 | 4;
  /** Terminals by which side of a border they serve. Null where the airport has one building. */
  readonly terminals: { readonly domestic: string; readonly international: string } | null;
  /** Near-spellings, older and shorter names that people type. */
  readonly aliases: readonly string[];
};

export type Country = { readonly iso: string; readonly names: Names };

export const airportCountries: readonly Country[] = [
  { iso: "PK", names: { en: "Pakistan", ar: "باكستان" } },
  { iso: "SA", names: { en: "Saudi Arabia", ar: "المملكة العربية السعودية" } },
  { iso: "AE", names: { en: "United Arab Emirates", ar: "الإمارات العربية المتحدة" } },
  { iso: "QA", names: { en: "Qatar", ar: "قطر" } },
  { iso: "TR", names: { en: "Türkiye", ar: "تركيا" } },
  { iso: "EG", names: { en: "Egypt", ar: "مصر" } },
  { iso: "GB", names: { en: "United Kingdom", ar: "المملكة المتحدة" } },
  { iso: "MY", names: { en: "Malaysia", ar: "ماليزيا" } },
];

const countryNames = new Map(airportCountries.map(({ iso, names }) => [iso, names]));

/** A country's name in both languages, for whoever looks for it. */
export const countryText = (iso: string): string => {
  const names = countryNames.get(iso);
  return names === undefined ? "" : bothNames(names);
};

type Row = readonly [
  iata: string,
  size: Airport["size"],
  latitude: number,
  longitude: number,
  cityEn: string,
  cityAr: string,
  nameEn: string,
  nameAr: string,
  aliases: string,
  terminals?: readonly [domestic: string, international: string],
];

const placed =
  (country: string, zone: string) =>
  ([iata, size, latitude, longitude, cityEn, cityAr, nameEn, nameAr, aliases, terminals]: Row): Airport => ({
    iata,
    country,
    zone,
    latitude,
    longitude,
    city: { en: cityEn, ar: cityAr },
    name: { en: nameEn, ar: nameAr.startsWith("مطار") ? nameAr : `مطار ${nameAr}` },
    size,
    terminals: terminals === undefined ? null : { domestic: terminals[0], international: terminals[1] },
    aliases: aliases === "" ? [] : aliases.split("|"),
  });

// biome-ignore format: a table is read by its rows.
const pakistan: readonly Row[] = [
  ["KHI", 4, 24.9, 67.168, "Karachi", "كراتشي", "Jinnah International", "جناح الدولي", "karachy|karaci|krachi|quaid e azam|كراجي|كراتشى|کراچی", ["1", "2"]],
  ["LHE", 4, 31.521, 74.403, "Lahore", "لاهور", "Allama Iqbal International", "العلامة إقبال الدولي", "lahor|lahoor|lahaur|لاهوور|لہور"],
  ["ISB", 4, 33.549, 72.826, "Islamabad", "إسلام آباد", "Islamabad International", "إسلام آباد الدولي", "islam abad|islamabaad|rawalpindi|pindi|rwp|اسلام اباد|راولبندي"],
  ["PEW", 3, 33.989, 71.519, "Peshawar", "بيشاور", "Bacha Khan International", "باتشا خان الدولي", "pishawar|peshawer|peshawur|بشاور|پشاور"],
  ["MUX", 3, 30.2, 71.415, "Multan", "ملتان", "Multan International", "ملتان الدولي", "multaan|moltan|مولتان"],
  ["SKT", 3, 32.536, 74.364, "Sialkot", "سيالكوت", "Sialkot International", "سيالكوت الدولي", "sialkote|sialcot|gujranwala|سيالكوط"],
  ["LYP", 3, 31.363, 72.988, "Faisalabad", "فيصل آباد", "Faisalabad International", "فيصل آباد الدولي", "faislabad|faisal abad|lyallpur|فيصل اباد"],
  ["UET", 3, 30.249, 66.949, "Quetta", "كويتا", "Quetta International", "كويتا الدولي", "queta|kuetta|kweta|كويته|كوئٹہ"],
  ["SKZ", 2, 27.723, 68.796, "Sukkur", "سكر", "Begum Nusrat Bhutto International", "بيغم نصرت بوتو الدولي", "sukur|sakkhar|sukhar|سكهر|سوكور"],
  ["BHV", 2, 29.348, 71.718, "Bahawalpur", "بهاولبور", "Bahawalpur Airport", "مطار بهاولبور", "bahawalpore|bhawalpur|بهاول بور"],
  ["RYK", 2, 28.392, 70.287, "Rahim Yar Khan", "رحيم يار خان", "Shaikh Zayed International", "الشيخ زايد الدولي", "rahimyarkhan|rahim yar|raheem yar khan"],
  ["GIL", 2, 35.92, 74.332, "Gilgit", "جلجت", "Gilgit Airport", "مطار جلجت", "gilgat|gilgitt|hunza|جيلجيت|غلغت"],
  ["KDU", 2, 35.333, 75.539, "Skardu", "سكردو", "Skardu International", "سكردو الدولي", "skardoo|iskardu|سكاردو"],
  ["CJL", 1, 35.886, 71.794, "Chitral", "تشترال", "Chitral Airport", "مطار تشترال", "chitraal|chitrall|شترال|تشيترال|جترال"],
  ["GWD", 2, 25.231, 62.339, "Gwadar", "جوادر", "New Gwadar International", "جوادر الدولي الجديد", "gawadar|gwader|غوادر|كوادر"],
  ["TUK", 1, 25.983, 63.067, "Turbat", "تربت", "Turbat International", "تربت الدولي", "turbet|torbat|kech|تربات"],
  ["DEA", 1, 29.961, 70.488, "Dera Ghazi Khan", "ديرة غازي خان", "Dera Ghazi Khan International", "ديرة غازي خان الدولي", "dg khan|d g khan|dera ghazi|ديره غازي"],
  ["PZH", 1, 31.358, 69.464, "Zhob", "جوب", "Zhob Airport", "مطار جوب", "zob|fort sandeman|ژوب"],
  ["WNS", 1, 26.219, 68.392, "Nawabshah", "نواب شاه", "Shaheed Benazirabad Airport", "مطار الشهيدة بينظير آباد", "nawab shah|nawabsha|benazirabad|نوابشاه"],
];

// biome-ignore format: a table is read by its rows.
const saudiArabia: readonly Row[] = [
  ["JED", 4, 21.664, 39.174, "Jeddah", "جدة", "King Abdulaziz International", "الملك عبدالعزيز الدولي", "jeda|jedda|jiddah|jidda|makkah|mecca|جده|مكة|مكه", ["1", "1"]],
  ["RUH", 4, 24.959, 46.703, "Riyadh", "الرياض", "King Khalid International", "الملك خالد الدولي", "riyad|riad|ryadh|riyaad|رياض", ["5", "3"]],
  ["DMM", 3, 26.471, 49.798, "Dammam", "الدمام", "King Fahd International", "الملك فهد الدولي", "damam|damman|dammaam|khobar|dhahran|دمام|الخبر|الظهران"],
  ["MED", 3, 24.544, 39.699, "Madinah", "المدينة المنورة", "Prince Mohammad bin Abdulaziz International", "الأمير محمد بن عبدالعزيز الدولي", "medina|madina|medinah|al madinah|المدينه|مدينة"],
  ["AHB", 3, 18.234, 42.658, "Abha", "أبها", "Abha International", "أبها الدولي", "abhaa|khamis mushait|ابها|خميس مشيط"],
  ["TUU", 3, 28.373, 36.599, "Tabuk", "تبوك", "Prince Sultan bin Abdulaziz International", "الأمير سلطان بن عبدالعزيز الدولي", "tabouk|tabook|tabuuk"],
  ["TIF", 2, 21.48, 40.553, "Taif", "الطائف", "Taif International", "الطائف الدولي", "taef|ta'if|at taif|طائف|الطايف"],
  ["ELQ", 3, 26.305, 43.768, "Qassim", "القصيم", "Prince Naif bin Abdulaziz International", "الأمير نايف بن عبدالعزيز الدولي", "gassim|qaseem|buraidah|buraydah|unaizah|قصيم|بريدة|عنيزة"],
  ["HAS", 2, 27.438, 41.69, "Hail", "حائل", "Hail International", "حائل الدولي", "hael|ha'il|hayel|حايل"],
  ["YNB", 2, 24.141, 38.063, "Yanbu", "ينبع", "Prince Abdulmohsen bin Abdulaziz International", "الأمير عبدالمحسن بن عبدالعزيز الدولي", "yanboo|yenbo|yanbo"],
  ["GIZ", 3, 16.899, 42.582, "Jazan", "جازان", "King Abdullah bin Abdulaziz International", "الملك عبدالله بن عبدالعزيز الدولي", "jizan|gizan|jazaan|جيزان"],
  ["EAM", 2, 17.613, 44.415, "Najran", "نجران", "Najran Airport", "مطار نجران", "najraan|nejran|najrn"],
  ["ABT", 2, 20.294, 41.64, "Al Baha", "الباحة", "King Saud bin Abdulaziz Airport", "مطار الملك سعود بن عبدالعزيز", "baha|albaha|bahah|al bahah|باحة|الباحه"],
  ["HOF", 2, 25.295, 49.487, "Al Ahsa", "الأحساء", "Al Ahsa International", "الأحساء الدولي", "hofuf|hufuf|ahsa|hasa|alahsa|الهفوف|احساء|الاحساء"],
  ["AJF", 2, 29.789, 40.101, "Al Jouf", "الجوف", "Al Jouf International", "الجوف الدولي", "jouf|jawf|aljouf|sakaka|سكاكا|جوف"],
  ["RAE", 2, 30.903, 41.137, "Arar", "عرعر", "Arar International", "عرعر الدولي", "araar|arrar|ar'ar"],
  ["URY", 1, 31.41, 37.275, "Qurayyat", "القريات", "Qurayyat Domestic", "القريات الداخلي", "gurayat|qurayat|guriat|قريات"],
  ["ULH", 2, 26.481, 38.117, "AlUla", "العلا", "AlUla International", "العلا الدولي", "al ula|ula|al-ula|hegra|علا|الحجر"],
  ["EJH", 1, 26.208, 36.475, "Al Wajh", "الوجه", "Red Sea Gateway, Al Wajh", "مطار الوجه", "wajh|wedjh|alwajh|وجه"],
  ["BHH", 1, 19.995, 42.618, "Bisha", "بيشة", "Bisha Airport", "مطار بيشة", "beesha|bishah|bishaa|بيشه"],
  ["WAE", 1, 20.498, 45.204, "Wadi Al Dawasir", "وادي الدواسر", "Wadi Al Dawasir Airport", "مطار وادي الدواسر", "wadi ad dawasir|dawasir|wadi aldawaser|الدواسر"],
  ["RAH", 1, 29.623, 43.489, "Rafha", "رفحاء", "Rafha Domestic", "رفحاء الداخلي", "rafhaa|rafhah|رفحا"],
  ["TUI", 1, 31.689, 38.734, "Turaif", "طريف", "Turaif Domestic", "طريف الداخلي", "turayf|turaief|toraif"],
  ["SHW", 1, 17.469, 47.112, "Sharurah", "شرورة", "Sharurah Domestic", "شرورة الداخلي", "sharura|sharoura|sharorah|شروره"],
  ["DWD", 1, 24.446, 44.129, "Dawadmi", "الدوادمي", "King Salman bin Abdulaziz Airport", "مطار الملك سلمان بن عبدالعزيز", "dawadami|duwadimi|ad dawadimi|دوادمي"],
  ["AQI", 1, 28.334, 46.121, "Qaisumah", "القيصومة", "Qaisumah International", "القيصومة الدولي", "qaisuma|hafar al batin|qaysumah|حفر الباطن|قيصومة"],
  ["NUM", 2, 27.925, 35.29, "Neom", "نيوم", "Neom Bay", "خليج نيوم", "neum|neoom|sharma|نيووم"],
  ["RSI", 2, 25.63, 37.078, "Red Sea", "البحر الأحمر", "Red Sea International", "البحر الأحمر الدولي", "redsea|umluj|amaala|أملج|البحر الاحمر"],
];

export const airports: readonly Airport[] = [
  ...pakistan.map(placed("PK", "Asia/Karachi")),
  ...saudiArabia.map(placed("SA", "Asia/Riyadh")),
  // biome-ignore format: a table is read by its rows.
  ...([
    ["DXB", 4, 25.253, 55.364, "Dubai", "دبي", "Dubai International", "دبي الدولي", "dubay|dubbai|dubi|دبى", ["2", "3"]],
    ["AUH", 4, 24.433, 54.651, "Abu Dhabi", "أبوظبي", "Zayed International", "زايد الدولي", "abudhabi|abu dabi|abu zabi|أبو ظبي|ابوظبي", ["A", "A"]],
  ] satisfies readonly Row[]).map(placed("AE", "Asia/Dubai")),
  placed(
    "QA",
    "Asia/Qatar",
  )(["DOH", 4, 25.273, 51.608, "Doha", "الدوحة", "Hamad International", "حمد الدولي", "dohah|dooha|دوحة|الدوحه"]),
  placed(
    "TR",
    "Europe/Istanbul",
  )([
    "IST",
    4,
    41.275,
    28.752,
    "Istanbul",
    "إسطنبول",
    "Istanbul Airport",
    "مطار إسطنبول",
    "istanbol|stanbul|estanbul|اسطنبول|استانبول",
  ]),
  placed(
    "EG",
    "Africa/Cairo",
  )([
    "CAI",
    4,
    30.122,
    31.406,
    "Cairo",
    "القاهرة",
    "Cairo International",
    "القاهرة الدولي",
    "cairoo|kairo|al qahirah|القاهره|قاهرة",
    ["2", "3"],
  ]),
  placed(
    "GB",
    "Europe/London",
  )([
    "LHR",
    4,
    51.47,
    -0.454,
    "London",
    "لندن",
    "Heathrow",
    "هيثرو",
    "londn|heathrow|hethrow|لندون|هيثروو",
    ["5", "4"],
  ]),
  placed(
    "MY",
    "Asia/Kuala_Lumpur",
  )([
    "KUL",
    4,
    2.746,
    101.71,
    "Kuala Lumpur",
    "كوالالمبور",
    "Kuala Lumpur International",
    "كوالالمبور الدولي",
    "kualalumpur|kuala lumpor|kl|كوالا لمبور",
    ["1", "1"],
  ]),
];

const byIata = new Map(airports.map((airport) => [airport.iata, airport]));

export const airportOf = (iata: string): Airport | undefined => byIata.get(iata);

/** For codes that come from this world's own tables. */
export const knownAirport = (iata: string): Airport => {
  const found = byIata.get(iata);
  if (found === undefined) throw new Error(`The world has no airport ${iata}; its airports are in world/airports.ts.`);
  return found;
};
