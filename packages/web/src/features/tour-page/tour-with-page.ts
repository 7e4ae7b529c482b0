import type { TourPlan } from "@safar/engine";
import { createContext } from "react";

/** What the server read of a tour with its page, until the walk has read it too; null where it did not. */
export const TourWithPage = createContext<TourPlan | null>(null);
