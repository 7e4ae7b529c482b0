import {
  type BookingUuid,
  type CheckoutPorts,
  type CheckoutService,
  type Clock,
  checkoutActors,
  checkoutMachine,
  connectPayment,
  type OfferRef,
  type OrderRefId,
  type RefId,
  type restoreFlow,
  type TravellerForm,
  type WalkStart,
} from "@safar/engine";
import type { AnyActorRef } from "xstate";
import { type Chart, type ChartOptions, openChart } from "./chart-walk.ts";
import { childOf, type View } from "./walk.types.ts";
import { fillInParty, type WalkWorld } from "./walk-world.ts";

export type Checkout = ReturnType<typeof checkoutMachine.provide>;

/** What a checkout books from, and what it is done with. */
export type CheckoutParts = { readonly service: CheckoutService; readonly ports: CheckoutPorts };

/** The chart of a checkout with other parts, to see that somebody notices. */
export type CheckoutChange = (machine: Checkout, parts: CheckoutParts) => Checkout;

export type ShopOptions = ChartOptions & {
  readonly checkout?: CheckoutChange;
  /** Where the tickets go. */
  readonly contact?: { readonly email: string; readonly phone: string };
};

/** How a way from a search to a booking stands. `Session` is that of an offer's results; null where its address names none. */
export type ShopView<Session extends RefId | null = RefId | null> = View & {
  readonly offer: OfferRef<Session> | null;
  readonly session: RefId | null;
};

/** What its chart is made of. */
type ChartParts<Service> = { readonly service: Service; readonly clock: Clock; readonly checkout: Checkout };

/** What is a vertical's own of a way from a search to a booking. */
type Shop<Service, Ref extends AnyActorRef, Session extends RefId | null, Seen extends ShopView<Session>, Found> = {
  readonly flow: Parameters<typeof restoreFlow>[1];
  readonly service: Service;
  readonly ports: CheckoutPorts;
  readonly chart: (parts: ChartParts<Service>) => Chart<Ref>;
  readonly connect: (snapshot: ReturnType<Ref["getSnapshot"]>) => Seen & ShopView<Session>;
  /** What a search found, by its session. */
  readonly found: (session: RefId) => readonly Found[];
  /** The address of its offer forgets the search. */
  readonly forgetsSearch?: true;
};

const sampleContact = { email: "ayesha@example.com", phone: "03001234567" };

type Paid = { readonly at: "payment"; readonly booking: BookingUuid; readonly order: OrderRefId };

const paymentIn = ({ booking, children }: View): Paid | null => {
  const order = children.payment?.getSnapshot().context.order;
  return booking === null || order === undefined ? null : { at: "payment", booking, order };
};

/** Where a walk is come back to by its address, as far as that leads anywhere. */
const addressOf = <Session extends RefId | null>(
  view: ShopView<Session>,
  forgetsSearch: boolean,
): WalkStart<object, Session> => {
  const { checkout, offer, search } = view;
  const paid = paymentIn(view);
  if (paid !== null) return paid;
  if (checkout?.quote != null) return { at: "quote", refId: checkout.quote.refId };
  if (offer !== null) return { at: "offer", search: forgetsSearch ? null : search, ...offer };
  return search === null ? { at: "search" } : { at: "results", search, refId: null };
};

/** A way from a search to a booking, of whatever is sold, over the real clients and the sandbox in this process. */
export const openShop = <
  Service extends CheckoutService,
  Ref extends AnyActorRef,
  Session extends RefId | null,
  Seen extends ShopView<Session>,
  Found,
>(
  options: ShopOptions,
  world: WalkWorld,
  shop: Shop<Service, Ref, Session, Seen, Found>,
) => {
  const { chart, connect, flow, found, ports, service } = shop;
  const whole = checkoutMachine.provide({ actors: checkoutActors(service, ports) });
  const checkout = options.checkout?.(whole, { service, ports }) ?? whole;
  const walk = openChart<Ref, Seen & ShopView<Session>>(options, world, {
    flow,
    ...chart({ service, clock: world.clock, checkout }),
    step: { machine: checkoutMachine, in: ({ children }) => children.checkout },
    viewOf: connect,
  });
  return {
    ...walk,
    payment: () => connectPayment(childOf(walk.view().children, "payment").getSnapshot()),
    /** Fills in everybody who is asked for, the first of them with what is said of them. */
    fillIn: (values: Partial<TravellerForm> = {}): void =>
      fillInParty(childOf(walk.view().children, "travellers"), options.contact ?? sampleContact, values),
    /** What can be chosen from the results. */
    offers: (): readonly Found[] => {
      const { children, session } = walk.view();
      const refId = children.search?.getSnapshot().context.refId ?? session;
      return refId === null ? [] : found(refId);
    },
    address: (): WalkStart<object, Session> => addressOf(walk.view(), shop.forgetsSearch === true),
  };
};
