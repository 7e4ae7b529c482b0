import { products, type WalkStep } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SoldVertical } from "../../app/verticals.ts";

/** Stands for whatever it will be of: the page is the same. */
const any = "any";

/** An address of the page that comes after a step from the offer on; null where the walk ends. */
export const pathAhead = (vertical: SoldVertical, step: WalkStep): string | null => {
  switch (step) {
    case "offer":
      return paths.checkout(vertical, "travellers", any);
    case "travellers":
    case "addons":
    case "review":
      return paths.payment(vertical, any);
    case "payment":
      return paths.confirmation(products[vertical].serviceType, any);
    default:
      return null;
  }
};
