/** The nine lines of business and the two financial products, by every name the outside world has for them. */
type Row = {
  readonly kind: "vertical" | "financial";
  /** In addresses: `/{urlSegment}/payments/{uuid}`. */
  readonly urlSegment: string;
  /** On a booking. */
  readonly bookingType: string;
  /** On a payment's confirmation and on the leaderboard. */
  readonly serviceType: string;
  /** On a dashboard icon. */
  readonly iconIdentifier: string;
  /** On an SEO page. */
  readonly seoType: string;
};

export const products = {
  flights: {
    kind: "vertical",
    urlSegment: "flights",
    bookingType: "airline",
    serviceType: "flight",
    iconIdentifier: "flights",
    seoType: "flight",
  },
  hotels: {
    kind: "vertical",
    urlSegment: "hotels",
    bookingType: "hotel",
    serviceType: "hotel",
    iconIdentifier: "hotels",
    seoType: "hotel",
  },
  buses: {
    kind: "vertical",
    urlSegment: "bus",
    bookingType: "bus",
    serviceType: "bus",
    iconIdentifier: "buses",
    seoType: "bus",
  },
  trains: {
    kind: "vertical",
    urlSegment: "train",
    bookingType: "railway",
    serviceType: "train",
    iconIdentifier: "trains",
    seoType: "train",
  },
  events: {
    kind: "vertical",
    urlSegment: "events",
    bookingType: "event",
    serviceType: "event",
    iconIdentifier: "events",
    seoType: "event",
  },
  movies: {
    kind: "vertical",
    urlSegment: "movies",
    bookingType: "cinema",
    serviceType: "movie",
    iconIdentifier: "movies",
    seoType: "movie",
  },
  tours: {
    kind: "vertical",
    urlSegment: "tours",
    bookingType: "tour",
    serviceType: "tour",
    iconIdentifier: "tours",
    seoType: "tour",
  },
  "car-rental": {
    kind: "vertical",
    urlSegment: "car-rental",
    bookingType: "car_rental",
    serviceType: "car-rental",
    iconIdentifier: "car-rental",
    seoType: "car_rental",
  },
  // A shuttle is booked as a car rental whose mode is shuttle.
  "airport-shuttle": {
    kind: "vertical",
    urlSegment: "airport-shuttle",
    bookingType: "car_rental",
    serviceType: "airport-shuttle",
    iconIdentifier: "airport-shuttle",
    seoType: "airport_shuttle",
  },
  wallet: {
    kind: "financial",
    urlSegment: "wallet",
    bookingType: "wallet",
    serviceType: "wallet",
    iconIdentifier: "wallet",
    seoType: "wallet",
  },
  subscription: {
    kind: "financial",
    urlSegment: "subscription",
    bookingType: "subscription",
    serviceType: "subscription",
    iconIdentifier: "subscription",
    seoType: "subscription",
  },
} as const satisfies Readonly<Record<string, Row>>;

export type Product = keyof typeof products;
export type FinancialProduct = "wallet" | "subscription";
export type Vertical = Exclude<Product, FinancialProduct>;
export type BookingType = (typeof products)[Product]["bookingType"];
export type ServiceType = (typeof products)[Product]["serviceType"];
export type IconIdentifier = (typeof products)[Product]["iconIdentifier"];
/** A column whose values tell all products apart. */
export type ProductName = "urlSegment" | "serviceType" | "iconIdentifier" | "seoType";

export const isProduct = (text: string): text is Product => Object.hasOwn(products, text);

export const isVertical = (text: string): text is Vertical => isProduct(text) && products[text].kind === "vertical";

const allProducts = Object.keys(products).filter(isProduct);

export const verticals: readonly Vertical[] = allProducts.filter(isVertical);

/** The product that goes by a name in one of the vocabularies, or undefined. */
export const productBy = (column: ProductName, name: string): Product | undefined =>
  allProducts.find((product) => products[product][column] === name);

/** The product of a booking. A car rental in shuttle mode is an airport shuttle. */
export const productOfBooking = (bookingType: string, mode?: string): Product | undefined =>
  bookingType === "car_rental" && mode === "shuttle"
    ? "airport-shuttle"
    : allProducts.find((product) => products[product].bookingType === bookingType);
