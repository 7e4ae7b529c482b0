/** A call of the specification by its number, or one of the project's own where the specification has none. */
type CallFact = `C${number}` | { readonly path: string };

/** What differs between the verticals that can be generated, and stands in none of the project's tables. */
export type Facts = {
  /** One of it, and several, as sentences have them. In Arabic with the article, which every sentence of the templates fits. */
  readonly thing: string;
  readonly things: string;
  readonly thingsAr: string;
  /** As lucide calls it. */
  readonly icon: string;
  /** The pages of results and of one offer, as the router writes them. Both are owned by patterns of the page table. */
  readonly results: string;
  readonly offer: string;
  readonly calls: Readonly<Record<"search" | "offer" | "quote" | "reserve", CallFact>>;
  /** Where a booking is read: the specification has a call for that nowhere. */
  readonly booking: string;
};

export const facts: Readonly<Record<string, Facts>> = {
  trains: {
    thing: "train",
    things: "trains",
    thingsAr: "القطارات",
    icon: "train-front",
    results: "/train/results",
    offer: "/train/seat-selection/$RefID",
    calls: { search: "C043", offer: "C044", quote: { path: "railways/quote" }, reserve: "C045" },
    booking: "api/v2/railways/booking",
  },
  events: {
    thing: "event",
    things: "events",
    thingsAr: "الفعاليات",
    icon: "ticket",
    results: "/events/search",
    offer: "/events/select-pass/$uuid",
    calls: { search: "C056", offer: "C059", quote: "C061", reserve: "C062" },
    booking: "events/booking",
  },
  movies: {
    thing: "movie",
    things: "movies",
    thingsAr: "الأفلام",
    icon: "clapperboard",
    results: "/movies/results",
    offer: "/movies/seat-selection/$uuid",
    calls: { search: "C064", offer: "C067", quote: { path: "cinemas/quote" }, reserve: "C070" },
    booking: "cinemas/booking",
  },
  tours: {
    thing: "tour",
    things: "tours",
    thingsAr: "الجولات السياحية",
    icon: "map",
    results: "/tours/results",
    offer: "/tours/detail/$RefID/$ItineraryRefID",
    calls: { search: "C123", offer: "C124", quote: "C125", reserve: "C126" },
    booking: "tours/booking",
  },
  "car-rental": {
    thing: "rental car",
    things: "rental cars",
    thingsAr: "سيارات الإيجار",
    icon: "car",
    results: "/car-rental/results",
    offer: "/car-rental/car-details/$id",
    calls: {
      search: "C052",
      offer: { path: "car/rental/v2/car" },
      quote: { path: "car/rental/v2/quote" },
      reserve: "C053",
    },
    booking: "car/rental/v2/booking",
  },
};
