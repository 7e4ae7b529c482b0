import type { Names } from "../names.ts";

export type AccommodationKind = "hotel" | "aparthotel" | "resort" | "guest_house" | "hostel";

// biome-ignore format: a table is read by its rows.
const words: readonly (readonly [en: string, ar: string])[] = [
  ["Saffron", "الزعفران"], ["Lapis", "اللازورد"], ["Marigold", "الأقحوان"], ["Cedar", "الأرز"], ["Pearl", "اللؤلؤة"], ["Crescent", "الهلال"],
  ["Jasmine", "الياسمين"], ["Minaret", "المئذنة"], ["Lantern", "الفانوس"], ["Caravan", "القافلة"], ["Falcon", "الصقر"], ["Date Palm", "النخلة"],
  ["Rosewater", "ماء الورد"], ["Blue Tile", "البلاط الأزرق"], ["Courtyard", "الفناء"], ["Starlit", "ضوء النجوم"], ["Silk Road", "طريق الحرير"],
  ["Oasis", "الواحة"], ["Orchard", "البستان"], ["Amber", "العنبر"], ["Sandstone", "الحجر الرملي"], ["Turquoise", "الفيروز"], ["Mihrab", "المحراب"],
  ["Cardamom", "الهيل"], ["Pomegranate", "الرمان"], ["Gazelle", "الغزال"], ["Lattice", "المشربية"], ["Tamarind", "التمر الهندي"], ["Qasr", "القصر"],
  ["Mulberry", "التوت"], ["Kite", "الحدأة"], ["Riverbend", "منعطف النهر"], ["Morning Star", "نجمة الصبح"], ["Olive", "الزيتون"], ["Sidr", "السدر"],
  ["Acacia", "الطلح"], ["Moonlight", "ضوء القمر"], ["Almond", "اللوز"], ["Ivory", "العاج"], ["Peacock", "الطاووس"], ["Cypress", "السرو"], ["Copper", "النحاس"],
];

// biome-ignore format: a table is read by its rows.
const shapes: Readonly<Record<AccommodationKind, readonly (readonly [en: (word: string) => string, ar: (word: string) => string])[]>> = {
  hotel: [[(word) => `${word} Hotel`, (word) => `فندق ${word}`], [(word) => `The ${word} Grand`, (word) => `فندق ${word} الكبير`], [(word) => `Dar ${word}`, (word) => `دار ${word}`]],
  aparthotel: [[(word) => `${word} Residences`, (word) => `مساكن ${word} الفندقية`], [(word) => `${word} Suites`, (word) => `أجنحة ${word}`]],
  resort: [[(word) => `${word} Resort`, (word) => `منتجع ${word}`]],
  guest_house: [[(word) => `${word} Guest House`, (word) => `دار ضيافة ${word}`], [(word) => `${word} Lodge`, (word) => `نزل ${word} الريفي`]],
  hostel: [[(word) => `${word} Hostel`, (word) => `بيت شباب ${word}`]],
};

export const nameCount = words.length;

/** An invented name. Within a city, another number gives another name; the area tells it from a namesake elsewhere. No line begins with its dash. */
export const hotelName = (kind: AccommodationKind, index: number, area: Names): Names => {
  const [en, ar] = words[index % words.length] ?? ["Saffron", "الزعفران"];
  const forms = shapes[kind];
  const [write, writeAr] = forms[Math.floor(index / words.length + index) % forms.length] ?? shapes.hotel[0] ?? [];
  if (write === undefined || writeAr === undefined) throw new Error(`A ${kind} has no form of name.`);
  return { en: `${write(en)} ${area.en}`, ar: `${writeAr(ar)}\u00a0– ${area.ar}` };
};
