import { times } from "../../world/counted.ts";
import { languageNames } from "../../world/language-names.ts";
import { certificates } from "../../world/movies/films.data.ts";
import { hallCategoryNames } from "../../world/movies/halls.ts";
import type { Names } from "../../world/names.ts";
import { momentWords } from "../orders/moment-words.ts";
import { bookingReference, doneBefore, paperPart, type Ticket, ticketNumber, withDocument } from "../papers/paper.ts";
import { extraSold, seatsOf } from "./movies-quotes.ts";
import { bookedShow, moviesOrders } from "./movies-sales.ts";

const words = {
  starts: { en: "Starts", ar: "يبدأ" },
  ends: { en: "Ends", ar: "ينتهي" },
  cinema: { en: "Cinema", ar: "دار السينما" },
  hall: { en: "Hall", ar: "القاعة" },
  seats: { en: "Seats", ar: "المقاعد" },
  category: { en: "Category", ar: "الفئة" },
  format: { en: "Format", ar: "نوع العرض" },
  language: { en: "Language", ar: "اللغة" },
  extras: { en: "Extras, at the snack counter", ar: "الإضافات، من منضدة الوجبات الخفيفة" },
  code: { en: "Entry code", ar: "رمز الدخول" },
  name: { en: "ID check", ar: "مراجعة الهوية" },
  age: { en: "Age rating", ar: "التصنيف العمري" },
  proof: { en: "Proof of age is asked for at the door", ar: "يُطلب إثبات العمر عند الباب" },
  glasses: { en: "3D glasses, one for each of you", ar: "نظارة ثلاثية الأبعاد لكل شخص" },
  bring: { en: "Bring yours", ar: "أحضر نظارتك" },
  show: {
    en: "Show the code at the door. One code covers your whole group.",
    ar: "أظهر الرمز عند الباب. رمز واحد يكفي مجموعتك كلها.",
  },
  begins: { en: "The film starts.", ar: "يبدأ الفيلم." },
  keep: {
    en: "Keep the code ready, printed or on your phone. It is scanned once at the door.",
    ar: "أبقِ الرمز جاهزًا، مطبوعًا أو على جوالك، فهو يُمسح مرة واحدة عند الباب.",
  },
  document: {
    en: "ID is checked at the door: bring the document ending",
    ar: "تُراجَع الهوية عند الباب: أحضر الوثيقة المنتهية بـ",
  },
  collect: { en: "Bring yours, or collect those that you bought", ar: "أحضر نظارتك، أو استلم ما اشتريته" },
} as const satisfies Readonly<Record<string, Names>>;

const formats = {
  "2d": { en: "2D", ar: "2D" },
  "3d": { en: "3D", ar: "3D" },
  imax: { en: "IMAX", ar: "آيماكس" },
  gold: { en: "Gold", ar: "ذهبية" },
} as const;

/** What is shown at the door, one for the party. */
export const moviesTicket: Ticket = {
  title: { en: "Movie ticket", ar: "تذكرة سينما" },
  show: { en: "Show this at the door", ar: "أظهر هذا عند الباب" },
  reference: bookingReference,
  isRead: true,
  partsOf: (order, locale) => {
    const { detail, starts } = moviesOrders.of(order);
    const { cinema, ends, film, hall, type } = bookedShow(detail);
    const { fromAge, names } = certificates[film.certificate];
    const { extras, lead, seats } = detail;
    const bought = extras.map(({ count, id }) => ({ ...extraSold(id), count }));
    const glasses = bought.some(({ kind }) => kind === "glasses") ? words.collect : words.bring;
    const [first] = seatsOf(bookedShow(detail), seats);
    const facts: readonly (readonly [keyof typeof words, string])[] = [
      ["starts", momentWords(starts, locale)],
      ["ends", momentWords({ at: ends, zone: cinema.zone }, locale)],
      ["cinema", `${cinema.names[locale]}\n${cinema.address[locale]}`],
      ["hall", hall.names[locale]],
      ["seats", seats.join(", ")],
      ["category", hallCategoryNames[first?.category ?? "standard"][locale]],
      ["format", formats[type][locale]],
      ["language", languageNames(film.language)[locale]],
      ["code", ticketNumber(order, order.travellers[0]?.id ?? "", locale)],
      ...(lead === null
        ? []
        : [["name", withDocument(`${lead.first_name} ${lead.last_name}`, lead.document)] as const]),
      ["age", fromAge === null ? names[locale] : `${names[locale]}\n${words.proof[locale]}`],
      ...(type === "3d" ? [["glasses", glasses[locale]] as const] : []),
      ...(bought.length === 0
        ? []
        : [["extras", bought.map(({ count, names }) => times(names, count)[locale]).join("\n")] as const]),
    ];
    return [
      paperPart(film.names[locale], { facts: facts.map(([name, value]) => ({ name: words[name][locale], value })) }),
    ];
  },
  beforeOf: (order, locale) => {
    const { detail, starts } = moviesOrders.of(order);
    const { lead } = detail;
    const steps = [
      [15, words.show],
      [0, words.begins],
    ] as const;
    return [
      ...doneBefore(starts, steps, locale),
      words.keep[locale],
      ...(lead === null ? [] : [`${words.document[locale]} ${lead.document}.`]),
    ];
  },
};
