import { queryOptions } from "@tanstack/react-query";
import { readCheckoutOptions } from "../../calls/checkout.calls.ts";

/** Countries and alliances to choose from. A loader that asks for them beforehand spares the form a second look. */
export const checkoutOptionsQuery = queryOptions({
  queryKey: ["checkout-options"],
  queryFn: () => readCheckoutOptions(),
  staleTime: Number.POSITIVE_INFINITY,
});
