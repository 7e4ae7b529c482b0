import { editions, products } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo } from "react";
import type { AnyStateMachine } from "xstate";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { shellQuery } from "../../app/queries.ts";
import { deviceClock } from "../../engine/device-clock.ts";
import { useHints } from "../../engine/hints.ts";
import { useKeptFlow, useOutcome } from "../../engine/kept-flow.ts";
import type { AnyStart, WalkEntry, WalkSetting } from "../../engine/walk.ts";
import { useAddress } from "./use-address.ts";
import { walkFactsQuery } from "./walk-facts.ts";
import type { AnyWalkView, WalkKind, WalkProps } from "./walk-kind.ts";

const useSetting = (): WalkSetting => {
  const { edition } = useFacts();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const { data: facts } = useSuspenseQuery(walkFactsQuery);
  const { dialCode, seatedPassengers } = editions[edition];
  const { currency, viewer } = shell;
  const isSignedIn = viewer !== null;
  return useMemo(
    () => ({ ...facts, dialCode, seatedPassengers, currency, isSignedIn }),
    [facts, dialCode, seatedPassengers, currency, isSignedIn],
  );
};

const orderEvents = ["payment.updated", "booking.updated"];

/** The walk of this tab, brought to the address of the page that shows it. */
export const useWalk = <Machine extends AnyStateMachine, View extends AnyWalkView, Start extends AnyStart>(
  kind: WalkKind<Machine, View, Start>,
  entry: WalkEntry<Start>,
): WalkProps<Machine, View> & { readonly isLost: boolean } => {
  const { walk } = kind;
  const router = useRouter();
  const setting = useSetting();
  const { actor, send, isLive } = useKeptFlow(walk, {
    input: kind.inputOf(entry.start, setting),
    onTakeUp: (going) => walk.takeUp(going, entry),
  });
  const snapshot = useSelector(actor, (now) => now);
  // The view holds the checkout's as it stands: the page looks at both.
  useSelector(kind.connect(snapshot).children.checkout, (now) => now);
  const view = kind.connect(snapshot);

  useEffect(() => {
    if (isLive) walk.tell(actor, { type: "setting.change", setting });
  }, [actor, isLive, setting, walk]);

  // Deadlines may have passed and hints may have been missed while nobody looked.
  useEffect(() => {
    if (!isLive) return undefined;
    const seen = () => {
      if (document.visibilityState === "visible") walk.tell(actor, { type: "RESUME", now: deviceClock.now() });
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [actor, isLive, walk]);
  useHints(orderEvents, () => {
    if (isLive) walk.tell(actor, { type: "order.hinted" });
  });

  const address = isLive ? kind.addressOf(view) : null;
  useAddress(address, {
    isAt: (place) => address !== null && kind.isAt(address, place),
    leadBack: () => walk.leadBack(actor, entry),
  });

  useOutcome(
    actor,
    useCallback(() => {
      const end = kind.endOf(actor);
      if (end === undefined) return;
      const { type, booking } = end;
      const ended = (uuid: string) =>
        type === "BOOKED" ? paths.confirmation(products[kind.product].serviceType, uuid) : kind.bookingPath(uuid);
      void router.navigate({ href: booking === null ? kind.home() : ended(booking), replace: true });
    }, [actor, kind, router]),
  );
  return { view, send, isLost: isLive && walk.isLost() };
};
