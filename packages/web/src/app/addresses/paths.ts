import { bookingSegmentOf, type SoldVertical, segmentOf } from "../verticals.ts";
import type { FindTrouble } from "./booking-parts.ts";
import { verticalHomes } from "./vertical-homes.ts";

const leadingTo = (path: string, returnTo: string | undefined): string =>
  returnTo ? `${path}?return=${encodeURIComponent(returnTo)}` : path;

const leadingHome =
  (home: string) =>
  (search?: string): string =>
    search ? `${home}?${search}` : home;

const checkoutSegments = { travellers: "passenger-details", addons: "addons", review: "review-booking" } as const;

/** The paths of our pages, without a language. A link is written with one of these. */
export const paths = {
  home: () => "/",
  aboutUs: () => "/about-us",
  contactUs: () => "/contact-us",
  /** The same for a letter about a booking, by the reference that a person knows it by: its id, what it is in words, the day that may become another, and its page; `over` where nothing of it can change. */
  letter: (
    of: Readonly<Record<"booking" | "id" | "back", string> & Partial<Record<"about" | "day" | "over", string>>>,
  ) => `/contact-us?${new URLSearchParams(of)}`,
  privacyPolicy: () => "/privacy-policy",
  terms: () => "/terms-conditions",
  blogs: (page = 1, category?: string) => {
    const query = new URLSearchParams({
      ...(category ? { category } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
    });
    return query.size > 0 ? `/blogs?${query}` : "/blogs";
  },
  blog: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contentPage: (slug: string) => `/${encodeURIComponent(slug)}`,
  login: (returnTo?: string) => leadingTo("/login", returnTo),
  signup: (returnTo?: string) => leadingTo("/signup", returnTo),
  forgotPassword: (returnTo?: string) => leadingTo("/forgot-password", returnTo),
  resetSuccess: (returnTo?: string) => leadingTo("/reset-success", returnTo),
  verifyOtp: (returnTo?: string) => leadingTo("/verify-otp", returnTo),
  verifyPhone: (returnTo?: string) => leadingTo("/verify-phone", returnTo),
  sessionExpired: (returnTo?: string) => leadingTo("/session-expired", returnTo),
  preferences: () => "/preferences",
  saved: () => "/saved",
  settings: () => "/settings",
  profile: () => "/profilesettings",
  notifications: () => "/notifications",
  notification: (id: string) => `/notification-details?id=${encodeURIComponent(id)}`,
  /** A step of a checkout, by the quote that it is about. The attendees of events are spelt without a slash before it. */
  checkout: (vertical: SoldVertical, step: keyof typeof checkoutSegments, quote: string) =>
    vertical === "events" && step === "travellers"
      ? `/events/passenger-details${encodeURIComponent(quote)}`
      : `/${segmentOf(vertical)}/${checkoutSegments[step]}/${encodeURIComponent(quote)}`,
  payment: (vertical: SoldVertical, booking: string) =>
    `/${segmentOf(vertical)}/payments/${encodeURIComponent(booking)}`,
  booking: (vertical: SoldVertical, booking: string) =>
    `/${bookingSegmentOf(vertical)}/booking-detail/${encodeURIComponent(booking)}`,
  /** A paper of a booking as a page that is made to be printed. */
  bookingPaper: (vertical: SoldVertical, booking: string, paper: "ticket" | "invoice") =>
    `/${bookingSegmentOf(vertical)}/booking-detail/${encodeURIComponent(booking)}/${paper}`,
  confirmation: (serviceType: string, booking: string) =>
    `/payments/${serviceType}/confirmation/${encodeURIComponent(booking)}`,
  bookings: () => "/bookings",
  /** Where somebody without an account finds their booking. */
  findBooking: (trouble?: FindTrouble) =>
    trouble === undefined ? "/find-booking" : `/find-booking?trouble=${trouble}`,
  findBookingForm: () => "/api/bookings/find",
  /** A paper of a booking as the service's own file, for whoever may see it. */
  bookingDocument: (booking: string, kind: string) => `/api/bookings/${encodeURIComponent(booking)}/documents/${kind}`,
  bookingCalendar: (booking: string) => `/api/bookings/${encodeURIComponent(booking)}/calendar.ics`,
  bookingProof: (booking: string) => `/api/bookings/${encodeURIComponent(booking)}/proof`,
  bookingResponse: (booking: string) => `/api/bookings/${encodeURIComponent(booking)}/response`,
  savedTravellers: () => "/fnf",
  wallet: () => "/wallet",
  walletTransactions: (page = 1, show?: string, period?: string, q?: string) => {
    const query = new URLSearchParams({
      ...(show && { show }),
      ...(period && { period }),
      ...(q && { q }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `/wallet/transactions?${query}` : "/wallet/transactions";
  },
  walletWithdrawals: () => "/wallet/withdrawals",
  addCash: () => "/wallet/add-cash",
  withdrawCash: () => "/wallet/withdraw-cash",
  withdrawalRequest: () => "/wallet/withdrawal-request",
  walletCode: (uuid: string) => `/wallet/verify-otp/${encodeURIComponent(uuid)}`,
  walletAccounts: () => "/wallet/account-details",
  walletPayment: (order: string) => `/wallet/payments/${encodeURIComponent(order)}`,
  redeemPoints: () => "/wallet/redeem-points",
  paymentMethods: () => "/payment-methods",
  /** The page of an airline, or the one that leads to all of them. */
  airline: (slug: string) => `/flights/${encodeURIComponent(slug)}`,
  /** The search again, with what keeps it from being made. */
  flightsHomeChecked: (search: string) => `${verticalHomes.flights}?${search}&checked=1`,
  flightsHome: leadingHome(verticalHomes.flights),
  /** Where a bus begins. `search` is the query of an address, with which the form begins. */
  busHome: leadingHome(verticalHomes.buses),
  /** The search again, with what keeps it from being made. */
  busHomeChecked: (search: string) => `${verticalHomes.buses}?${search}&checked=1`,
  /** `route` names both cities, `view` is how the results are filtered and ordered. */
  busResults: (route: string, date: string, view = "") =>
    `/bus/${route}?${[`date=${date}`, view].filter(Boolean).join("&")}`,
  busOperator: (slug: string) => `/bus/${encodeURIComponent(slug)}`,
  busSeats: (departure: string) => `/bus/seat-selection/${encodeURIComponent(departure)}`,
  /** Where trains begin. `search` is the search's own text, with which the form begins. */
  trainsHome: leadingHome(verticalHomes.trains),
  /** The search again, with what keeps it from being made. */
  trainsHomeChecked: (search: string) => `${verticalHomes.trains}?${search}&checked=1`,
  /** `route` names both stations, `rest` is what else of the search its query holds, `view` how the results are filtered and ordered. */
  trainsResults: (route: string, rest: string, view = "") =>
    `/train/${route}?${[rest, view].filter(Boolean).join("&")}`,
  train: (train: string) => `/train/${encodeURIComponent(train)}`,
  trainPlaces: (train: string) => `/train/seat-selection/${encodeURIComponent(train)}`,
  /** Where movies begin. `search` is the search's own text, with which the form begins. */
  moviesHome: leadingHome(verticalHomes.movies),
  /** The search again, with what keeps it from being made. */
  moviesHomeChecked: (search: string) => `${verticalHomes.movies}?${search}&checked=1`,
  /** `rest` is what else of the search its query holds, `view` how the shows are filtered and ordered. */
  film: (slug: string, rest = "", view = "") => {
    const query = [rest, view].filter(Boolean).join("&");
    return `/movies/${encodeURIComponent(slug)}${query && `?${query}`}`;
  },
  /** A calendar file of the first day of a film. */
  filmCalendar: (slug: string) => `/api/movies/${encodeURIComponent(slug)}/calendar.ics`,
  movieCategory: (slug: string) => `/movies/category/${encodeURIComponent(slug)}`,
  hall: (show: string) => `/movies/seat-selection/${encodeURIComponent(show)}`,
  /** Where events begin. `search` is the search's own text, with which the form begins. */
  eventsHome: leadingHome(verticalHomes.events),
  /** The search again, with what keeps it from being made. */
  eventsHomeChecked: (search: string) => `${verticalHomes.events}?${search}&checked=1`,
  /** A search, at its category where it names one. `view` is how its results are filtered and ordered. */
  eventsResults: (search: string, view = "") => {
    const { category, ...rest } = Object.fromEntries(new URLSearchParams(search));
    const query = [String(new URLSearchParams(rest)), view].filter(Boolean).join("&");
    const path = category === undefined ? "/events/search" : `/events/category/${encodeURIComponent(category)}`;
    return `${path}${query && `?${query}`}`;
  },
  eventsCategory: (slug: string) => `/events/category/${encodeURIComponent(slug)}`,
  /** An event, and the day or the show of it that is looked at. */
  event: (slug: string, show = "") =>
    `/events/${encodeURIComponent(slug)}${show === "" ? "" : `?show=${encodeURIComponent(show)}`}`,
  /** A calendar file of one of an event's shows. */
  showCalendar: (show: string) => `/api/events/${encodeURIComponent(show)}/calendar.ics`,
  /** The same of when its sale begins. */
  saleCalendar: (show: string) => `/api/events/${encodeURIComponent(show)}/calendar.ics?of=sale`,
  /** The passes of an event, or of one of its shows. */
  eventPasses: (offer: string) => `/events/select-pass/${encodeURIComponent(offer)}`,
  /** Where tours begin. `search` is the search's own text, with which the form begins. */
  toursHome: leadingHome(verticalHomes.tours),
  /** The search again, with what keeps it from being made. */
  toursHomeChecked: (search: string) => `${verticalHomes.tours}?${search}&checked=1`,
  /** The tours of a place. `rest` is what else of the search its query holds, `view` how they are filtered and ordered. */
  toursPlace: (place: string, rest = "", view = "") => {
    const query = [rest, view].filter(Boolean).join("&");
    return `/tours/${encodeURIComponent(place)}${query && `?${query}`}`;
  },
  /** A tour, by the session or the place that it was found in, and the day of it that is looked at. */
  toursOffer: (of: { readonly refId: string | null; readonly offer: string; readonly date?: string | null }) =>
    `/tours/detail/${encodeURIComponent(of.refId ?? of.offer)}/${encodeURIComponent(of.offer)}${of.date ? `?date=${of.date}` : ""}`,
  /** `search` is the search's own text, with which the form begins. */
  hotelsHome: leadingHome(verticalHomes.hotels),
  /** The search again, with what keeps it from being made. */
  hotelsHomeChecked: (search: string) => `${verticalHomes.hotels}?${search}&checked=1`,
  /** The place stands in the path, the rest of the search in the query; `view` is how results are filtered and ordered. */
  hotelResults: (search: string, view = "") => {
    const fields = new URLSearchParams(search);
    const place = fields.get("place") ?? "";
    const rest = ["in", "out", "rooms"].map((name) => `${name}=${fields.get(name) ?? ""}`).join("&");
    return `/hotels/${encodeURIComponent(place)}?${[rest, view].filter(Boolean).join("&")}`;
  },
  /**
   * A hotel of a session. Where its stay and its own id are known the address names them too, so that it is found again when the session has
   * ended; `isRefundableWanted` where only what can be given back is.
   */
  hotelDetail: (
    refId: string,
    of: { readonly id: string; readonly hotelId: string | undefined; readonly isRefundableWanted?: boolean },
    search: string | null,
  ) => {
    const stay = search && of.hotelId ? `${search}&hotel=${encodeURIComponent(of.hotelId)}` : "";
    const wish = of.isRefundableWanted ? "&refundable=1" : "";
    return `/hotels/detail/${encodeURIComponent(refId)}/${encodeURIComponent(of.id)}${stay + wish && `?${stay}${wish}`}`;
  },
  /** `search` is the query of an address, as the engine writes it. */
  flightResults: (search: string) => `/flights/search?${search}`,
  /** With the fare that is meant, where it is not the offer's own. */
  flightItinerary: (refId: string, offer: string, fare: string | null = null) =>
    `/flights/itinerary-details/${encodeURIComponent(refId)}/${encodeURIComponent(offer)}${fare === null ? "" : `?fare=${encodeURIComponent(fare)}`}`,
} as const;
