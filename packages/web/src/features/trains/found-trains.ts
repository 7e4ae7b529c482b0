import type { FoundTrains } from "@safar/engine";
import { createContext } from "react";

/** What the page's own loader has found, until the walk has it too. */
export const FoundTrainsContext = createContext<FoundTrains | null>(null);
