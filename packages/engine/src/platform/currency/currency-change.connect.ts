import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { currencyChangeMachine } from "./currency-change.machine.ts";
import type { OpenBooking } from "./currency-change.types.ts";

type Snapshot = SnapshotFrom<typeof currencyChangeMachine>;
type Send = ActorRefFrom<typeof currencyChangeMachine>["send"];

export type CurrencyChangeView = {
  readonly current: CurrencyCode;
  readonly busy: boolean;
  /** Set while a person must decide; `draftLost` says that the booking cannot be kept if they go on. */
  readonly question: {
    readonly booking: OpenBooking;
    readonly wanted: CurrencyCode;
    readonly draftLost: boolean;
  } | null;
  /** A command that is absent is not allowed now. */
  readonly commands: {
    readonly choose?: (code: CurrencyCode) => void;
    readonly accept?: () => void;
    readonly decline?: () => void;
  };
};

/** What a screen needs to know and may do. Make it once for each snapshot. */
export const connectCurrencyChange = (snapshot: Snapshot, send: Send): CurrencyChangeView => {
  const { current, booking, wanted, draftLost } = snapshot.context;
  const asking = snapshot.can({ type: "change.decline" });
  return {
    current,
    busy: snapshot.hasTag("busy"),
    question: asking && booking !== null && wanted !== null ? { booking, wanted, draftLost } : null,
    commands: {
      ...(snapshot.matches("settled")
        ? { choose: (code: CurrencyCode) => send({ type: "currency.choose", code }) }
        : {}),
      ...(asking
        ? { accept: () => send({ type: "change.accept" }), decline: () => send({ type: "change.decline" }) }
        : {}),
    },
  };
};
