import type { SnapshotFrom } from "xstate";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { RefId } from "../../kernel/ids.ts";
import { isHotelQuote, type Stay } from "./booked-stay.ts";
import type { HotelDetail } from "./hotels.domain.ts";
import type { hotelsMachine } from "./hotels.machine.ts";
import type { HotelsOwnScreen } from "./hotels.types.ts";
import { priceOf } from "./rooms/room-picks.ts";

/** How the walk stands, as `getSnapshot` gives it. */
export type HotelsSnapshot = SnapshotFrom<typeof hotelsMachine>;

type Walk = WalkView<HotelsOwnScreen, WatchableChildren<HotelsSnapshot["children"]>, RefId>;

export type HotelsView = Walk & {
  readonly detail: HotelDetail | null;
  /** What the quote is for, once there is one. */
  readonly stay: Stay | null;
  readonly isAnew: boolean;
  readonly commands: Walk["commands"] & Readonly<Record<"refreshSearch" | "reloadOffer", boolean>>;
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectHotels: (snapshot: HotelsSnapshot) => HotelsView = perWalk((snapshot, checkout): HotelsView => {
  const { detail, isAnew, picks, problem, start } = snapshot.context;
  const deadline = snapshot.matches({ inspecting: "choosing" }) ? (detail?.expiresAt ?? null) : null;
  const price = detail === null ? null : priceOf(detail, picks);
  const walk: Walk = walkView(snapshot, checkout, { deadline, price, problem });
  const paidFor = start.at === "payment" ? (start.stay ?? null) : null;
  return {
    ...walk,
    detail,
    isAnew,
    stay: walk.quote !== null && isHotelQuote(walk.quote) ? walk.quote.stay : paidFor,
    commands: {
      ...walk.commands,
      refreshSearch: snapshot.can({ type: "search.refresh" }),
      reloadOffer: snapshot.can({ type: "offer.reload" }),
    },
  };
});
