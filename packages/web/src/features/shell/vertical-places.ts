import type { Vertical } from "@safar/engine";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { isSold, segmentOf } from "../../app/verticals.ts";
import { verticalNames } from "../../seo/vertical-names.ts";

/** The home pages of what the edition sells, and of nothing else. */
export const verticalPlaces = (enabled: readonly Vertical[]) =>
  enabled.map((vertical) => ({ vertical, label: verticalNames[vertical], href: verticalHomes[vertical] }));

/** Whether a page is of a vertical: its home, its results, or a step of a booking. */
export const isPageOf = (vertical: Vertical, path: string): boolean =>
  path === verticalHomes[vertical] || (isSold(vertical) && path.startsWith(`/${segmentOf(vertical)}/`));
