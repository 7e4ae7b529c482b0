import { Trans } from "@lingui/react/macro";
import type { CheckoutScreen } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { type ComponentType, lazy, Suspense } from "react";
import type { AnyStateMachine } from "xstate";
import { requestFacts } from "../../app/request-facts.ts";
import type { AnyStart, WalkEntry } from "../../engine/walk.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";
import { useWalk } from "./use-walk.ts";
import type { AnyWalkView, WalkKind, WalkProps } from "./walk-kind.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

/** The parts that every walk has from the price on. A vertical says how its own look. */
type SharedPart = "checkout" | "payment" | "outcome";

const sharedPartOf: Readonly<Record<CheckoutScreen, SharedPart | null>> = {
  quote: "checkout",
  passengers: "checkout",
  addons: "checkout",
  review: "checkout",
  reserving: "checkout",
  payment: "payment",
  confirmation: null,
  sessionExpired: "outcome",
  quoteExpired: "outcome",
  soldOut: "outcome",
  reserveRefused: "outcome",
  holdExpired: "outcome",
  left: null,
};

const isShared = (screen: string): screen is CheckoutScreen => Object.hasOwn(sharedPartOf, screen);

/** A part's script, fetched when the walk goes on to it, with the words that no page before it has. */
export type PartSource<Props> = {
  readonly words: readonly string[];
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
};

const lazily = <Props,>({ words, load }: PartSource<Props>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadCatalogues(requestFacts().locale, words)]);
    return part;
  });

type Parts<Name extends string, Props> = Readonly<Record<Name | SharedPart, PartSource<Props>>>;

type Options<Machine extends AnyStateMachine, View extends AnyWalkView, Start extends AnyStart, Name extends string> = {
  readonly kind: WalkKind<Machine, View, Start>;
  readonly parts: Parts<Name, WalkProps<Machine, View>>;
  /** Which of its own parts shows a screen of the vertical's own; null where it stands at no page of the walk's. */
  readonly partOf: (screen: View["screen"]) => Name | null;
};

/**
 * The page of a vertical's walk. Each address of the walk shows it, with whatever screen the walk is at: the address follows the
 * walk and leads it back. `own` are the parts that a page's script holds already.
 */
export const createWalkPage = <
  Machine extends AnyStateMachine,
  View extends AnyWalkView,
  Start extends AnyStart,
  Name extends string,
>({
  kind,
  parts,
  partOf,
}: Options<Machine, View, Start, Name>) => {
  type Props = WalkProps<Machine, View>;
  type Own = { readonly [Part in Name | SharedPart]?: ComponentType<Props> };
  const fetched = new Map<Name | SharedPart, ComponentType<Props>>();
  const fetchedPart = (name: Name | SharedPart): ComponentType<Props> => {
    const known = fetched.get(name) ?? lazily(parts[name]);
    fetched.set(name, known);
    return known;
  };
  const nameOf = (screen: View["screen"]): Name | SharedPart | null =>
    isShared(screen) ? sharedPartOf[screen] : partOf(screen);

  return function WalkPage({ entry, own }: { readonly entry: WalkEntry<Start>; readonly own: Own }) {
    const { view, send, isLost } = useWalk(kind, entry);
    const name = nameOf(view.screen);
    const Shown: ComponentType<Props> | null = name === null ? null : (own[name] ?? fetchedPart(name));
    return (
      <>
        {isLost && (
          <Alert tone="warning">
            <Trans>What you had begun here could not be brought back after the update. Please start again.</Trans>
          </Alert>
        )}
        <Suspense fallback={<WalkSkeleton />}>
          {Shown === null ? <WalkSkeleton /> : <Shown view={view} send={send} />}
        </Suspense>
      </>
    );
  };
};
