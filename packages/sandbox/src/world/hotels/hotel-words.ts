import { between, chance } from "../hash.ts";
import type { Names } from "../names.ts";
import { stayClosings, stayOpenings } from "../remarks.data.ts";
import { oneTold } from "../reviews.ts";
import type { AccommodationKind } from "./hotel-names.ts";
import type { Hotel } from "./hotels.ts";

/** The sentences in which a hotel is told of. */
type Language = keyof Names;

const kindWords: Readonly<Record<AccommodationKind, Names>> = {
  hotel: { en: "A hotel", ar: "فندق" },
  aparthotel: { en: "An aparthotel", ar: "شقق فندقية" },
  resort: { en: "A resort", ar: "منتجع" },
  guest_house: { en: "A guest house", ar: "دار ضيافة" },
  hostel: { en: "A hostel", ar: "بيت شباب" },
};

/** What sentences of a hotel may speak of. */
export const factsOf = ({ amenities, kind, rooms, score, stars }: Hotel): ReadonlySet<string> =>
  new Set([
    ...amenities,
    kind,
    ...(rooms.some(({ view }) => view === "courtyard") ? ["courtyard"] : []),
    ...(score !== null && score >= 8 ? ["praised"] : []),
    stars > 3 ? "fine" : "modest",
  ]);

/** The quarter with its city, which some quarters name themselves. */
const areaOf = ({ area, city }: Hotel, language: Language, between: string): string =>
  area.names[language] + (area.names.en.endsWith(city.names.en) ? "" : between + city.names[language]);

export const descriptionOf = (hotel: Hotel, language: Language): string => {
  const facts = factsOf(hotel);
  const opening = oneTold(stayOpenings, facts, `${hotel.id}/opening`, 31);
  const closing = oneTold(stayClosings, facts, `${hotel.id}/closing`, 32);
  const kind = kindWords[hotel.kind][language];
  const body =
    language === "ar"
      ? `${kind} في ${areaOf(hotel, language, " بمدينة ")}، افتُتح عام ${hotel.yearOpened}.`
      : `${kind} in ${areaOf(hotel, language, ", ")}, opened in ${hotel.yearOpened}.`;
  return `${opening?.[language]}. ${body} ${closing?.[language]}`;
};

export const addressOf = (hotel: Hotel, language: Language): string => {
  const number = between(`${hotel.id}/number`, 33, 3, 240);
  const street = between(`${hotel.id}/street`, 34, 1, 28);
  return language === "ar"
    ? `مبنى ${number}، شارع ${street}، ${areaOf(hotel, language, "، ")}`
    : `${number} Street ${street}, ${areaOf(hotel, language, ", ")}`;
};

type PolicyKind = "check_in" | "children" | "pets" | "smoking" | "payment" | "deposit";

// biome-ignore format: a table is read by its rows.
const policies = ({ checkInFrom, checkOutUntil }: Hotel): readonly (readonly [kind: PolicyKind, en: string, ar: string])[] => [
  ["check_in", `Check-in from ${checkInFrom}, check-out until ${checkOutUntil}. An identity document is asked for.`, `تسجيل الوصول من ${checkInFrom}، والمغادرة حتى ${checkOutUntil}. تُطلب وثيقة هوية.`],
  ["children", "Children of every age are welcome. A cot is free on request.", "نرحب بالأطفال من كل الأعمار، وسرير الرضيع مجاني عند الطلب."],
  ["smoking", "Smoking is allowed in the open air only.", "التدخين مسموح في الأماكن المفتوحة فقط."],
  ["pets", "Pets cannot be taken in.", "لا تُقبل الحيوانات الأليفة."],
  ["payment", "Extras at the hotel are paid by card or in cash.", "تُدفع الإضافات في الفندق بالبطاقة أو نقدًا."],
  ["deposit", "A deposit is held on a card at check-in and given back at check-out.", "يُحجز مبلغ تأمين على البطاقة عند الوصول ويُعاد عند المغادرة."],
];

export const policiesOf = (hotel: Hotel, language: Language) => {
  const { id, stars, kind: of } = hotel;
  const holds: Partial<Record<PolicyKind, boolean>> = {
    deposit: stars >= 4 || of === "aparthotel",
    pets: chance(`${id}/pets`, 35) >= 0.1,
  };
  return policies(hotel)
    .filter(([kind]) => holds[kind] ?? true)
    .map(([kind, en, ar]) => ({ kind, text: language === "ar" ? ar : en }));
};

/** By country; numbers of front desks are invented, and none is given out. */
// biome-ignore format: a table is read by its rows.
const dialCodes: Readonly<Record<string, string>> = { PK: "92", SA: "966", AE: "971", QA: "974", TR: "90", EG: "20", GB: "44", MY: "60" };

/** Of the front desk, in international form. */
export const phoneOf = ({ city, id }: Hotel): string | null => {
  const code = dialCodes[city.country];
  return code === undefined ? null : `+${code}25550${between(`${id}/phone`, 35, 1000, 9999)}`;
};
