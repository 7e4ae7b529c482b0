import type { Money } from "../../kernel/money.ts";
import type { ExtraOffer } from "./extras.types.ts";

/** What something costs less than what is in it, bought one by one; null where something of it is not sold alone. */
export const savedBy = ({ contains = [], price }: ExtraOffer, offers: readonly ExtraOffer[]): Money | null => {
  const apart = contains.map(({ count, serviceId }) => {
    const one = offers.find((offer) => offer.serviceId === serviceId);
    return one?.price.currency === price.currency ? one.price.minor * count : Number.NaN;
  });
  const minor = apart.reduce((sum, cost) => sum + cost, 0) - price.minor;
  return minor > 0 ? { ...price, minor } : null;
};
