import { createContext, type ReactNode } from "react";

/** What saves the offer of a card; null while nothing does. A card shows it where it has room for it. */
export const SaveSlot = createContext<ReactNode>(null);
