import type { I18n, MessageDescriptor } from "@lingui/core";
import type { Booking, BookingEvent, BookingView, CalendarEvent, Money, Names, PlaceTime } from "@safar/engine";
import type { Tabs } from "@safar/ui/tabs";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { BookingPart } from "../../app/addresses/booking-parts.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import type { BookingFlow } from "./booking.flow.ts";
import type { Bought } from "./listed-kinds.ts";

export type TabIcon = NonNullable<ComponentProps<typeof Tabs>["tabs"][number]["icon"]>;

/** A message with its text. */
export type Said = { readonly title: ReactNode; readonly text: ReactNode };

/** What the parts that all bookings share say of what was booked. */
export type BookedWords = {
  /** What the base of a price is of, as the checkout calls it; a fare where nothing is said. */
  readonly base?: MessageDescriptor;
  /** What is shown to travel or to check in, as a file. */
  readonly ticketFile: ReactNode;
  readonly printTicket: ReactNode;
  /** What the number is called that it is found by. */
  readonly reference: ReactNode;
  readonly cancelTitle: ReactNode;
  /** Before a cancellation: of what was not paid, of what gives nothing back, and of all else. */
  readonly cancelLead: Readonly<Record<"unpaid" | "nothingBack" | "refund", ReactNode>>;
  readonly payTitle: (amount: Money) => ReactNode;
  readonly heldUntilPaid: ReactNode;
  readonly paymentUnknown: ReactNode;
  readonly waiting: Said;
  /** The supplier has changed it, and wants an answer. */
  readonly changed: ReactNode;
  /** Why cancelling what the supplier has changed does not cost what it usually would. */
  readonly changedFees: ReactNode;
  readonly expired: ReactNode;
  /** What the booking's own page is for, where that is not what it usually is. */
  readonly ownPage?: ReactNode;
  readonly over: ReactNode;
  /** Right after the payment. */
  readonly received: {
    readonly title: ReactNode;
    /** Where what was bought was sent to, and where it will be. */
    readonly sent: (email: string) => ReactNode;
    readonly coming: (email: string) => ReactNode;
    /** The steps of the way from the money to the ticket. */
    readonly issuing: ReactNode;
    readonly issued: ReactNode;
    readonly ready: ReactNode;
  };
};

/** What a part of a booking's page is shown by. */
export type Shown<Of extends Booking> = {
  readonly view: BookingView;
  readonly booking: Of;
  readonly send: (event: BookingEvent) => void;
};

/** Something to do so many minutes before it begins; 0 is what it begins with. */
export type Moment = {
  readonly before: number;
  readonly text: ReactNode;
  /** Left out where it is done for every booking. */
  readonly isFor?: (booking: Booking) => boolean;
};

/** Where somebody travels to, and the days there, as `YYYY-MM-DD` with or without an hour; `until` null where no way on was booked. */
export type GoesTo = {
  readonly to: Names;
  readonly from: string;
  readonly until: string | null;
  readonly adults: number;
};

/** What a vertical says of what was booked: all that is needed right after it was paid for. */
export type BookedKind<Of extends Booking> = {
  readonly vertical: SoldVertical;
  readonly isOf: (booking: Booking) => booking is Of;
  readonly words: BookedWords;
  /** The same of one booking, where that says more of it. */
  readonly wordsOf?: (booking: Of) => BookedWords;
  /** Said to whoever has everything. */
  readonly ready: ReactNode;
  /** What one goes to, where it has a name that says more than what was booked. */
  readonly called?: (booking: Of) => Names;
  /** When it begins; nothing where that is not told. */
  readonly begins: (booking: Of) => PlaceTime | undefined;
  /** What of it begins later by itself, as the flight back. */
  readonly alsoBegins?: (booking: Of) => readonly PlaceTime[];
  /** What is done by when, each time that it begins, in the order of time. */
  readonly moments: readonly Moment[];
  /** What is kept in mind at any time, as items of a list. */
  readonly advice?: ReactNode;
  /** The same of one booking. */
  readonly Advice?: ComponentType<{ readonly booking: Of }>;
  /** Left out where nobody travels anywhere. */
  readonly goesTo?: (booking: Of) => GoesTo | null;
  /** By what the same is looked for again; left out where it never is. */
  readonly bought?: (booking: Of) => Bought;
  /** Whether the journey itself has ended. */
  readonly isOver: (booking: Of, now: number) => boolean;
  readonly Tickets: ComponentType<{ readonly booking: Of }>;
  /** What its supplier has changed and wants an answer to, old beside new. */
  readonly Change?: ComponentType<{ readonly booking: Of }>;
  /** Right after it was paid for: what is shown at the door, where each has a code of their own. */
  readonly Codes?: ComponentType<Pick<Shown<Of>, "booking" | "send">>;
  /** Whom it is for, where some of them can be cancelled by themselves. */
  readonly people?: (booking: Of) => readonly BookedPerson[];
};

/** Somebody of a booking, as they are called. */
export type BookedPerson = {
  readonly id: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** What was booked, to the pages and parts that all bookings share. */
export type Booked = Pick<BookedKind<Booking>, "isOver" | "moments" | "ready" | "vertical" | "words"> & {
  readonly flow: BookingFlow;
  readonly calledOf: (booking: Booking) => Names | null;
  readonly beginsOf: (booking: Booking) => PlaceTime | undefined;
  readonly alsoBeginsOf: (booking: Booking) => readonly PlaceTime[];
  readonly goesToOf: (booking: Booking) => GoesTo | null;
  readonly boughtOf: (booking: Booking) => Bought | null;
  /** Null for a booking of another kind. */
  readonly ticketsOf: (booking: Booking) => ReactNode;
  readonly wordsOf: (booking: Booking) => BookedWords;
  readonly adviceOf: (booking: Booking) => ReactNode;
  readonly changeOf: (booking: Booking) => ReactNode;
  readonly codesOf: (booking: Booking, send: Shown<Booking>["send"]) => ReactNode;
  readonly peopleOf: (booking: Booking) => readonly BookedPerson[];
};

/** A tab that only this kind of booking has, between the overview and the invoice. */
type OwnTab = { readonly id: BookingPart; readonly label: MessageDescriptor; readonly icon: TabIcon };

/** Why no ticket of a booking lets anybody in any more: nothing is left of it, or what it was for is over. */
export type Over = "ended" | "past" | false;

/** What a vertical says of the page of a booking, beside what was booked. */
export type BookingKind<Of extends Booking> = Pick<BookedKind<Of>, "isOf"> & {
  readonly booked: Booked;
  /** While nothing is known of it. */
  readonly name: MessageDescriptor;
  /** The IANA zone of the place where it begins: terms are told by its clocks. */
  readonly zoneOf: (booking: Of) => string;
  readonly Title: ComponentType<{ readonly booking: Of }>;
  /** Shares it by name. */
  readonly Share: ComponentType<{ readonly booking: Of; readonly address: string }>;
  /** Of the tab with its tickets. */
  readonly icon: TabIcon;
  /** Who travels. */
  readonly People: ComponentType<Pick<Shown<Of>, "booking" | "send"> & { readonly isOver: Over }>;
  readonly own?: readonly (OwnTab & { readonly Panel: ComponentType<{ readonly booking: Of }> })[];
  readonly manage: {
    readonly label: MessageDescriptor;
    /** What has happened to it and wants an answer. */
    readonly News?: ComponentType<Shown<Of>>;
    /** What else can be done while it has not ended. */
    readonly More?: ComponentType<Shown<Of>>;
  };
};

/** What its page shows of one booking. */
export type BookingParts = {
  readonly title: ReactNode;
  readonly share: ReactNode;
  readonly tickets: ReactNode;
  readonly people: (send: Shown<Booking>["send"]) => ReactNode;
  readonly own: readonly (OwnTab & { readonly panel: ReactNode })[];
  readonly zone: string;
  readonly news: (shown: Omit<Shown<Booking>, "booking">) => ReactNode;
  readonly more: (shown: Omit<Shown<Booking>, "booking">) => ReactNode;
};

/** A vertical's bookings, to the page that all bookings share. */
export type BookingOfKind = Pick<BookingKind<Booking>, "booked" | "icon" | "name"> & {
  readonly manageLabel: MessageDescriptor;
  /** Null for a booking of another kind. */
  readonly partsOf: (booking: Booking) => BookingParts | null;
};

/** What a booking is to a calendar. */
export type BookedCalendar = {
  /** None for a booking of another kind. */
  readonly eventsOf: (booking: Booking, facts: RequestFacts, i18n: I18n) => readonly CalendarEvent[];
};
