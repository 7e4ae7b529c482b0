import { connectFlights, editions, type FlightsSetting, type FlightsView } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { shellQuery } from "../../app/queries.ts";
import { deviceClock } from "../../engine/device-clock.ts";
import { type FlightsActor, flightsWalk, takeUp, type WalkEntry } from "../../engine/flights.walk.ts";
import { useHints } from "../../engine/hints.ts";
import { useKeptFlow, useOutcome } from "../../engine/kept-flow.ts";
import { addressOfWalk, isAt } from "./walk-address.ts";
import { walkFactsQuery } from "./walk-facts.ts";

export type Walk = {
  readonly view: FlightsView;
  readonly send: FlightsActor["send"];
  /** Whether something that had been begun here could not be brought back. */
  readonly isLost: boolean;
};

const useSetting = (): FlightsSetting => {
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

/** Deadlines may have passed and hints may have been missed while nobody looked. */
const useResume = (actor: FlightsActor): void => {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") actor.send({ type: "RESUME", now: deviceClock.now() });
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [actor]);
};

/** Keeps the address with the walk: when it goes on to another step, so does the address. */
const useAddress = (view: FlightsView, isLive: boolean): void => {
  const router = useRouter();
  const location = useRouterState({ select: ({ location }) => location });
  const address = addressOfWalk(view);
  // Where this page was opened the walk may stand elsewhere already; what it goes on to later is a step of its own.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isLive || address === null) return;
    const isHere = isAt(address, location);
    if (!isHere) void router.navigate({ href: address, replace: !hasArrived.current });
    hasArrived.current = true;
    // Only the walk leads on: somebody who goes elsewhere by themselves is not fetched back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, isLive, router]);
};

const orderEvents = ["payment.updated", "booking.updated"];

/** The walk of this tab, brought to the address of the page that shows it. */
export const useWalk = (entry: WalkEntry): Walk => {
  const router = useRouter();
  const setting = useSetting();
  const { actor, send, isLive } = useKeptFlow(flightsWalk, {
    input: { start: entry.start, setting },
    onTakeUp: (going) => takeUp(going, entry),
  });
  const view = connectFlights(useSelector(actor, (snapshot) => snapshot));
  useEffect(() => send({ type: "setting.change", setting }), [send, setting]);
  useResume(actor);
  useAddress(view, isLive);
  useHints(orderEvents, () => send({ type: "order.hinted" }));
  useOutcome(
    actor,
    useCallback(
      ({ type, booking }) => {
        const next =
          booking === null
            ? paths.flightsHome()
            : type === "BOOKED"
              ? paths.confirmation("flight", booking)
              : paths.flightBooking(booking);
        void router.navigate({ href: next, replace: true });
      },
      [router],
    ),
  );
  return { view, send, isLost: isLive && flightsWalk.isLost() };
};
