import type { EpochMs } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { toInstant } from "../../world/zones.ts";
import type { PaperPart } from "../orders/document.types.ts";
import { instantWords } from "../orders/moment-words.ts";
import type { Order, OrderMoment, OrderVertical } from "../orders/order.ts";

/** The ticket of a line of business. */
export type Ticket = {
  readonly title: Names;
  /** What is done with its code. */
  readonly show: Names;
  /** What the number is called by which whoever sells it finds the booking. */
  readonly reference: Names;
  /** Where, when, who, and what goes with it. */
  readonly partsOf: (order: Order, locale: keyof Names) => readonly PaperPart[];
  /** What is done by when and kept in mind until then. */
  readonly beforeOf: (order: Order, locale: keyof Names) => readonly string[];
  /** Whether its own number is read where one is let in, not the booking's. */
  readonly isRead?: boolean;
  /** One of several alone, for whoever it is for; left out where they go together. */
  readonly personal?: PersonalTicket;
};

export type PersonalTicket = {
  /** From this instant on none is sent: the doors are open. */
  readonly until: (order: Order) => EpochMs;
  /** Whose it is; null where nobody's name was asked for. */
  readonly nameOf: (order: Order, id: string) => string | null;
  /** Where, when and for what: nothing of the price, of the order or of anybody else. */
  readonly partOf: (order: Order, id: string, locale: keyof Names) => PaperPart;
  /** What to do with it. */
  readonly advice: Names;
};

/** The tickets of all lines of business; what is sold by none, as cash for a wallet is, has none. */
export type Tickets = Readonly<Partial<Record<OrderVertical, Ticket>>>;

export const bookingReference: Names = { en: "Booking reference", ar: "مرجع الحجز" };

/** What several lines of business call alike. */
export const paperWords = {
  name: { en: "Name", ar: "الاسم" },
  ticket: { en: "Ticket number", ar: "رقم التذكرة" },
  code: { en: "Code", ar: "الرمز" },
  passport: { en: "Passport", ar: "جواز السفر" },
  cnic: { en: "CNIC", ar: "البطاقة الوطنية (CNIC)" },
  saudi_id: { en: "Saudi ID", ar: "الهوية السعودية" },
} as const satisfies Readonly<Record<string, Names>>;

const notIssued: Names = { en: "Not issued yet", ar: "لم تصدر بعد" };

/** The number of somebody's ticket, or that there is none yet. */
export const ticketNumber = ({ tickets }: Pick<Order, "tickets">, traveller: string, locale: keyof Names): string =>
  tickets.find(({ travellerId }) => travellerId === traveller)?.number ?? notIssued[locale];

const titles: Readonly<Record<string, Names>> = {
  Mr: { en: "Mr", ar: "السيد" },
  "Mrs.": { en: "Mrs.", ar: "السيدة" },
  "Miss.": { en: "Miss.", ar: "الآنسة" },
};

type Person = { readonly title?: string | undefined; readonly first_name: string; readonly last_name: string };

/** A name with the title that was given with it, as the pages write it. */
export const titledName = ({ first_name, last_name, title }: Person, locale: keyof Names): string =>
  [...(title === undefined ? [] : [titles[title]?.[locale] ?? title]), first_name, last_name].join(" ");

const minuteMs = 60_000;

/** What is done so many minutes before a moment, each with its hour by the clocks of the place. */
export const doneBefore = (
  { at, zone }: OrderMoment,
  steps: readonly (readonly [minutes: number, says: Names])[],
  locale: keyof Names,
): readonly string[] =>
  steps.map(
    ([minutes, says]) => `${instantWords(toInstant(at, zone) - minutes * minuteMs, zone, locale)}: ${says[locale]}`,
  );

type Named = { readonly name: string; readonly name_ar: string };

/** What the wire names, in a language. */
export const nameIn = ({ name, name_ar }: Named, locale: keyof Names): string => (locale === "ar" ? name_ar : name);

/** A part of a paper; what it has not is left out. */
export const paperPart = (title: string, part: Partial<Omit<PaperPart, "title">>): PaperPart => ({
  title,
  facts: [],
  columns: [],
  rows: [],
  codes: [],
  notes: [],
  ...part,
});

/** A name with the end of the document that is looked at at the doors. */
export const withDocument = (name: string, ending: string | undefined): string =>
  ending === undefined ? name : `${name}\n•••• ${ending}`;
