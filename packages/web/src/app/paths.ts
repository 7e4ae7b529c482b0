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
  /** `search` is the query of an address, as the engine writes it. */
  flightResults: (search: string) => `/flights/search?${search}`,
  flightItinerary: (refId: string, offer: string) =>
    `/flights/itinerary-details/${encodeURIComponent(refId)}/${encodeURIComponent(offer)}`,
} as const;
