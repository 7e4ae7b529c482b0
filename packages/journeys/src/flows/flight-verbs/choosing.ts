import { connectQuote, connectSearch, encodeCriteria, type Itinerary, offerId } from "@safar/engine";
import type { Waiting } from "./waiting.ts";

const travelDay = "2026-12-11";

export type Party = { readonly adults: number; readonly children: number; readonly infants: number };

export const searchFor = (route: string, party: Partial<Party> = {}): string =>
  encodeCriteria({
    trip: "one_way",
    legs: [{ from: route.slice(0, 3), to: route.slice(4), date: travelDay }],
    party: { adults: 1, children: 0, infants: 0, ...party },
    cabin: "economy",
  });

/** From the search to the price. */
export const choosing = ({ child, offers, send, until, view }: Waiting) => {
  /** Every provider has answered. */
  const results = (): Promise<void> =>
    until("the results", () => {
      const { search } = view().children;
      return search === undefined || !connectSearch(search.getSnapshot()).busy;
    });
  /** The price is there, or why there is none. */
  const priced = (): Promise<void> =>
    until("a price", () => {
      const { quote } = view().children;
      return view().screen !== "quote" || quote === undefined || !connectQuote(quote.getSnapshot()).busy;
    });
  const acceptPrice = async (): Promise<void> => {
    await priced();
    const { quote } = view().children;
    if (quote === undefined) return;
    const { acknowledgement } = connectQuote(quote.getSnapshot());
    if (acknowledgement !== null) quote.send({ type: "quote.accept", acknowledged: acknowledgement });
  };
  return {
    search: async (route: string, party: Partial<Party> = {}): Promise<void> => {
      send({ type: "search.submit", search: searchFor(route, party) });
      await results();
    },
    results,
    choose: async (offer: Itinerary | undefined = offers()[0]): Promise<void> => {
      if (offer === undefined) throw new Error("The search found nothing to choose.");
      child("search").send({ type: "offer.choose", offer: offerId(offer.id) });
      await until("the itinerary", () => !view().busy);
    },
    /** Asks for the price, and takes it when it is another one. */
    price: async (): Promise<void> => {
      send({ type: "itinerary.accept" });
      await acceptPrice();
    },
    priced,
    acceptPrice,
    quote: () => connectQuote(child("quote").getSnapshot()),
  };
};
