import type {
  CancellationService,
  CancellationView,
  CheckoutPorts,
  CheckoutService,
  OfferId,
  WithdrawalService,
  WithdrawalView,
} from "@safar/engine";
import type { InProcessSandbox, Random } from "@safar/sandbox";
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from "xstate";
import type { CheckoutChange } from "../flows/shop-walk.ts";
import type { Said, View } from "../flows/walk.types.ts";
import type { WorldOptions } from "../flows/walk-world.ts";
import type { CancellationPlant } from "./cancellations/cancellation-plant.ts";
import type { Happening } from "./faults.ts";
import type { Errand, PersonPlan } from "./plan.types.ts";

export type Offered = {
  readonly id: OfferId;
  /** Of a flight. */
  readonly airlines: readonly string[];
  /** The sandbox has something happen to whoever chooses it. */
  readonly hasStory: boolean;
};

/** Who does something, and by which numbers they choose. */
export type Scene = {
  readonly sandbox: InProcessSandbox;
  readonly person: PersonPlan;
  readonly random: Random;
  /** The method that they pay by whatever else there is. */
  readonly method: string | null;
  /** The airline that they fly with if it is there. */
  readonly airline: string | null;
};

/** The ways in which people go about a walk. */
export type Ways = {
  /** What somebody does next who wants what the walk is about. Nothing is under way. */
  readonly goOn: (scene: Scene) => void;
  /** One step back, by whatever way back the screen has. */
  readonly goBack: () => void;
  /** Something that a page allows, that a hint brings, or that nothing should come of. */
  readonly stray: (scene: Scene) => void;
  /** What somebody does who wants no more than to come to the end of it, the plain way. */
  readonly settle: (scene: Scene) => void;
  /** What they have come by, as their screen tells it. */
  readonly notices: () => readonly Happening[];
};

/** What is being chosen, and how many of it one booking may have. */
export type Chosen = { readonly what: string; readonly ids: readonly string[]; readonly most: number };

/** A withdrawal as it is shown, and the name that it was asked for by. */
export type ShownWithdrawal = Pick<WithdrawalView, "screen" | "amount" | "withdrawal"> & {
  readonly attempt: string | null;
};

/** What a walk's screens say that one errand alone has, for the watch to hold against what there is. */
export type Shows = {
  /** The seats that are called somebody's. */
  readonly seats: () => readonly string[];
  /** How many rooms are called somebody's; null where there are none. */
  readonly rooms: () => number | null;
  readonly chosen: () => readonly Chosen[];
  readonly withdrawal: () => ShownWithdrawal | null;
  /** While somebody is at it. */
  readonly cancellation: () => CancellationView | null;
};

/** Where a walk is begun anew by its address. */
export type Start = { readonly errand: Errand; readonly open: (options: WalkOptions) => Walk };

/** Somebody's way from where they begin to what they are here for, as a tab of theirs has it. */
export type Walk = {
  readonly errand: Errand;
  readonly ways: Ways;
  readonly shows: Shows;
  readonly view: () => View;
  /** Says something to the walk, or to its step where that is what it is meant for. */
  readonly send: (event: Said) => void;
  readonly actor: () => AnyActorRef;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly screens: () => readonly string[];
  /** How many of its timers run. */
  readonly timers: () => number;
  /** Closes its page. What is returned opens it again from what was kept, whenever that is. */
  readonly shut: () => () => void;
  readonly close: () => void;
  /** What can be chosen from the results. */
  readonly offers: () => readonly Offered[];
  /** Its address, as far as that leads anywhere. */
  readonly address: () => Start;
};

/** What stands between a walk and what it works with. */
export type Dress = {
  readonly service: <Service extends CheckoutService>(service: Service) => Service;
  readonly ports: (ports: CheckoutPorts) => CheckoutPorts;
  /** A checkout with other parts. */
  readonly chart?: { readonly checkout: CheckoutChange };
  readonly withdrawals: (service: WithdrawalService) => WithdrawalService;
  readonly cancellations: (service: CancellationService) => CancellationService;
  readonly cancellationActors?: CancellationPlant["actors"];
};

export type WalkOptions = WorldOptions & {
  readonly sandbox: InProcessSandbox;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly inspect: (event: InspectionEvent) => void;
  readonly kept: (text: string) => string;
  readonly dress: Dress;
};
