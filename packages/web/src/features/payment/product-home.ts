import { isVertical, type Product } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";

/** Where another one is looked for. */
export const productHome = (product: Product): string =>
  isVertical(product) ? verticalHomes[product] : paths.wallet();
