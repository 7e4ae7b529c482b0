import type { Names } from "../../world/names.ts";
import { bookingReference, paperPart, paperWords, type Ticket, ticketNumber } from "../papers/paper.ts";
import { momentWords } from "../papers/paper-words.ts";
import { countedPasses, showOf, ticketsOfPasses } from "./events-quotes.ts";
import { eventsOrders } from "./events-sales.ts";
import { passNames } from "./events-wire.ts";

const words = {
  venue: { en: "Venue", ar: "المكان" },
  starts: { en: "Begins", ar: "البداية" },
  pass: { en: "Pass", ar: "التذكرة" },
  passes: { en: "Passes", ar: "التذاكر" },
} as const satisfies Readonly<Record<string, Names>>;

/** What is shown at the door. */
export const eventsTicket: Ticket = {
  title: { en: "Event ticket", ar: "تذكرة الفعالية" },
  reference: bookingReference,
  partsOf: (order, locale) => {
    const { detail, starts } = eventsOrders.of(order);
    const { event } = showOf(detail);
    return [
      paperPart(event.names[locale], {
        facts: [
          { name: words.venue[locale], value: `${event.venue.names[locale]}, ${event.venue.address[locale]}` },
          { name: words.starts[locale], value: momentWords(starts, locale) },
          {
            name: words.passes[locale],
            value: countedPasses(detail)
              .map(({ count, pass }) => `${count} × ${passNames(pass.id)[locale]}`)
              .join(", "),
          },
        ],
      }),
      paperPart(words.pass[locale], {
        columns: [words.pass[locale], paperWords.name[locale], paperWords.ticket[locale]],
        rows: ticketsOfPasses(detail).map(({ id, pass }) => {
          const holder = detail.attendees[id];
          return [
            passNames(pass.id)[locale],
            holder === undefined ? "" : `${holder.first_name} ${holder.last_name}`,
            ticketNumber(order, id, locale),
          ];
        }),
      }),
    ];
  },
};
