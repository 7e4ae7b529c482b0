import { certificates } from "../../world/movies/films.data.ts";
import { hallCategoryNames } from "../../world/movies/halls.ts";
import type { Names } from "../../world/names.ts";
import { momentWords } from "../orders/moment-words.ts";
import { bookingReference, paperPart, type Ticket, ticketNumber } from "../papers/paper.ts";
import { seatsOf } from "./movies-quotes.ts";
import { bookedShow, moviesOrders } from "./movies-sales.ts";

const words = {
  starts: { en: "Show", ar: "العرض" },
  cinema: { en: "Cinema", ar: "السينما" },
  hall: { en: "Hall", ar: "القاعة" },
  seats: { en: "Seats", ar: "المقاعد" },
  category: { en: "Category", ar: "الفئة" },
  code: { en: "Entry code", ar: "رمز الدخول" },
  name: { en: "ID is checked at the door", ar: "تُراجَع الهوية عند الباب" },
  age: { en: "Proof of age is asked for at the door", ar: "يُطلب إثبات العمر عند الباب" },
  glasses: { en: "3D glasses, one for each of you", ar: "نظارة ثلاثية الأبعاد لكل شخص" },
  bring: { en: "Bring yours, or collect those that you bought", ar: "أحضر نظارتك، أو استلم ما اشتريته" },
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown at the door, one for the party. */
export const moviesTicket: Ticket = {
  title: { en: "Cinema ticket", ar: "تذكرة سينما" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, starts } = moviesOrders.of(order);
    const { cinema, film, hall, type } = bookedShow(detail);
    const { fromAge, names } = certificates[film.certificate];
    const { lead, seats } = detail;
    const [first] = seatsOf(bookedShow(detail), seats);
    const facts: readonly (readonly [keyof typeof words, string])[] = [
      ["starts", momentWords(starts, locale)],
      ["cinema", `${cinema.names[locale]}\n${cinema.address[locale]}`],
      ["hall", hall.names[locale]],
      ["seats", seats.join(", ")],
      ["category", hallCategoryNames[first?.category ?? "standard"][locale]],
      ["code", ticketNumber(order, order.travellers[0]?.id ?? "", locale)],
      ...(lead === null ? [] : [["name", `${lead.first_name} ${lead.last_name}\n•••• ${lead.document}`] as const]),
      ...(fromAge === null ? [] : [["age", names[locale]] as const]),
      ...(type === "3d" ? [["glasses", words.bring[locale]] as const] : []),
    ];
    return [
      paperPart(film.names[locale], { facts: facts.map(([name, value]) => ({ name: words[name][locale], value })) }),
    ];
  },
};
