import { products } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import type { AnyWalkView, WalkAddresses } from "./walk-kind.ts";

/** Where a walk stands, as an address without a language; null where it stands at whatever address it was opened by. */
export const addressOfWalk = <View extends AnyWalkView>(
  vertical: SoldVertical,
  addresses: WalkAddresses<View>,
  view: View,
): string | null => {
  const { booking, offer, quote, search, step } = view;
  switch (step) {
    case "search":
      return addresses.search(search ?? undefined);
    case "results":
      return search === null ? null : addresses.results(search);
    case "offer":
      return offer === null ? null : addresses.offer(offer, view);
    case "travellers":
    case "addons":
    case "review":
      return quote === null ? null : paths.checkout(vertical, step, quote.refId);
    case "payment":
      return booking === null ? null : paths.payment(vertical, booking);
    default:
      return booking === null ? null : paths.confirmation(products[vertical].serviceType, booking);
  }
};
