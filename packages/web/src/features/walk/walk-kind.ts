import type { Product, WalkView } from "@safar/engine";
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";
import type { Walk as KeptWalk, WalkSetting } from "../../engine/walk.ts";

export type Place = { readonly pathname: string; readonly searchStr: string };

/** What every vertical's view has, whatever its own screens are. */
export type AnyWalkView = WalkView;

/** What a vertical's walk is, to the pages that show it. */
export type WalkKind<Machine extends AnyStateMachine, View extends AnyWalkView, Start> = {
  readonly product: Product;
  readonly walk: KeptWalk<Machine>;
  readonly connect: (snapshot: SnapshotFrom<Machine>) => View;
  readonly inputOf: (start: Start, setting: WalkSetting) => InputFrom<Machine>;
  /** What a walk has come to; undefined while it is going on. */
  readonly endOf: (
    actor: Actor<Machine>,
  ) => { readonly type: "BOOKED" | "LEFT"; readonly booking: string | null } | undefined;
  /** Where a walk stands, as an address without a language; null where it stands at whatever address it was opened by. */
  readonly addressOf: (view: View) => string | null;
  readonly isAt: (address: string, place: Place) => boolean;
  /** Where somebody goes who leaves with nothing booked. */
  readonly home: () => string;
  /** Where a booking is that goes on without its walk. */
  readonly bookingPath: (booking: string) => string;
};

/** What a part of a walk is shown by. */
export type WalkProps<Machine extends AnyStateMachine, View extends AnyWalkView> = {
  readonly view: View;
  readonly send: Actor<Machine>["send"];
};
