import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Place } from "./walk-kind.ts";

type Following = {
  readonly isAt: (place: Place) => boolean;
  /** Leads the walk to the step of the page that calls this, back or on again; says whether it could. */
  readonly lead: () => boolean;
  /** Whether the walk goes on in the address's stead: nobody goes back to what is over. */
  readonly isInstead?: boolean | undefined;
  /** Whether the page that is shown is the next step's too: it stays where it is read while the address follows. */
  readonly isOnePage?: boolean;
};

/**
 * Keeps the address with the walk: when it goes on to another step, so does the address; and where a browser comes to rest on a
 * page of the walk, by its own back and forward too, the address is that of the step which is shown.
 */
export const useAddress = (
  address: string | null,
  { isAt, isInstead = false, isOnePage = false, lead }: Following,
): void => {
  const router = useRouter();
  // Null while the browser is on its way: whoever has gone elsewhere by themselves is not fetched back.
  const rest = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation?.href === location.href ? location : null),
  });
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (address === null) return;
    const isFirst = shown.current === null;
    const hasGoneOn = !isFirst && shown.current !== address;
    const place = hasGoneOn ? router.latestLocation : rest;
    if (place === null) return;
    shown.current = address;
    if (isAt(place)) return;
    // The walk had gone on, and the browser's back was quicker than the next page: this one was never left.
    if (!isFirst && !hasGoneOn && lead()) return;
    // Where this page was opened the walk may stand elsewhere already; what it goes on to later is a step of its own.
    void router.navigate({ href: address, replace: !hasGoneOn || isInstead, resetScroll: !isOnePage });
    // oxlint-disable-next-line react/exhaustive-deps -- how an address is held against a place, and how the walk is led, do not change
  }, [address, rest, router]);
};
