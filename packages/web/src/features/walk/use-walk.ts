import { editions, products, type WalkStep } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { useHints } from "../../engine/live/hints.ts";
import { noteOpenWalk } from "../../engine/walk/open-walk.ts";
import type { AnyStart, Walk, WalkEntry, WalkSetting } from "../../engine/walk/walk.ts";
import { shellQuery } from "../../session/queries.ts";
import type { WalkCommand } from "./shared-parts.ts";
import { useAddress } from "./use-address.ts";
import { addressOfWalk } from "./walk-address.ts";
import { walkFactsQuery } from "./walk-facts.ts";
import type { AnyWalkView, WalkAddresses } from "./walk-kind.ts";

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

/** What the walk of this tab is told whatever its vertical is. Not every walk knows every command. */
const commandsOf = (actor: AnyActorRef) => ({
  can: (command: WalkCommand): boolean => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    return snapshot.can(command);
  },
  tell: (command: WalkCommand) => actor.send(command),
});

type Kind<Machine extends AnyStateMachine, View extends AnyWalkView, Start> = {
  readonly walk: Walk<Machine, View, Start>;
  readonly addresses: WalkAddresses<View>;
};

/** The steps of which one page shows all (`routes/_steps`). */
const together: ReadonlySet<WalkStep> = new Set(["travellers", "addons", "review", "payment"]);

/** Whether a step is of a page, or of another one that is coming. */
const isOfPage = (page: WalkStep, step: WalkStep): boolean =>
  page === step || (together.has(page) && together.has(step));

/** The chart of its own in which something of an offer is chosen, where there is one. */
const chartIn = (children: AnyWalkView["children"]): AnyActorRef | undefined => Object.values(children)[0];

const isBusy = (now: AnyMachineSnapshot | undefined): boolean => now?.hasTag?.("busy") === true;

const noStay = { at: null, times: 0 };

/** Whether there is more to go on with than a search. */
const isBegun = ({ step, terminal }: AnyWalkView): boolean => !terminal && step !== "search" && step !== "results";

/** The walk of this tab, brought to the address of the page that shows it. */
export const useWalk = <Machine extends AnyStateMachine, View extends AnyWalkView, Start extends AnyStart>(
  { walk, addresses }: Kind<Machine, View, Start>,
  entry: WalkEntry<Start>,
) => {
  const { connect, titleOf, vertical } = walk;
  const router = useRouter();
  const setting = useSetting();
  const { actor, send, isLive } = useKeptFlow(walk, {
    input: walk.inputOf(entry.start, setting),
    onTakeUp: (going) => walk.takeUp(going, entry),
  });
  const snapshot = useSelector(actor, (now) => now);
  // The view holds the checkout's as it stands: the page looks at both.
  useSelector(connect(snapshot).children.checkout, (now) => now);
  const view = connect(snapshot);

  useEffect(() => {
    if (isLive) walk.tell(actor, { type: "setting.change", setting });
  }, [actor, isLive, setting, walk]);

  // Deadlines may have passed and hints may have been missed while nobody looked.
  useEffect(() => {
    if (!isLive) return undefined;
    const seen = () => {
      if (document.visibilityState === "visible") walk.tell(actor, { type: "RESUME", now: serverClock.now() });
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [actor, isLive, walk]);
  useHints(orderEvents, () => {
    if (isLive) walk.tell(actor, { type: "order.hinted" });
  });

  const [stays, setStays] = useState<{ readonly at: WalkStep | null; readonly times: number }>(noStay);
  const lead = (): boolean => {
    const isLed = walk.lead(actor, entry);
    // Nobody goes back from what is reserved, or on from what is not complete, and whoever tried is told why.
    setStays(isLed ? noStay : ({ times }) => ({ at: view.step, times: times + 1 }));
    return isLed;
  };
  // A page of the checkout that somebody came forward to from an offer waits for the price, and shows its question.
  const [isComeForward] = useState(together.has(entry.step) && view.step === "offer");
  const isWaiting = isComeForward && view.step === "offer";
  const isPricing = useSelector(isWaiting ? chartIn(view.children) : undefined, isBusy);
  const hasQuestion = isWaiting && view.checkout !== null;
  const stand = addressOfWalk(vertical, addresses, view);
  const address = isLive && !hasQuestion && !isPricing ? stand : null;
  useAddress(address, {
    isAt: (place) => address !== null && addresses.isAt(address, place),
    isInstead:
      view.step === "offer" && (view.isAnew || (entry.step === "offer" && addresses.leadsOn?.(router.latestLocation))),
    isOnePage: together.has(entry.step) && together.has(view.step),
    lead,
  });

  const open = address === null || !isBegun(view) ? null : address;
  const title = open === null ? "" : titleOf(view);
  useEffect(() => {
    if (isLive) noteOpenWalk(open === null ? null : { href: open, title });
  }, [isLive, open, title]);

  useOutcome(
    actor,
    useCallback(() => {
      noteOpenWalk(null);
      const { booking, screen } = connect(actor.getSnapshot());
      const ended = (uuid: string) =>
        screen === "confirmation"
          ? paths.confirmation(products[vertical].serviceType, uuid)
          : paths.booking(vertical, uuid);
      void router.navigate({ href: booking === null ? verticalHomes[vertical] : ended(booking), replace: true });
    }, [actor, connect, router, vertical]),
  );
  return {
    view,
    send,
    ...commandsOf(actor),
    isLive,
    isLost: isLive && walk.isLost(),
    stays: stays.at === view.step ? stays.times : 0,
    // What somebody began to do in a screen that its own page then draws anew would be lost.
    // Before it is alive a page shows a walk that it is given, or one that goes on: a search is neither.
    isElsewhere:
      stand !== null && !hasQuestion && (isLive || view.step !== "search") && !isOfPage(entry.step, view.step),
  };
};
