import type { OfferView, SearchText } from "@safar/engine";
import { createIsomorphicFn } from "@tanstack/react-start";
import { type BegunSearch, beginSearch } from "../server/flights/begin-search.ts";

/**
 * Begins a search on the server while its page is rendered. In the browser a page is loaded ahead at the touch of a link too, so
 * there the search begins when it is shown.
 */
export const beginWithPage = createIsomorphicFn()
  .server((search: SearchText, view: OfferView): BegunSearch | null => beginSearch(search, view))
  .client((_search: SearchText, _view: OfferView): BegunSearch | null => null);
