import type { BusTimes } from "@safar/engine";
import { createContext } from "react";

/** What the page's own loader has found, until the walk has it too. */
export const FoundTimesContext = createContext<BusTimes | null>(null);
