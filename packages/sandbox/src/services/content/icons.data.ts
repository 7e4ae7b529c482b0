import type { Words } from "./words.ts";

export type Icon = { readonly identifier: string; readonly kind: "vertical" | "service"; readonly title: Words };

/** In the order to show them in; `more` opens those that find no room. */
export const icons: readonly Icon[] = [
  { identifier: "flights", kind: "vertical", title: { en: "Flights", ar: "الطيران" } },
  { identifier: "hotels", kind: "vertical", title: { en: "Hotels", ar: "الفنادق" } },
  { identifier: "buses", kind: "vertical", title: { en: "Buses", ar: "الحافلات" } },
  { identifier: "trains", kind: "vertical", title: { en: "Trains", ar: "القطارات" } },
  { identifier: "events", kind: "vertical", title: { en: "Events", ar: "الفعاليات" } },
  { identifier: "movies", kind: "vertical", title: { en: "Movies", ar: "السينما" } },
  { identifier: "tours", kind: "vertical", title: { en: "Tours", ar: "الجولات" } },
  { identifier: "car-rental", kind: "vertical", title: { en: "Car rental", ar: "تأجير السيارات" } },
  { identifier: "airport-shuttle", kind: "vertical", title: { en: "Airport shuttle", ar: "النقل من المطار وإليه" } },
  { identifier: "wallet", kind: "service", title: { en: "Wallet", ar: "المحفظة" } },
  { identifier: "subscription", kind: "service", title: { en: "Subscription", ar: "الاشتراك" } },
  { identifier: "fnf", kind: "service", title: { en: "Friends and Family", ar: "الأهل والأصدقاء" } },
  { identifier: "daily-points", kind: "service", title: { en: "Daily points", ar: "نقاط يومية" } },
  { identifier: "referral", kind: "service", title: { en: "Referral", ar: "ادعُ صديقًا" } },
  { identifier: "games", kind: "service", title: { en: "Games", ar: "الألعاب" } },
  { identifier: "shop", kind: "service", title: { en: "Shop", ar: "المتجر" } },
  { identifier: "deals", kind: "service", title: { en: "Daily deals", ar: "عروض اليوم" } },
  { identifier: "support", kind: "service", title: { en: "Support", ar: "الدعم" } },
];

export const moreTitle: Words = { en: "More", ar: "المزيد" };
