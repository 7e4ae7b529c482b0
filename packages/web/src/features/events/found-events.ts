import type { FoundEvents } from "@safar/engine";
import { createContext } from "react";

/** What the page's own loader has found, until the walk has it too. */
export const FoundEventsContext = createContext<FoundEvents | null>(null);
