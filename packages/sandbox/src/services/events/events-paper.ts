import { groupOnce, passWords } from "../../world/events/event-words.data.ts";
import type { Pass } from "../../world/events/events.ts";
import type { Names } from "../../world/names.ts";
import { toLocal } from "../../world/zones.ts";
import type { PaperPart } from "../orders/document.types.ts";
import { listed, momentWords } from "../orders/moment-words.ts";
import {
  bookingReference,
  doneBefore,
  paperPart,
  paperWords,
  type Ticket,
  ticketNumber,
  withDocument,
} from "../papers/paper.ts";
import type { Booked } from "../selling/bookings.ts";
import { countedPasses, showOf, ticketsOfPasses } from "./events-quotes.ts";
import { doorsOf, type EventBooking, eventsOrders } from "./events-sales.ts";
import { passNames } from "./events-wire.ts";

const words = {
  venue: { en: "Venue", ar: "المكان" },
  address: { en: "Address", ar: "العنوان" },
  doors: { en: "Doors open", ar: "فتح الأبواب" },
  starts: { en: "Start", ar: "وقت البدء" },
  ends: { en: "End", ar: "النهاية" },
  pass: { en: "Pass", ar: "نوع التذكرة" },
  passes: { en: "Passes", ar: "التذاكر" },
  tickets: { en: "Tickets", ar: "التذاكر" },
  id: { en: "ID is checked at the doors", ar: "تُراجَع الهوية عند الأبواب" },
  bring: { en: "Bring the document in the name on the ticket", ar: "أحضر الوثيقة التي بالاسم المكتوب على التذكرة" },
  age: { en: "Proof of age is asked for at the doors", ar: "يُطلب إثبات العمر عند الأبواب" },
} as const satisfies Readonly<Record<string, Names>>;

const advice = {
  open: { en: "The doors open.", ar: "تُفتح الأبواب." },
  code: {
    en: "Keep the code at hand: it is read once at the doors.",
    ar: "أبقِ الرمز في متناولك: يُقرأ مرة واحدة عند الأبواب.",
  },
  codes: {
    en: "Keep the codes at hand: each is read once at the doors.",
    ar: "أبقِ الرموز في متناولك: يُقرأ كل منها مرة واحدة عند الأبواب.",
  },
  each: { en: "Each of you shows the code of their own ticket.", ar: "يُظهر كل منكم رمز تذكرته." },
  oneId: { en: "One ID is enough for a whole group.", ar: "تكفي بطاقة واحدة للمجموعة كلها." },
  id: {
    en: "ID is checked at the doors: bring the document that belongs to the name on the ticket.",
    ar: "تُراجَع الهوية عند الأبواب: أحضر وثيقة صاحب الاسم المكتوب على التذكرة.",
  },
} as const satisfies Readonly<Record<string, Names>>;

const openingOf = (order: Booked<EventBooking>) => ({
  at: toLocal(doorsOf(order), order.starts.zone),
  zone: order.starts.zone,
});

/** Which event, where and when. */
const factsOf = (order: Booked<EventBooking>, locale: keyof Names): PaperPart["facts"] => {
  const { detail, ends, starts } = order;
  const { ageMin, requires, venue } = showOf(detail).event;
  return [
    { name: words.doors[locale], value: momentWords(openingOf(order), locale) },
    { name: words.starts[locale], value: momentWords(starts, locale) },
    { name: words.ends[locale], value: momentWords(ends, locale) },
    { name: words.venue[locale], value: venue.names[locale] },
    { name: words.address[locale], value: venue.address[locale] },
    ...(requires === "document" ? [{ name: words.id[locale], value: words.bring[locale] }] : []),
    ...(ageMin === null ? [] : [{ name: words.age[locale], value: `${ageMin}+` }]),
  ];
};

const namedIn = ({ attendees }: EventBooking, id: string): string | null => {
  const holder = attendees[id];
  return holder === undefined ? null : `${holder.first_name} ${holder.last_name}`;
};

/** What a pass is; of one for several, how it lets them in. */
const passOnPaper = ({ admits, id }: Pass, locale: keyof Names): string =>
  [passNames(id), ...(admits > 1 ? [passWords.group.note] : [])].map((name) => name[locale]).join("\n");

const groupNotes = (passes: readonly Pass[], locale: keyof Names): string[] =>
  passes.some(({ admits }) => admits > 1) ? [groupOnce[locale]] : [];

/** What is shown at the door. */
export const eventsTicket: Ticket = {
  title: { en: "Event ticket", ar: "تذكرة فعالية" },
  show: { en: "Show this at the doors", ar: "أظهر هذا عند الأبواب" },
  reference: bookingReference,
  isRead: true,
  partsOf: (given, locale) => {
    const order = eventsOrders.of(given);
    const { detail } = order;
    const passes = countedPasses(detail).map(({ count, pass }) => `${count} × ${passNames(pass.id)[locale]}`);
    return [
      paperPart(showOf(detail).event.names[locale], {
        facts: [...factsOf(order, locale), { name: words.passes[locale], value: listed(passes, locale) }],
      }),
      paperPart(words.tickets[locale], {
        columns: [paperWords.name[locale], words.pass[locale], paperWords.code[locale]],
        rows: ticketsOfPasses(detail).map(({ id, pass }) => [
          withDocument(namedIn(detail, id) ?? passNames(pass.id)[locale], detail.attendees[id]?.document),
          passOnPaper(pass, locale),
          ticketNumber(order, id, locale),
        ]),
      }),
    ];
  },
  beforeOf: (given, locale) => {
    const order = eventsOrders.of(given);
    const { ageMin, requires } = showOf(order.detail).event;
    const passes = ticketsOfPasses(order.detail).map(({ pass }) => pass);
    const isAlone = passes.length === 1;
    const hasGroup = passes.some(({ admits }) => admits > 1);
    const kept = [
      ...(hasGroup && isAlone ? [] : [isAlone ? advice.code : advice.codes]),
      ...(hasGroup ? [groupOnce] : isAlone ? [] : [advice.each]),
      ...(requires === "document" ? [...(hasGroup ? [advice.oneId] : []), advice.id] : []),
      ...(ageMin === null
        ? []
        : [{ en: `From ${ageMin} years: bring proof of age.`, ar: `من عمر ${ageMin} سنة: أحضر ما يثبت العمر.` }]),
    ];
    return [...doneBefore(openingOf(order), [[0, advice.open]], locale), ...kept.map((said) => said[locale])];
  },
  personal: {
    until: (order) => doorsOf(eventsOrders.of(order)),
    nameOf: (order, id) => namedIn(eventsOrders.of(order).detail, id),
    partOf: (given, id, locale) => {
      const order = eventsOrders.of(given);
      const { event } = showOf(order.detail);
      const pass = ticketsOfPasses(order.detail).find((one) => one.id === id)?.pass;
      return paperPart(event.names[locale], {
        facts: [
          ...factsOf(order, locale),
          ...(pass ? [{ name: words.pass[locale], value: passOnPaper(pass, locale) }] : []),
        ],
        notes: groupNotes(pass ? [pass] : [], locale),
      });
    },
    advice: {
      en: "Show its code at the doors, printed or on your phone. It is read once.",
      ar: "أظهر الرمز عند الأبواب مطبوعًا أو على هاتفك، فهو يُقرأ مرة واحدة.",
    },
  },
};
