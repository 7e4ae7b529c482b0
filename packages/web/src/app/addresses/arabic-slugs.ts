import { splitLocale } from "./locale.ts";

/** Arabic addresses of pages, which lead to their own under `/ar`: `/ar/من-نحن` to `/ar/about-us`. Written NFC. */
export const arabicSlugs: Readonly<Record<string, string>> = {
  "/من-نحن": "/about-us",
  "/اتصل-بنا": "/contact-us",
  "/سياسة-الخصوصية": "/privacy-policy",
  "/الشروط-والأحكام": "/terms-conditions",
  "/المدونة": "/blogs",
  "/حجز-تذاكر-طيران": "/book-flights-online",
  "/حجز-فنادق": "/book-hotels-online",
  "/تذاكر-الحافلات": "/buy-bus-tickets-online",
  "/تذاكر-القطار": "/train-tickets-booking-online",
  "/تذاكر-الفعاليات": "/event-tickets-online",
  "/تذاكر-السينما": "/movie-tickets-online",
  "/جولات-سياحية": "/tours-online",
  "/تأجير-سيارات": "/car-rental-booking-online",
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path;
  }
};

/** The page an address means: its path without a language, an Arabic alias read as the page it stands for. */
export const pagePathOf = (pathname: string): string => {
  const { locale, path } = splitLocale(pathname);
  return locale === "ar" ? (arabicSlugs[decoded(path)] ?? path) : path;
};
