import { settingsAnswers } from "./settings.fixtures.ts";

/** An answer written by hand, as the service gives it. */
export const dashboardAnswers = {
  dashboard: {
    DashboardIcons: [
      { type: "vertical", identifier: "flights", title: "Flights", order: 1 },
      { type: "planet", identifier: "mars", title: "Mars", order: 2 },
      { type: "service", identifier: "more", title: "More", order: 3 },
    ],
    DashboardOffers: [
      {
        id: "o1",
        title: "Ten per cent",
        text: "Until Eid.",
        art: "eid",
        link: "//evil.example",
        code: "EID10",
        valid_until: "2027-01-20T09:00:00Z",
        is_active: false,
      },
    ],
    DashboardBanners: [{ id: "b1", title: "North", text: "", art: "karakoram", link: "/blog/hunza" }],
    TrendingDestinations: [
      {
        id: "t1",
        title: "Jeddah",
        text: "",
        art: "balad",
        from: "KHI",
        to: "JED",
        lowest_fare: { amount: "84500.00", currency: "PKR" },
      },
      {
        id: "t2",
        title: "Moon",
        text: "",
        art: "moon",
        from: "KHI",
        to: "JED",
        lowest_fare: { amount: "1.00", currency: "XAU" },
      },
    ],
    UpcomingEvents: [
      {
        slug: "qawwali",
        title: "Qawwali",
        city: "Lahore",
        venue: "Courtyard",
        category: "Music",
        art: "qawwali",
        starts_at: "2026-11-30T20:00",
        tz: "Asia/Karachi",
        from_price: null,
      },
    ],
    Promotions: [{ id: "p1", title: "Umrah", text: "", art: "haram", link: "https://example.com/umrah" }],
    FAQ: [{ question: "Why?", answer: "Because." }],
    AppDownload: { title: "App", text: "", stores: [{ name: "Store", link: "javascript:alert(1)" }] },
    Corporate: { title: "Company", text: "", benefits: ["One invoice"], link: "/contact-us" },
    ...settingsAnswers.settings,
  },
};
