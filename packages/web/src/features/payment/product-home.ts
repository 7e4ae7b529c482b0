import { isVertical, type Product } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { verticalPlaces } from "../shell/vertical-places.ts";

/** Where another one is looked for. */
export const productHome = (product: Product): string => {
  const [place] = isVertical(product) ? verticalPlaces([product]) : [];
  return place?.href ?? paths.wallet();
};
