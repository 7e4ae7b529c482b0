import { createContext } from "react";

/**
 * Whether the walk that a page shows runs. Before that the page shows a draft of it, whose children hear nothing: what is pressed then
 * is for the browser and the router alone.
 */
export const WalkLive = createContext(true);
