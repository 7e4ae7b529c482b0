import type { SnapshotFrom } from "xstate";
import type { CheckoutChildren, CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import { perWalk, type WalkView, withCheckout } from "../../booking/walk/walk-view.ts";
import { addDays } from "../../kernel/calendar-date.ts";
import type { hotelsMachine } from "./hotels.machine.ts";
import {
  type HotelDetail,
  type HotelRef,
  type HotelStep,
  type HotelsContext,
  type HotelsOwnScreen,
  isHotelQuote,
  type Stay,
} from "./hotels.types.ts";
import { priceOf } from "./rooms/room-picks.ts";
import { encodeStay, usualRooms } from "./stay-criteria.ts";

type HotelsSnapshot = SnapshotFrom<typeof hotelsMachine>;

export type HotelsView = WalkView<"hotel", HotelsOwnScreen> & {
  readonly search: SearchText | null;
  readonly offer: HotelRef | null;
  readonly detail: HotelDetail | null;
  /** What the quote is for, once there is one. */
  readonly stay: Stay | null;
  /** The step's own flow while there is one, and those of the checkout's steps: read each with its own connect. */
  readonly children: Pick<HotelsSnapshot["children"], "search" | "rooms" | "checkout"> & CheckoutChildren;
  /** What the walk itself may be told. From the price on, the checkout has its own. */
  readonly commands: Readonly<
    Record<"submitSearch" | "editSearch" | "refreshSearch" | "reloadHotel" | "back" | "leave", boolean>
  >;
};

/** Any search that can be made, to ask the chart whether one may be made now. */
const someSearch = (today: string): SearchText =>
  encodeStay({ place: "karachi", checkIn: today, checkOut: addDays(today, 1), rooms: usualRooms });

/** The steps before the price that may be opened: each needs what the ones before it gave. */
const openSteps = ({ offer, search }: HotelsContext, isOver: boolean): readonly HotelStep[] => [
  "search",
  ...(isOver ? (["confirmation"] as const) : []),
  ...(search === null || isOver ? [] : (["results"] as const)),
  ...(offer === null || isOver ? [] : (["hotel"] as const)),
];

/** What an order is of that was opened by its address. */
const paidFor = ({ start }: HotelsContext): Stay | null => (start.at === "payment" ? (start.stay ?? null) : null);

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectHotels = perWalk((snapshot: HotelsSnapshot, checkout: CheckoutSnapshot | null): HotelsView => {
  const { context } = snapshot;
  const { detail, offer, picks, search, setting } = context;
  const meta = Object.values(snapshot.getMeta()).findLast((one) => one !== undefined);
  const price = detail === null ? null : priceOf(detail, picks);
  const view = withCheckout<"hotel", HotelsOwnScreen>(
    {
      screen: meta?.screen ?? "search",
      busy: snapshot.hasTag("busy"),
      terminal: snapshot.hasTag("terminal"),
      deadline: snapshot.matches({ inspecting: "choosing" }) ? (detail?.expiresAt ?? null) : null,
      price: price === null ? null : { display: price, charge: price },
      problem: context.problem,
      step: meta?.step ?? "search",
      steps: openSteps(context, snapshot.matches("confirmed")),
      booking: context.end.booking,
    },
    "hotel",
    checkout,
  );
  const quote = view.checkout?.quote ?? null;
  return {
    ...view,
    search,
    offer,
    detail,
    stay: quote !== null && isHotelQuote(quote) ? quote.stay : paidFor(context),
    children: { ...snapshot.children, ...checkout?.children },
    commands: {
      submitSearch: snapshot.can({ type: "search.submit", search: someSearch(setting.today) }),
      editSearch: snapshot.can({ type: "search.edit" }),
      refreshSearch: snapshot.can({ type: "search.refresh" }),
      reloadHotel: snapshot.can({ type: "hotel.reload" }),
      back: snapshot.can({ type: "flow.back" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
});
