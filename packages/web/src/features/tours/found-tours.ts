import type { FoundTours } from "@safar/engine";
import { createContext } from "react";

/** What the page's own loader has found, until the walk has it too. */
export const FoundToursContext = createContext<FoundTours | null>(null);
