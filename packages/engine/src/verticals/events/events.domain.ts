import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import { type CalendarDate, parseCalendarDate } from "../../kernel/calendar-date.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { NamedPlace } from "../../kernel/named-place.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";

export const eventCategories = ["music", "theatre", "sport", "exhibitions", "family", "talks", "food"] as const;

export type EventCategory = (typeof eventCategories)[number];

/** A city that there are events in. */
export type EventCity = NamedPlace;

export type EventVenue = Omit<NamedPlace, "country"> & { readonly address: Names; readonly city: EventCity };

/** How a show, or an event by the best of its shows, stands. `postponed` has moved to another day and is not sold meanwhile. */
export const showStates = ["on_sale", "few_left", "sold_out", "not_yet", "ended", "cancelled", "postponed"] as const;

export type ShowState = (typeof showStates)[number];

/** An event as a list shows it. */
export type EventCard = {
  /** Its slug: an event's address lasts longer than a search. */
  readonly id: OfferId;
  readonly slug: string;
  readonly title: Names;
  readonly category: EventCategory;
  readonly tags: readonly Names[];
  readonly venue: EventVenue;
  /** Of the next show, and of the last. */
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  /** Of the first show on the days that were asked for that an adult can buy, or else of the first. */
  readonly next: PlaceTime;
  /** On so many days it takes place, from that one to its last. */
  readonly days: number;
  readonly shows: number;
  /** Of an adult's cheapest pass of that show, with its fee; null while none is sold. */
  readonly from: Money | null;
  readonly state: ShowState;
  readonly postponedTo: PlaceTime | null;
  /** When the sale begins; null once it has. */
  readonly onSaleAt: EpochMs | null;
  /** Nobody younger is let in; null for everybody. */
  readonly ageMin: number | null;
  readonly isFamily: boolean;
  /** How many of a hundred places of that show are taken; left out where nobody says. */
  readonly taken?: number;
  /** What one sees there; left out of long lists. */
  readonly about?: Names;
};

export type EventShow = {
  readonly id: OfferId;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  readonly doors: PlaceTime;
  /** From then on nothing of it is sold. */
  readonly startsAt: EpochMs;
  readonly state: ShowState;
  readonly postponedTo: PlaceTime | null;
  /** How many people still come in. */
  readonly left: number;
  /** How many of each pass there still are, by the pass's id. */
  readonly passesLeft: Readonly<Record<string, number>>;
  readonly from: Money | null;
  /** Whoever looks, signed in, is on its waiting list. */
  readonly isWaitedFor: boolean;
};

export type EventPass = {
  readonly id: string;
  readonly name: Names;
  readonly note: Names | null;
  /** Of one, without its fee. */
  readonly price: Money;
  readonly fee: Money;
  /** The fewest of it in an order, once there are any, and the most. */
  readonly least: number;
  readonly most: number;
  /** How many people one lets in. */
  readonly admits: number;
  readonly onSaleAt: EpochMs | null;
  readonly saleEndsAt: EpochMs | null;
  readonly ageMin: number | null;
  /** It is there only for those who gave its code. */
  readonly isHidden: boolean;
};

/** Whose names are asked for: of everybody, of one, or of nobody. */
export type NamesAsked = "each" | "once" | "nobody";

export type EventDetail = EventCard & {
  readonly about: Names;
  readonly note: Names | null;
  readonly organiser: Names;
  readonly dates: readonly EventShow[];
  readonly passes: readonly EventPass[];
  readonly mostPerOrder: number;
  /** So many hours before a show nothing comes back any more, and all but the fee before; null where nothing is paid. */
  readonly returnHours: number | null;
  readonly names: NamesAsked;
  /** Whether everybody's ticket may be in the name of the first. */
  readonly mayShareName: boolean;
  readonly similar: readonly EventCard[];
};

/** Whether passes for it are sold now. */
export const isShowSold = ({ state }: Pick<EventShow, "state">): boolean => state === "on_sale" || state === "few_left";

/** The show that an event is looked at by: the one that was named by its id, or the first from the day that was named on, else the first that is sold, to adults before others, or its only one; null where it has none. */
export const showOf = ({ dates }: Pick<EventDetail, "dates">, named: string | null): EventShow | null =>
  dates.find(({ id }) => id === named) ??
  dates.find(({ starts }) => named !== null && parseCalendarDate(named) && starts.local.slice(0, 10) >= named) ??
  dates.find((show) => isShowSold(show) && show.from !== null) ??
  dates.find(isShowSold) ??
  (dates.length === 1 ? dates[0] : null) ??
  null;

/** On which of the next thirty days there is something, whichever days were asked for; of `evenings` in the evening. */
export type DaysOfEvents = { readonly days: readonly CalendarDate[]; readonly evenings: readonly CalendarDate[] };

/** The events of a search. */
export type FoundEvents = DaysOfEvents & {
  readonly refId: RefId;
  readonly search: SearchText;
  readonly expiresAt: EpochMs;
  readonly offers: readonly EventCard[];
};

/** What is being booked, for its summary beside the steps. */
export type EventsSummary = {
  readonly slug: string;
  readonly title: Names;
  readonly category: EventCategory;
  readonly venue: EventVenue;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  readonly doors: PlaceTime;
  /** `admits` how many each of them lets in. */
  readonly passes: readonly { readonly name: Names; readonly count: number; readonly admits: number }[];
};

/** A city, with how many events there are in it. */
type CityOfEvents = EventCity & { readonly count: number };

/** Of one city, or of all of a country where it is null. */
export type EventsHome = DaysOfEvents & {
  readonly city: CityOfEvents | null;
  readonly cities: readonly CityOfEvents[];
  /** How many there are of each. */
  readonly categories: readonly { readonly category: EventCategory; readonly count: number }[];
  /** The soonest first. */
  readonly soon: readonly EventCard[];
  readonly weekend: readonly EventCard[];
  /** The soonest of sport alone. */
  readonly sport: readonly EventCard[];
  /** Of those of the next two weeks that adults can buy the one with most of its places taken; null where there is none. */
  readonly lead: EventCard | null;
  /** Those that cost an adult least, the cheapest first. */
  readonly cheap: readonly EventCard[];
};
