import { lookAtPages } from "./look-at-pages.ts";

lookAtPages([["en", "light", "desktop"]], 1);
