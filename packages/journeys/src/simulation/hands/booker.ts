import type { connectPayment, TravellerForm } from "@safar/engine";
import type { AnyActorRef } from "xstate";
import type { Children } from "../../flows/walk.types.ts";
import type { Offered, Scene, Shows, Walk } from "../walk.types.ts";

/** A way from a search to a booking, of whatever is sold, as those see it who go it. */
export type Booker = Pick<Walk, "view" | "send" | "actor" | "snapshot" | "screens" | "timers" | "shut" | "close"> & {
  readonly child: <Name extends keyof Children>(name: Name) => NonNullable<Children[Name]>;
  readonly payment: () => ReturnType<typeof connectPayment>;
  readonly fillIn: (values: Partial<TravellerForm>) => void;
};

/** What of it is one vertical's own. */
export type OwnWays = Pick<Walk, "errand" | "address"> & {
  readonly offers: () => readonly Offered[];
  /** The search of somebody who wants what their plan says. */
  readonly searchFor: (place: string, people: number) => string;
  /** What somebody without a story searches for. */
  readonly plainWish: string;
  /** What somebody does next on the screens that no other vertical has, by screen. */
  readonly hands: Readonly<Record<string, (scene: Scene) => void>>;
  /** The same of somebody who only wants to come to the end of it, where others would do something else. */
  readonly plainly?: Readonly<Record<string, () => void>>;
  /** The step that no other vertical has, while it is running. */
  readonly step?: () => AnyActorRef | undefined;
  /** Something that this step allows and nobody needs. */
  readonly stray?: (scene: Scene) => void;
  readonly shows: Partial<Shows>;
};

export type Hand = (booker: Booker, scene: Scene, own: OwnWays) => void;
