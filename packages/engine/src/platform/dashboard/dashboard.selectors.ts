import { isStale } from "../../kernel/device-cache.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import {
  type Dashboard,
  type DashboardContext,
  type DashboardIcon,
  type DashboardOffer,
  type DashboardScope,
  dashboardMaxAgeMs,
} from "./dashboard.types.ts";

/** Whose payload it is, in which language, of which country. */
export const keyOf = ({ subject, locale, country }: DashboardScope): string =>
  JSON.stringify([subject.kind === "user" ? subject.id : null, locale, country]);

export const anonymousKeyOf = (scope: DashboardScope): string => keyOf({ ...scope, subject: { kind: "anonymous" } });

/** Held under this very scope, and younger than five minutes. */
export const isFresh = ({ held, scope }: DashboardContext, now: EpochMs): boolean =>
  held !== null && held.key === keyOf(scope) && !isStale(held.at, now, dashboardMaxAgeMs);

/** What may be shown to this scope: its own payload, or the one that is for everybody. Never another user's. */
export const dashboardOf = ({ held, scope }: DashboardContext): Dashboard | null =>
  held !== null && (held.key === keyOf(scope) || held.key === anonymousKeyOf(scope)) ? held.dashboard : null;

export const activeOffersOf = ({ offers }: Dashboard): readonly DashboardOffer[] =>
  offers.filter(({ isActive }) => isActive);

/**
 * The icons in their order: as many as `room` has places for, and those left over. `more` takes the last place, only when
 * some are left over.
 */
export const iconsOf = (
  { icons }: Pick<Dashboard, "icons">,
  room: number,
): { readonly shown: readonly DashboardIcon[]; readonly overflow: readonly DashboardIcon[] } => {
  const ordered = icons.toSorted((one, other) => one.order - other.order);
  const plain = ordered.filter(({ identifier }) => identifier !== "more");
  const more = ordered.find(({ identifier }) => identifier === "more");
  // Without `more` nothing could open the rest, so all stay in sight.
  if (plain.length <= room || more === undefined) return { shown: plain, overflow: [] };
  const kept = Math.max(0, room - 1);
  return { shown: [...plain.slice(0, kept), more], overflow: plain.slice(kept) };
};
