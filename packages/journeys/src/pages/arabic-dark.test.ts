import { lookAtPages } from "./look-at-pages.ts";

lookAtPages([["ar", "dark", "phone"]], 0);
