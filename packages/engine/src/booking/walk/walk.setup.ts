import { type ActionFunction, assign, type EventObject, emit, forwardTo } from "xstate";
import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { CheckoutOutput, CheckoutSetting } from "../checkout/checkout.types.ts";
import { nothingKept } from "../checkout/nothing-kept.ts";
import type { SearchOutput, SearchText } from "../search/search.types.ts";
import type { ChosenOffer, WalkContext, WalkEmitted, WalkInput } from "./walk.types.ts";
import type { WalkStep } from "./walk-steps.ts";

type AnyWalk = WalkContext<object, RefId | null>;

type Knowing<Part extends keyof AnyWalk> = { readonly context: Pick<AnyWalk, Part> };

/** Whether what is chosen in a list is what the walk was at before. */
export const isSameOffer = (before: AnyWalk["offer"], next: ChosenOffer | null): boolean =>
  next !== null && next.offer === before?.offer;

/** What a walk knows when it begins. */
export const initialWalk = <Booked extends object, Session extends RefId | null, Setting extends CheckoutSetting>({
  start,
  setting,
}: WalkInput<Booked, Session, Setting>): WalkContext<Booked, Session, Setting> => ({
  start,
  setting,
  search: start.at === "results" || start.at === "offer" ? start.search : null,
  session: start.at === "results" || start.at === "offer" ? start.refId : null,
  offer: start.at === "offer" ? { refId: start.refId, offer: start.offer } : null,
  kept: nothingKept,
  end: { type: "LEFT", booking: start.at === "payment" ? start.booking : null },
});

type CanSearch<Setting> = (search: SearchText, setting: Setting) => { readonly ok: boolean };

/** The guards of every walk. `read` is how its vertical reads a search that an address holds. */
export const walkGuards = <Setting>(read: CanSearch<Setting>) => ({
  isSearch: ({ context }: { readonly context: { readonly setting: Setting } }, search: SearchText) =>
    read(search, context.setting).ok,
  startsAt: ({ context }: Knowing<"start">, at: AnyWalk["start"]["at"]) => context.start.at === at,
  hasSearch: ({
    context: { search, setting },
  }: {
    readonly context: { readonly search: SearchText | null; readonly setting: Setting };
  }) => search !== null && read(search, setting).ok,
  hasOffer: ({ context }: Knowing<"offer">) => context.offer !== null,
  isChosen: outcomeIs<SearchOutput>("CHOSEN"),
  isBooked: outcomeIs<CheckoutOutput>("BOOKED"),
  isLeft: outcomeIs<CheckoutOutput>("LEFT"),
  isSearchedAgain: outcomeIs<CheckoutOutput>("SEARCH_AGAIN"),
  isSearchEdited: outcomeIs<CheckoutOutput>("SEARCH_EDIT"),
  endsAs: (_: unknown, { end, ends }: { end: CheckoutOutput; ends: readonly CheckoutOutput["type"][] }) =>
    ends.includes(end.type),
});

type Action<
  Context extends AnyWalk,
  Event extends EventObject,
  Params extends object | string | undefined = undefined,
  Emitted extends EventObject = never,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, Emitted>;

type WalkActions<Context extends AnyWalk, Event extends EventObject> = {
  readonly takeSetting: Action<Context, Event, CheckoutSetting>;
  readonly takeSearch: Action<Context, Event, SearchText>;
  readonly beginAnew: Action<Context, Event>;
  readonly takeOffer: Action<Context, Event, SearchOutput>;
  readonly keepGiven: Action<Context, Event, CheckoutOutput>;
  readonly noteEnd: Action<Context, Event, CheckoutOutput>;
  readonly resumeSearch: Action<Context, Event>;
  readonly tellCheckout: Action<Context, Event>;
  readonly goTo: Action<Context, Event, WalkStep, WalkEmitted>;
};

/** Another offer is another booking: a quote of the one before is none of it. What was typed of the people goes in with it. */
const another = ({ kept }: AnyWalk) => ({ kept: { ...kept, quoted: null } });

/**
 * The actions of every walk, of which each changes what every walk knows alone. A vertical adds `forgetOffer`, for what it has
 * read and kept of an offer itself: it is told what is chosen instead, or null.
 */
export function walkActions<Context extends AnyWalk, Event extends EventObject>(): WalkActions<Context, Event>;
export function walkActions(): WalkActions<AnyWalk, EventObject> {
  return {
    takeSetting: assign((_, setting) => ({ setting })),
    takeSearch: assign(({ context }, search) => ({ ...another(context), search, session: null, offer: null })),
    beginAnew: assign(({ context }) => ({ ...another(context), session: null, offer: null })),
    // The same one again is the booking that it was: its quote's address leads on to the people.
    takeOffer: assign(({ context }, output) =>
      output.type === "CHOSEN"
        ? {
            ...(isSameOffer(context.offer, output) ? {} : another(context)),
            session: output.refId,
            offer: { refId: output.refId, offer: output.offer },
          }
        : {},
    ),
    keepGiven: assign((_, output) => ("kept" in output ? { kept: output.kept } : {})),
    noteEnd: assign((_, output) => (output.type === "BOOKED" || output.type === "LEFT" ? { end: output } : {})),
    resumeSearch: forwardTo("search"),
    tellCheckout: forwardTo("checkout"),
    goTo: emit(({ context: { offer, search, session } }, step) => ({
      type: "navigate" as const,
      step,
      search,
      refId: offer?.refId ?? session,
      offer: offer?.offer ?? null,
    })),
  };
}
