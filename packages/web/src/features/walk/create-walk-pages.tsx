import { Trans } from "@lingui/react/macro";
import type { RefId, WalkStart } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { type ComponentType, lazy, Suspense } from "react";
import type { AnyStateMachine } from "xstate";
import { requestFacts } from "../../app/loading/request-facts.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import type { WalkEntry } from "../../engine/walk/walk.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";
import { useShown } from "../checkout/frame/use-arrived.ts";
import {
  fetchShared,
  type Held,
  isShared,
  type SharedName,
  type SharedProps,
  sharedPartOf,
  sharedWords,
} from "./shared-parts.ts";
import { useWalk } from "./use-walk.ts";
import type { AnyWalkView, PartSource, WalkKind, WalkProps, WalkTrip } from "./walk-kind.ts";
import { WalkLive } from "./walk-live.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";
import { usePageTitle, WalkTitle } from "./walk-title.tsx";

const lazily = <Props,>({ words, load }: PartSource<Props>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadCatalogues(requestFacts().locale, words)]);
    return part;
  });

/** What a page of a walk is shown by: where it was opened, and the parts that its script holds already. */
type PageProps<Machine extends AnyStateMachine, View extends AnyWalkView, Start> = {
  readonly entry: WalkEntry<Start>;
  readonly own?: { readonly [Of in View["screen"]]?: ComponentType<WalkProps<Machine, View>> };
  readonly held?: Held & { readonly trip: WalkTrip<View> };
};

export type WalkPages<Machine extends AnyStateMachine, View extends AnyWalkView, Start> = {
  readonly vertical: SoldVertical;
  readonly WalkPage: ComponentType<PageProps<Machine, View, Start>>;
};

/**
 * The pages of a vertical's walk. Each address of the walk shows its page, with whatever screen the walk is at: the address follows the
 * walk and leads it back.
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
    const part = own.get(source) ?? lazily(source);
    own.set(source, part);
    return part;
  };

  const sharedPart = (name: SharedName) =>
    lazily<Omit<SharedProps<View>, "trip">>({
      words: sharedWords,
      load: async () => {
        const [{ default: Part }, { default: trip }] = await Promise.all([fetchShared[name](), kind.trip()]);
        return { default: (props) => <Part {...props} trip={trip} /> };
      },
    });
  const shared = { checkout: sharedPart("checkout"), payment: sharedPart("payment"), outcome: sharedPart("outcome") };

  function WalkPage({ entry, own: ownParts, held }: PageProps<Machine, View, Start>) {
    const { view, send, can, tell, isLive, isLost } = useWalk(kind, entry);
    const title = usePageTitle();
    const screen: Screen = view.screen;
    const name: SharedName | null = isShared(screen) ? sharedPartOf[screen] : null;
    const Own: ComponentType<Props> | null = ownParts?.[screen] ?? ownPart(screen);
    const Shared = name === null ? null : shared[name];
    const part = { vertical, view, can, tell };
    useShown(name === null ? `${vertical} ${screen}` : null);
    return (
      <>
        {isLost && (
          <Alert tone="warning">
            <Trans>We could not restore your booking after the update. Please start again.</Trans>
          </Alert>
        )}
        <WalkTitle value={title}>
          <Suspense fallback={<WalkSkeleton />}>
            {held !== undefined && held.name === name ? (
              <held.Part {...part} trip={held.trip} />
            ) : Shared !== null ? (
              <Shared {...part} />
            ) : Own !== null ? (
              <WalkLive value={isLive}>
                <Own view={view} send={send} />
              </WalkLive>
            ) : (
              <WalkSkeleton />
            )}
          </Suspense>
        </WalkTitle>
      </>
    );
  }

  return { vertical, WalkPage };
};
