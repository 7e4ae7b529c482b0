const leadingTo = (path: string, returnTo: string | undefined): string =>
  returnTo ? `${path}?return=${encodeURIComponent(returnTo)}` : path;

const checkoutSegments = { passengers: "passenger-details", addons: "addons", review: "review-booking" } as const;

/** The paths of our pages, without a language. A link is written with one of these. */
export const paths = {
  home: () => "/",
  aboutUs: () => "/about-us",
  contactUs: () => "/contact-us",
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
  forgotPassword: () => "/forgot-password",
  resetSuccess: () => "/reset-success",
  verifyOtp: (returnTo?: string) => leadingTo("/verify-otp", returnTo),
  verifyPhone: (returnTo?: string) => leadingTo("/verify-phone", returnTo),
  sessionExpired: (returnTo?: string) => leadingTo("/session-expired", returnTo),
  preferences: () => "/preferences",
  settings: () => "/settings",
  profile: () => "/profilesettings",
  notifications: () => "/notifications",
  notification: (id: string) => `/notification-details?id=${encodeURIComponent(id)}`,
  flightCheckout: (step: keyof typeof checkoutSegments, refId: string) =>
    `/flights/${checkoutSegments[step]}/${encodeURIComponent(refId)}`,
  payment: (urlSegment: string, booking: string) => `/${urlSegment}/payments/${encodeURIComponent(booking)}`,
  /** `urlSegment` is the vertical's, `event` for one event. */
  flightBooking: (booking: string) => `/flights/booking-detail/${encodeURIComponent(booking)}`,
  confirmation: (serviceType: string, booking: string) =>
    `/payments/${serviceType}/confirmation/${encodeURIComponent(booking)}`,
  bookings: () => "/bookings",
  /** A paper of a booking, for whoever may see it. */
  bookingDocument: (booking: string, kind: string) => `/api/bookings/${encodeURIComponent(booking)}/documents/${kind}`,
  bookingCalendar: (booking: string) => `/api/bookings/${encodeURIComponent(booking)}/calendar.ics`,
  bookingProof: (booking: string) => `/api/bookings/${encodeURIComponent(booking)}/proof`,
  bookingResponse: (booking: string) => `/api/bookings/${encodeURIComponent(booking)}/response`,
  savedTravellers: () => "/fnf",
  wallet: () => "/wallet",
  walletTransactions: (page = 1, show?: string) => {
    const query = new URLSearchParams({ ...(show ? { show } : {}), ...(page > 1 ? { page: String(page) } : {}) });
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
  flightsHomeChecked: (search: string) => `/book-flights-online?${search}&checked=1`,
  flightsHome: (search?: string) => (search ? `/book-flights-online?${search}` : "/book-flights-online"),
  /** Where a bus begins. `search` is the query of an address, with which the form begins. */
  busHome: (search?: string) => (search ? `/buy-bus-tickets-online?${search}` : "/buy-bus-tickets-online"),
  /** The search again, with what keeps it from being made. */
  busHomeChecked: (search: string) => `/buy-bus-tickets-online?${search}&checked=1`,
  /** `route` names both cities, `view` is how the results are filtered and ordered. */
  busResults: (route: string, date: string, view = "") =>
    `/bus/${route}?${[`date=${date}`, view].filter(Boolean).join("&")}`,
  busOperator: (slug: string) => `/bus/${encodeURIComponent(slug)}`,
  busSeats: (departure: string) => `/bus/seat-selection/${encodeURIComponent(departure)}`,
  busCheckout: (step: "passengers" | "addons" | "review", refId: string) =>
    `/bus/${checkoutSegments[step]}/${encodeURIComponent(refId)}`,
  busBooking: (booking: string) => `/bus/booking-detail/${encodeURIComponent(booking)}`,
  /** `search` is the search's own text, with which the form begins. */
  hotelsHome: (search?: string) => (search ? `/book-hotels-online?${search}` : "/book-hotels-online"),
  /** The search again, with what keeps it from being made. */
  hotelsHomeChecked: (search: string) => `/book-hotels-online?${search}&checked=1`,
  /** The place stands in the path, the rest of the search in the query; `view` is how results are filtered and ordered. */
  hotelResults: (search: string, view = "") => {
    const fields = new URLSearchParams(search);
    const place = fields.get("place") ?? "";
    const rest = ["in", "out", "rooms"].map((name) => `${name}=${fields.get(name) ?? ""}`).join("&");
    return `/hotels/${encodeURIComponent(place)}?${[rest, view].filter(Boolean).join("&")}`;
  },
  hotelDetail: (refId: string, offer: string) =>
    `/hotels/detail/${encodeURIComponent(refId)}/${encodeURIComponent(offer)}`,
  hotelCheckout: (step: "passengers" | "addons" | "review", refId: string) =>
    `/hotels/${checkoutSegments[step]}/${encodeURIComponent(refId)}`,
  hotelBooking: (booking: string) => `/hotels/booking-detail/${encodeURIComponent(booking)}`,
  /** `search` is the query of an address, as the engine writes it. */
  flightResults: (search: string) => `/flights/search?${search}`,
  flightItinerary: (refId: string, offer: string) =>
    `/flights/itinerary-details/${encodeURIComponent(refId)}/${encodeURIComponent(offer)}`,
} as const;
