import { Trans } from "@lingui/react/macro";
import type { RefId, WalkStart } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { type ComponentType, lazy, Suspense, use, useEffect } from "react";
import type { AnyStateMachine } from "xstate";
import { nameTaken } from "../../app/loading/taken-name.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import type { Walk, WalkEntry } from "../../engine/walk/walk.ts";
import { useShown } from "../checkout/frame/use-arrived.ts";
import { partHere } from "./parts-here.ts";
import { fetchShared, isShared, type SharedName, type SharedProps, sharedPartOf } from "./shared-parts.ts";
import { usePageAhead } from "./use-page-ahead.ts";
import { useWalk } from "./use-walk.ts";
import type { AnyWalkView, WalkKind, WalkProps, WalkTrip } from "./walk-kind.ts";
import { WalkLive } from "./walk-live.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";
import { usePageTitle, WalkTitle } from "./walk-title.tsx";

/** What a page of a walk is shown by: where it was opened, and the parts of its own that its script holds already. */
type PageProps<Machine extends AnyStateMachine, View extends AnyWalkView, Start> = {
  readonly entry: WalkEntry<Start>;
  readonly own?: { readonly [Of in View["screen"]]?: ComponentType<WalkProps<Machine, View>> };
};

export type WalkPages<Machine extends AnyStateMachine, View extends AnyWalkView, Start> = {
  readonly vertical: SoldVertical;
  readonly WalkPage: ComponentType<PageProps<Machine, View, Start>>;
  /** What the steps from the price on are told, where a page comes with it. */
  readonly tripArrives: (trip: WalkTrip<View>) => void;
} & Pick<Walk<Machine, View, Start>, "isGoingOn">;

/**
 * The pages of a vertical's walk. Each address of the walk shows its page, with whatever screen of its step the walk is at: the address
 * follows the walk and leads it back, and what is of another step waits for that one's page.
 */
export const createWalkPages = <
  Machine extends AnyStateMachine,
  View extends AnyWalkView,
  Booked extends object,
  Session extends RefId | null,
>(
  kind: WalkKind<Machine, View, Booked, Session>,
): WalkPages<Machine, View, WalkStart<Booked, Session>> => {
  type Screen = View["screen"];
  type Props = WalkProps<Machine, View>;
  type Start = WalkStart<Booked, Session>;
  const { vertical } = kind.walk;

  const own = new Map<unknown, ComponentType<Props>>();
  /** Screens of one part have one source. */
  const ownPart = (screen: Screen): ComponentType<Props> | null => {
    const source = kind.screens[screen];
    if (source === undefined) return null;
    const part = own.get(source) ?? lazy(source);
    own.set(source, part);
    return part;
  };

  const here: { trip?: WalkTrip<View> } = {};
  const tripArrives = (trip: WalkTrip<View>) => {
    here.trip = trip;
  };
  const fetching: { [Name in SharedName]?: Promise<void> } = {};
  const fetchPart = async (name: SharedName) => {
    const [{ default: trip }] = await Promise.all([kind.trip(), fetchShared[name]()]);
    tripArrives(trip);
    delete fetching[name];
  };

  /** Stays what it is whether its page comes with it or has to fetch it: what somebody does in it is not lost to the next page. */
  function SharedScreen({ name, ...props }: Omit<SharedProps<View>, "trip"> & { readonly name: SharedName }) {
    const Part = partHere(name);
    // Its words may come after it.
    if (fetching[name] === undefined && Part !== undefined && here.trip !== undefined)
      return <Part {...props} trip={here.trip} />;
    use((fetching[name] ??= fetchPart(name)));
    return null;
  }

  /** Fetched beside the page that it is of. Where that fails, the page fetches it again and says so. */
  const fetchScreen = (screen: Screen): void => void kind.screens[screen]?.().catch(() => undefined);

  function WalkPage({ entry, own: ownParts }: PageProps<Machine, View, Start>) {
    const { view, send, can, tell, stays, isElsewhere, isLive, isLost } = useWalk(kind, entry);
    const title = usePageTitle();
    const screen: Screen = view.screen;
    const name: SharedName | null = isShared(screen) ? sharedPartOf[screen] : null;
    const Own: ComponentType<Props> | null = ownParts?.[screen] ?? ownPart(screen);
    const isComing = isElsewhere && name === null;
    useEffect(() => {
      if (!isComing) return;
      fetchScreen(screen);
      // What is coming is seen from its head, wherever the page before was read.
      window.scrollTo({ top: 0, behavior: "instant" });
    }, [isComing, screen]);
    usePageAhead(vertical, view);
    useShown(name === null ? `${vertical} ${screen}` : null);
    // Of what was pressed in a list the list itself knows the name first.
    const about = kind.walk.titleOf(view) || (view.step === "offer" ? nameTaken() : "");
    const head = { title: isElsewhere ? null : title, about };
    return (
      <>
        {isLost && (
          <Alert tone="warning">
            <Trans>We could not restore your booking after the update. Please start again.</Trans>
          </Alert>
        )}
        <WalkTitle value={head}>
          <Suspense fallback={<WalkSkeleton />}>
            {name !== null ? (
              <SharedScreen
                key={name}
                name={name}
                vertical={vertical}
                view={view}
                isElsewhere={isElsewhere}
                stays={stays}
                can={can}
                tell={tell}
              />
            ) : isComing || Own === null ? (
              <WalkSkeleton />
            ) : (
              <WalkLive value={isLive}>
                <Own view={view} send={send} />
              </WalkLive>
            )}
          </Suspense>
        </WalkTitle>
      </>
    );
  }

  return { vertical, WalkPage, tripArrives, isGoingOn: kind.walk.isGoingOn };
};
