import type { RefId } from "../../kernel/ids.ts";
import type { SearchText } from "../search/search.types.ts";
import type { WalkStart } from "./walk.types.ts";
import type { WalkView } from "./walk-view.ts";

type Walk = Pick<WalkView, "booking" | "checkout" | "offer" | "quoted" | "search">;

/**
 * Whether a walk is about what an address names: the same search, offer, quote or booking. `normal` writes a search as its
 * vertical does, whatever order an address has it in.
 */
export const isAbout = (
  { booking, checkout, offer, quoted, search }: Walk,
  start: WalkStart<object, RefId | null>,
  normal: (search: SearchText) => SearchText,
): boolean => {
  const isOpen = checkout === null || !checkout.isReserved;
  switch (start.at) {
    case "search":
      return true;
    case "results":
      return isOpen && search !== null && normal(search) === normal(start.search);
    case "offer":
      return isOpen && offer?.offer === start.offer;
    case "quote":
      return [checkout?.quote?.refId, checkout?.asked, quoted].includes(start.refId);
    default:
      return booking === start.booking;
  }
};
