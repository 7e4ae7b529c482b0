import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ExtraChoice, RequiredExtra } from "../quote/quote.types.ts";
import type { QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import type { SeatMap } from "../seats/seat.types.ts";
import { sittersOf } from "../seats/seat-map.ts";
import type { extrasMachine } from "./extras.machine.ts";
import type { ExtraOffer, ExtrasContext, ExtrasScreen, MissingExtra } from "./extras.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type ExtrasSnapshot = SnapshotFrom<typeof extrasMachine>;

export type ExtrasView = {
  readonly screen: ExtrasScreen;
  readonly busy: boolean;
  readonly deadline: EpochMs;
  readonly travellers: readonly QuotedTraveller[];
  /** Everybody who has a seat. */
  readonly sitters: ReturnType<typeof sittersOf>;
  readonly offers: readonly ExtraOffer[];
  readonly seatMaps: readonly SeatMap[];
  readonly choices: readonly ExtraChoice[];
  /** Of what the extras cost. */
  readonly currency: CurrencyCode;
  /** What must be chosen. */
  readonly required: readonly RequiredExtra[];
  readonly missing: readonly MissingExtra[];
  /** Seats of theirs that went to somebody else. */
  readonly taken: ExtrasContext["taken"];
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"choose" | "submit" | "reload" | "back", boolean>>;
};

export const connectExtras: (snapshot: ExtrasSnapshot) => ExtrasView = perSnapshot((snapshot): ExtrasView => {
  const { choices, currency, deadline, missing, offers, required, travellers, problem, seatMaps, taken } =
    snapshot.context;
  return {
    screen: screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    deadline,
    travellers,
    sitters: sittersOf(snapshot.context),
    offers,
    seatMaps,
    choices,
    currency,
    required,
    missing,
    taken,
    problem,
    commands: {
      choose: snapshot.can({ type: "seat.leave", segmentId: "", travellerId: "" }),
      submit: snapshot.can({ type: "extras.submit" }),
      reload: snapshot.can({ type: "extras.reload" }),
      back: snapshot.can({ type: "flow.back" }),
    },
  };
});
