/** Answers written by hand, as the service gives them. */
export const generalAnswers = {
  supportedCurrencies: {
    currencies: [
      { code: "PKR", symbol: "Rs", name: "Pakistani rupee", name_ar: "روبية باكستانية" },
      { code: "XAU", symbol: "oz", name: "Gold", name_ar: "ذهب" },
      { code: "KWD", symbol: "KWD", name: "Kuwaiti dinar", name_ar: "دينار كويتي" },
    ],
  },
  clientCurrency: { client_currency: "SAR" },
  countries: {
    countries: [
      { iso: "PK", name: "باكستان", dial_code: "+92" },
      { iso: "SA", name: "المملكة العربية السعودية", dial_code: "+966" },
    ],
  },
  alliances: {
    alliances: [
      {
        code: "skyteam",
        name: "SkyTeam",
        name_ar: "سكاي تيم",
        airlines: [{ code: "SV", name: "Saudia", name_ar: "الخطوط السعودية" }],
      },
    ],
  },
};
