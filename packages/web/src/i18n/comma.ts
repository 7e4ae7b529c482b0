/** What stands between one thing and the next of a list, with the space behind it. */
export const commaIn = (locale: string): string => (locale === "ar" ? "، " : ", ");
