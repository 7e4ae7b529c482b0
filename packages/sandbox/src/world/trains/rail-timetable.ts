import type { Names } from "../names.ts";
import { createNetwork } from "../routes.ts";

/** Lines, each from station to station with the kilometres between them. */
const lines: readonly string[] = [
  "karachi-city 4 karachi-cantt 20 landhi 60 jungshahi 82 kotri 8 hyderabad 62 tando-adam 24 shahdadpur 42 nawabshah 62 padidan 40 mehrabpur 52 khairpur 22 rohri 34 pano-aqil 28 ghotki 40 daharki 56 sadiqabad 30 rahim-yar-khan 46 khanpur 40 liaquatpur 42 dera-nawab-sahib 52 bahawalpur 20 lodhran 54 shujabad 36 multan-cantt 48 khanewal 46 mian-channu 38 chichawatni 46 sahiwal 38 okara 48 pattoki 44 raiwind 26 kot-lakhpat 14 lahore-junction",
  "lodhran 92 khanewal",
  "lahore-junction 68 gujranwala 32 wazirabad 14 gujrat 20 lala-musa 34 jhelum 66 gujar-khan 52 rawalpindi 14 islamabad 18 taxila-cantt 58 attock-city 42 nowshera 40 peshawar-city 4 peshawar-cantt",
  "khanewal 66 shorkot-cantt 34 toba-tek-singh 30 gojra 50 faisalabad 20 chak-jhumra 28 chiniot 8 chenab-nagar 30 shaheenabad 18 sargodha 92 malakwal 34 mandi-bahauddin 50 lala-musa",
  "chak-jhumra 24 sangla-hill 56 sheikhupura 38 lahore-junction",
  "wazirabad 42 sialkot",
  "kotri 130 sehwan 42 dadu 122 larkana 84 jacobabad 154 sibi 90 mach 64 quetta",
  "rohri 5 sukkur 38 shikarpur 42 jacobabad",
  "quetta 142 chaman",
  "quetta 146 nushki 186 dalbandin 168 nok-kundi 128 taftan",
  "hyderabad 66 mirpur-khas",
  "multan-cantt 36 muzaffargarh 54 kot-adu 62 leiah 78 bhakkar 102 kundian 18 mianwali 176 attock-city",
  "makkah 72 jeddah-sulaymaniyah 24 jeddah-airport 92 king-abdullah-city 262 madinah",
  "riyadh-east 310 hofuf 68 abqaiq 66 dammam",
  "riyadh-north 190 majmaah 162 qassim 270 hail 302 al-jouf 317 qurayyat",
];

const linksOf = (line: string) => {
  const signs = line.split(" ");
  return signs.flatMap((sign, at) => {
    const [km = "", to = ""] = signs.slice(at + 1);
    return at % 2 === 0 && to !== "" ? [[sign, to, Number(km), Number(km)] as const] : [];
  });
};

const between = createNetwork(lines.flatMap(linksOf));

/** A stop, in minutes from midnight of the day on which the train begins its run. */
export type Call = {
  readonly station: string;
  readonly km: number;
  readonly arrives: number;
  readonly departs: number;
};

/** A train as it runs on its days, by its number. */
export type RailService = {
  readonly number: string;
  readonly names: Names;
  readonly operator: string;
  readonly classes: readonly string[];
  /** Days on which it begins its run, 0 for Monday. */
  readonly days: readonly number[];
  readonly calls: readonly Call[];
};

type Row = readonly [
  number: number,
  en: string,
  ar: string,
  operator: string,
  kmh: number,
  /** Of the way there and of the way back; several a day are trains of their own. */
  leaves: string,
  returns: string,
  days: string,
  daysBack: string,
  classes: string,
  calls: string,
];

const daily = "0123456";
const all = "economy ac-standard ac-business ac-sleeper";
const saudi = "sa-economy sa-business";

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  [1, "Sea Breeze", "نسيم البحر", "IND", 82, "08:00", "17:00", daily, daily, all, "karachi-city karachi-cantt hyderabad nawabshah rohri rahim-yar-khan khanpur bahawalpur multan-cantt khanewal sahiwal raiwind lahore-junction"],
  [3, "Night Mail", "بريد الليل", "IND", 66, "22:00", "20:00", daily, daily, "economy ac-standard ac-business", "karachi-city karachi-cantt landhi kotri hyderabad tando-adam shahdadpur nawabshah padidan mehrabpur khairpur rohri pano-aqil ghotki daharki sadiqabad rahim-yar-khan khanpur liaquatpur dera-nawab-sahib bahawalpur lodhran shujabad multan-cantt khanewal mian-channu chichawatni sahiwal okara pattoki raiwind kot-lakhpat lahore-junction"],
  [5, "Green Crescent", "الهلال الأخضر", "IND", 92, "22:30", "15:00", daily, daily, "economy ac-business ac-parlour ac-sleeper", "karachi-cantt hyderabad rohri bahawalpur khanewal lahore-junction gujranwala jhelum rawalpindi islamabad"],
  [7, "Five Valleys", "الأودية الخمسة", "IND", 68, "06:30", "08:30", daily, daily, all, "karachi-city karachi-cantt hyderabad nawabshah rohri rahim-yar-khan bahawalpur multan-cantt khanewal sahiwal lahore-junction gujranwala wazirabad lala-musa jhelum rawalpindi taxila-cantt attock-city nowshera peshawar-city peshawar-cantt"],
  [9, "Chenab", "تشيناب", "IND", 62, "17:00", "12:00", daily, daily, "economy ac-standard", "karachi-cantt hyderabad rohri bahawalpur multan-cantt khanewal shorkot-cantt toba-tek-singh gojra faisalabad chak-jhumra chiniot chenab-nagar shaheenabad sargodha malakwal mandi-bahauddin lala-musa"],
  [11, "Cotton Fields", "حقول القطن", "IND", 64, "18:30", "16:30", "0246", "0135", "economy ac-standard ac-business", "karachi-cantt hyderabad nawabshah rohri rahim-yar-khan khanpur bahawalpur multan-cantt khanewal toba-tek-singh gojra faisalabad sangla-hill sheikhupura lahore-junction"],
  [13, "Arrow", "السهم", "PNJ", 96, "16:00", "18:00", daily, daily, "ac-parlour ac-business ac-sleeper", "karachi-cantt rohri khanewal lahore-junction"],
  [15, "Ravi Morning", "صباح رافي", "PNJ", 84, "07:30", "17:30", daily, daily, "economy ac-parlour", "lahore-junction gujranwala jhelum rawalpindi"],
  [17, "Margalla", "مارغلا", "IND", 70, "00:30", "00:15", daily, daily, "economy ac-standard ac-parlour", "lahore-junction gujranwala wazirabad gujrat lala-musa jhelum gujar-khan rawalpindi islamabad"],
  [19, "Khyber Gate", "بوابة خيبر", "IND", 60, "08:00", "16:00", daily, daily, "economy ac-standard", "rawalpindi taxila-cantt attock-city nowshera peshawar-city peshawar-cantt"],
  [41, "Loom", "النول", "PNJ", 72, "06:45 18:30", "07:15 18:15", daily, daily, "economy ac-parlour", "lahore-junction sheikhupura sangla-hill chak-jhumra faisalabad"],
  [23, "Lasani", "لاثاني", "IND", 58, "09:00", "14:00", "012345", "012345", "economy ac-standard", "lahore-junction gujranwala wazirabad sialkot"],
  [25, "City of Saints", "مدينة الأولياء", "IND", 74, "07:00", "16:15", daily, daily, "economy ac-standard ac-business", "lahore-junction raiwind pattoki okara sahiwal chichawatni mian-channu khanewal multan-cantt"],
  [27, "Bolan Pass", "ممر بولان", "IND", 58, "19:00", "11:00", "0246", "1356", "economy ac-standard", "karachi-city karachi-cantt kotri sehwan dadu larkana jacobabad sibi mach quetta"],
  [29, "Quetta Mail", "بريد كويتا", "IND", 60, "09:00", "07:00", daily, daily, "economy ac-standard ac-business", "quetta mach sibi jacobabad shikarpur sukkur rohri rahim-yar-khan bahawalpur multan-cantt sahiwal lahore-junction rawalpindi peshawar-cantt"],
  [31, "Desert Mixed", "قطار الصحراء", "IND", 44, "14:30", "09:00", "15", "36", "economy", "quetta nushki dalbandin nok-kundi taftan"],
  [33, "Apple Orchard", "بستان التفاح", "IND", 40, "07:30", "14:00", daily, daily, "economy", "quetta chaman"],
  [35, "Thal", "ثل", "IND", 56, "07:00", "08:00", daily, daily, "economy ac-standard", "multan-cantt muzaffargarh kot-adu leiah bhakkar kundian mianwali attock-city rawalpindi"],
  [37, "Mango Branch", "غصن المانجو", "IND", 46, "06:00", "17:00", daily, daily, "economy", "hyderabad mirpur-khas"],
  [39, "Coast Commuter", "قطار الساحل", "IND", 64, "07:15", "17:45", daily, daily, "economy ac-standard", "karachi-city karachi-cantt landhi jungshahi kotri hyderabad"],
  [101, "Haramain", "الحرمين", "HJZ", 210, "06:00 08:00 10:00 12:00 14:00 16:00 18:00 20:00 22:00", "05:30 07:30 09:30 11:30 13:30 15:30 17:30 19:30 21:30", daily, daily, saudi, "makkah jeddah-sulaymaniyah jeddah-airport king-abdullah-city madinah"],
  [201, "Eastern", "الشرقية", "NJD", 140, "05:45 09:15 12:45 16:30 19:30", "06:00 09:00 12:30 16:00 20:00", daily, daily, saudi, "riyadh-east hofuf abqaiq dammam"],
  [301, "Northern Day", "نهار الشمال", "NJD", 150, "09:00 17:00", "08:00 16:00", daily, daily, saudi, "riyadh-north majmaah qassim hail"],
  [321, "Northern Night", "ليل الشمال", "NJD", 145, "21:30", "20:30", "0246", "0135", saudi, "riyadh-north majmaah qassim hail al-jouf qurayyat"],
];

const dwell = 3;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const callsOf = (stations: readonly string[], leaves: number, kmh: number): readonly Call[] => {
  const calls: Call[] = [];
  for (const station of stations) {
    const before = calls.at(-1);
    const way = before === undefined ? 0 : between(before.station, station)?.km;
    if (way === undefined) throw new Error(`No line leads from ${before?.station} to ${station}.`);
    const arrives = before === undefined ? leaves : before.departs + Math.round((way / kmh) * 60);
    calls.push({
      station,
      km: (before?.km ?? 0) + way,
      arrives,
      departs: before === undefined ? leaves : arrives + dwell,
    });
  }
  return calls;
};

const servicesOf = (row: Row): readonly RailService[] => {
  const [number, en, ar, operator, kmh, leaves, returns, days, daysBack, classes, calls] = row;
  const way = calls.split(" ");
  const ways = [
    { times: leaves, days, stations: way },
    { times: returns, days: daysBack, stations: way.toReversed() },
  ];
  return ways.flatMap(({ days: on, stations, times }, back) =>
    times.split(" ").map((time, index) => ({
      number: String(number + 2 * index + back),
      names: { en, ar },
      operator,
      classes: classes.split(" "),
      days: Array.from(on, Number),
      calls: callsOf(stations, minuteOf(time), kmh),
    })),
  );
};

/** Every train there is, by its number; odd ones there, even ones back. */
export const railServices: readonly RailService[] = rows.flatMap(servicesOf);

const byNumber = new Map(railServices.map((service) => [service.number, service]));

export const railServiceOf = (number: string): RailService | undefined => byNumber.get(number);
