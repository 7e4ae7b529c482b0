/** One address of every page that is built, without a language. A page that is not here is not looked at by these tests. */
export const builtPages = {
  open: ["/", "/about-us"],
  missing: ["/no-such-page", "/no/such/page", "/book-hotels-online"],
} as const;
