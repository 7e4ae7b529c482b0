import { fromPromise } from "xstate";
import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { OfferRef } from "../../booking/walk/walk.types.ts";
import type { __Pascal__OfferOutcome, __Pascal__Service } from "./__name__.types.ts";

export type __Pascal__Ports = CheckoutPorts & { readonly __camel__: __Pascal__Service };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const __camel__ActorsOver = (parts: WalkParts<__Pascal__Service>) => ({
  ...walkActors(parts),
  readOffer: fromPromise<__Pascal__OfferOutcome, OfferRef | null>(({ input, signal }) =>
    input === null
      ? Promise.resolve({ type: "SESSION_EXPIRED" })
      : parts.service.readOffer(input.refId, input.offer, signal),
  ),
});

/** What the machine needs: `__camel__Machine.provide({ actors: __camel__Actors(ports) })`. */
export const __camel__Actors = (ports: __Pascal__Ports) =>
  __camel__ActorsOver({ service: ports.__camel__, clock: ports.clock, checkout: createCheckout(ports.__camel__, ports) });
