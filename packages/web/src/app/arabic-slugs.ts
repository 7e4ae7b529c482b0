/** Arabic addresses of pages, beside their own under `/ar`: `/ar/من-نحن` shows what `/ar/about-us` shows. Written NFC. */
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
