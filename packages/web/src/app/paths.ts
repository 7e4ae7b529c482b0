const leadingTo = (path: string, returnTo: string | undefined): string =>
  returnTo ? `${path}?return=${encodeURIComponent(returnTo)}` : path;

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
  bookings: () => "/bookings",
  savedTravellers: () => "/fnf",
  wallet: () => "/wallet",
  paymentMethods: () => "/payment-methods",
} as const;
