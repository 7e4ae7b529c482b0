import { lazy } from "react";

/** The map, fetched when one is really shown. */
export const PointMap = lazy(() => import("./point-map.tsx"));
