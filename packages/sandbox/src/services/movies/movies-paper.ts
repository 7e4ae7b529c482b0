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
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown at the door, one for the party. */
export const moviesTicket: Ticket = {
  title: { en: "Cinema ticket", ar: "تذكرة سينما" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, starts } = moviesOrders.of(order);
    const { cinema, film, hall } = bookedShow(detail);
    const [first] = seatsOf(bookedShow(detail), detail.seats);
    const facts: readonly (readonly [keyof typeof words, string])[] = [
      ["starts", momentWords(starts, locale)],
      ["cinema", `${cinema.names[locale]}\n${cinema.address[locale]}`],
      ["hall", hall.names[locale]],
      ["seats", detail.seats.join(", ")],
      ["category", hallCategoryNames[first?.category ?? "standard"][locale]],
      ["code", ticketNumber(order, order.travellers[0]?.id ?? "", locale)],
    ];
    return [
      paperPart(film.names[locale], { facts: facts.map(([name, value]) => ({ name: words[name][locale], value })) }),
    ];
  },
};
