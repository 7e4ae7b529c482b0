import { range } from "../../booking/results/number-filters.ts";
import { leastFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import type { __Pascal__Offer } from "./__name__.types.ts";

const price = (offer: __Pascal__Offer): number => offer.price.total.minor;

/** What a search found, by what it is compared. Fill in what people choose by: `booking/results` has the kinds of filters and orders. */
export const __camel__Results = describeResults({
  between: "_",
  idOf: ({ id }: __Pascal__Offer) => id,
  price,
  currency: (offer: __Pascal__Offer) => offer.price.total.currency,
  filters: { price: range("price", price) },
  sorts: { cheapest: leastFirst(price) },
  ties: [price],
});
