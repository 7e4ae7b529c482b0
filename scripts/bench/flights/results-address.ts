const dayMs = 86_400_000;
const daysAhead = 20;

/** The path of a page of results: a one-way flight some weeks from now, for one. */
export const resultsPath = (): string => {
  const date = new Date(Date.now() + daysAhead * dayMs).toISOString().slice(0, 10);
  return `/flights/search?trip=one_way&legs=LHE-DXB.${date}&adults=1&children=0&infants=0&cabin=economy`;
};

/** The same as one page without script, with all that was found. */
export const plainPath = (): string => `${resultsPath()}&plain=1`;

/** The languages of a page and where each is. */
export const languages = { en: "", ar: "/ar" } as const;

/** What offers of a list look like in the document, ours and the yardsticks' alike. */
export const offer = "ol > li article";

/** The address that the offers come by, one provider after another. */
export const offersStream = "/api/flights/offers";

export const orderTab = (sort: "cheapest" | "fastest" | "earliest"): string => `nav a[href*="sort=${sort}"]`;
