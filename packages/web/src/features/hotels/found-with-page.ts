import type { HotelResults, RefId } from "@safar/engine";
import { createContext } from "react";

/** What the server found with the page, for as long as its script has not searched; null where it did not. */
export const FoundWithPage = createContext<{ readonly refId: RefId; readonly results: HotelResults } | null>(null);
