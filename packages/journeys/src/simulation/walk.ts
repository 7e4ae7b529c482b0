import type {
  BusesStart,
  CancellationService,
  CheckoutPorts,
  CheckoutService,
  CheckoutView,
  connectBooking,
  connectBuses,
  connectHotels,
  connectPayment,
  FlightsPorts,
  FlightsStart,
  FlightsView,
  HotelsStart,
  OfferId,
  QuotedPrice,
  TravellerForm,
  WithdrawalService,
} from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from "xstate";
import type { WalkOptions as FlightOptions } from "../flows/flight-walk.ts";
import type { WorldOptions } from "../flows/walk-world.ts";
import type { CancellationPlant, CancellationStart } from "./cancellation-walk.ts";
import type { WithdrawalStart } from "./withdrawal-walk.ts";

/** What is booked; or money is withdrawn from the wallet, or a booking is cancelled, which have walks of their own. */
export type Vertical = "flights" | "hotels" | "buses" | "withdrawals" | "cancellations";

export type Children = CheckoutView["children"] & {
  readonly search?: FlightsView["children"]["search"];
  readonly checkout?: FlightsView["children"]["checkout"];
  readonly rooms?: ReturnType<typeof connectHotels>["children"]["rooms"];
  readonly seats?: ReturnType<typeof connectBuses>["children"]["seats"];
  readonly cancellation?: NonNullable<ReturnType<typeof connectBooking>["cancellation"]>;
};

/** How a walk stands, whatever is booked. */
export type View = Pick<FlightsView, "booking" | "busy" | "deadline" | "search" | "terminal"> & {
  readonly screen: string;
  readonly price: QuotedPrice | null;
  readonly checkout: CheckoutView | null;
  readonly children: Children;
};

export type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

export type Offered = {
  readonly id: OfferId;
  /** Of a flight. */
  readonly airlines: readonly string[];
  /** The sandbox has something happen to whoever chooses it. */
  readonly hasStory: boolean;
};

/** Where a walk is begun anew by its address. */
export type Start =
  | { readonly vertical: "flights"; readonly start: FlightsStart }
  | { readonly vertical: "hotels"; readonly start: HotelsStart }
  | { readonly vertical: "buses"; readonly start: BusesStart }
  | { readonly vertical: "withdrawals"; readonly start: WithdrawalStart }
  | { readonly vertical: "cancellations"; readonly start: CancellationStart };

/** Somebody's way from a search to a ticket, as a tab of theirs has it. */
export type Walk = {
  readonly vertical: Vertical;
  view(): View;
  /** Says something to the walk, or to its checkout where that is what it is meant for. */
  send(event: Said): void;
  child<Name extends keyof Children>(name: Name): NonNullable<Children[Name]>;
  payment(): ReturnType<typeof connectPayment>;
  actor(): AnyActorRef;
  snapshot(): AnyMachineSnapshot;
  screens(): readonly string[];
  /** How many of its timers run. */
  timers(): number;
  /** Closes its page. What is returned opens it again from what was kept, whenever that is. */
  shut(): () => void;
  close(): void;
  fillIn(values: Partial<TravellerForm>): void;
  /** What can be chosen from the results, by its reference and, for a flight, by its airlines. */
  offers(): readonly Offered[];
  /** The search of somebody who wants what their plan says. */
  searchFor(route: string, people: number): string;
  /** Its address, as far as that leads anywhere. */
  address(): Start;
};

/** What stands between a walk and what it books from. */
export type Dress = <Service extends CheckoutService>(service: Service) => Service;

export type WalkOptions = WorldOptions & {
  readonly sandbox: InProcessSandbox;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly inspect: (event: InspectionEvent) => void;
  readonly dress: Dress;
  readonly dressPorts: (ports: CheckoutPorts) => CheckoutPorts;
  readonly dressWithdrawals: (service: WithdrawalService) => WithdrawalService;
  readonly dressCancellations: (service: CancellationService) => CancellationService;
  readonly kept: (text: string) => string;
  readonly from: Start;
  /** Bugs, in flights and in cancellations. */
  readonly plant?: Pick<FlightOptions, "checkout"> & {
    readonly ports?: (ports: FlightsPorts) => FlightsPorts;
    readonly cancellation?: CancellationPlant;
  };
};

/** Where a payment, a price or results are come back to. */
export const isPaying = ({ booking, children }: View) => {
  const order = children.payment?.getSnapshot().context.order;
  return booking === null || order === undefined ? null : ({ at: "payment", booking, order } as const);
};

export const isPriced = ({ checkout }: View) =>
  checkout?.quote == null ? null : ({ at: "quote", refId: checkout.quote.refId } as const);

export const results = ({ search }: View) =>
  search === null ? ({ at: "search" } as const) : ({ at: "results", search, refId: null } as const);

/** A page that was left, or is being loaded again, hears nothing: neither a late hint nor a late click. */
export const isLive = ({ status }: AnyMachineSnapshot): boolean => status === "active";

/** A step of a walk that has to be there. */
export const childOf = <Name extends keyof Children>(children: Children, name: Name): NonNullable<Children[Name]> => {
  const found = children[name];
  if (found === undefined || found === null) throw new Error(`There is no ${name} now.`);
  return found;
};
