import type { EditionCountry, FoundPlace, Names } from "@safar/engine";

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

type SpotRow = readonly [slug: string, en: string, ar: string];

/** In a place that many stay in: what they want to be near, then the quarters that they stay in. */
// biome-ignore format: a table is read by its rows.
const spots: Readonly<Record<string, readonly SpotRow[]>> = {
  makkah: [["grand-mosque", "Grand Mosque", "المسجد الحرام"], ["ajyad", "Ajyad", "أجياد"], ["ibrahim-al-khalil", "Ibrahim Al Khalil", "إبراهيم الخليل"], ["al-aziziyah-makkah", "Al Aziziyah Makkah", "العزيزية بمكة"], ["al-shisha", "Al Shisha", "الششة"]],
  madinah: [["prophets-mosque", "Prophet's Mosque", "المسجد النبوي"], ["central-haram-area", "Central Haram Area", "المنطقة المركزية للحرم"], ["quba", "Quba", "قباء"], ["al-aziziyah-madinah", "Al Aziziyah Madinah", "العزيزية بالمدينة"], ["sultanah", "Sultanah", "سلطانة"]],
  karachi: [["quaids-mausoleum", "Quaid's Mausoleum", "ضريح القائد"], ["clifton", "Clifton", "كليفتون"], ["saddar", "Saddar", "صدر"], ["shahrah-e-faisal", "Shahrah-e-Faisal", "شارع فيصل"], ["defence", "Defence", "ديفنس"]],
  lahore: [["badshahi-mosque", "Badshahi Mosque", "مسجد بادشاهي"], ["gulberg", "Gulberg", "غلبرغ"], ["mall-road", "Mall Road", "شارع المول"], ["walled-city", "Walled City", "المدينة القديمة"], ["johar-town", "Johar Town", "جوهر تاون"]],
  riyadh: [["kingdom-tower", "Kingdom Tower", "برج المملكة"], ["olaya", "Olaya", "العليا"], ["al-malaz", "Al Malaz", "الملز"], ["diplomatic-quarter", "Diplomatic Quarter", "الحي الدبلوماسي"], ["diriyah", "Diriyah", "الدرعية"]],
  jeddah: [["king-fahd-fountain", "King Fahd Fountain", "نافورة الملك فهد"], ["al-balad", "Al Balad", "البلد"], ["al-hamra", "Al Hamra", "الحمراء"], ["corniche", "Corniche", "الكورنيش"], ["al-rawdah", "Al Rawdah", "الروضة"]],
};

/** None for a place whose quarters nobody asks for by name. */
export const spotsIn = (place: string): readonly { id: string; names: Names; isNear: boolean }[] =>
  (spots[place] ?? []).map(([slug, en, ar], order) => ({
    id: `${place}--${slug}`,
    names: { en, ar },
    isNear: order === 0,
  }));
