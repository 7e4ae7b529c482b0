/** One address of every page that is built, without a language. A page that is not here is not looked at by these tests. */
export const builtPages = {
  open: [
    "/",
    "/about-us",
    "/privacy-policy",
    "/terms-conditions",
    "/contact-us",
    "/blogs",
    "/blog/hunza-in-autumn",
    "/dammam-to-riyadh-flights",
    "/طيران-جدة-الرياض",
    "/login",
    "/signup",
    "/forgot-password",
    "/verify-otp",
    "/reset-success",
    "/session-expired",
    "/preferences",
    "/verify-phone",
  ],
  signedIn: ["/settings", "/profilesettings", "/notifications", "/notification-details", "/user/notificationDetail"],
  missing: ["/no-such-page", "/no/such/page", "/book-hotels-online"],
} as const;
