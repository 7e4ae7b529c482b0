import type { FaultRule, SoldVertical } from "@safar/sandbox";

/** What people are here for: something that is sold is booked, money is withdrawn from the wallet, or a booking is cancelled. */
export type Errand = SoldVertical | "withdrawals" | "cancellations";

/** What somebody does in one step. */
export type StepKind =
  | "goOn"
  | "twice"
  | "everywhere"
  | "goBack"
  | "reload"
  | "interrupt"
  | "openTab"
  | "comeBack"
  | "stray"
  | "sleep";

/** One thing that one person does. All that it chooses follows from its own `roll`, so that a run may leave others out. */
export type Step = {
  readonly person: number;
  readonly kind: StepKind;
  readonly roll: number;
  /** How long they look at what came of it. */
  readonly passMs: number;
};

/** Who they are, and what the sandbox does for people of that name, on that route. */
export type PersonPlan = {
  readonly lastName: string;
  readonly route: string;
  readonly adults: number;
  /** How far their device thinks the service's clock is ahead. */
  readonly offsetMs: number;
  /** Of the edition that they use. */
  readonly country: "PK" | "SA";
  /** As the sample user of their edition: with saved travellers, saved cards and a wallet. */
  readonly isSignedIn: boolean;
};

/** Of the network between a device and the services. */
export type Weather = {
  /** No connection at all, by the count of requests. */
  readonly outage: { readonly from: number; readonly forMs: number } | null;
  /** A payment that is on its way for so long before it arrives. */
  readonly heldMs: number | null;
  /** A port that throws against its promise, by the count of its calls. */
  readonly breaksAt: number | null;
  /** After how long hints arrive: more than once, or never. */
  readonly hints: readonly number[];
  /** What a service says no to, once each, by the count of calls to the path, and without having done anything. */
  readonly refusals?: readonly {
    readonly path: string;
    readonly code: string;
    readonly status: number;
    readonly nth: number;
    readonly method?: string;
    /** The field that it is about. */
    readonly field?: string;
  }[];
  /** A request to withdraw that is on its way for so long before it arrives. */
  readonly heldWithdrawalMs?: number;
  /** The same of a yes to a cancellation. */
  readonly heldCancellationMs?: number;
  /** So often the lock of a device is somebody else's. */
  readonly deniedLocks?: number;
  /** How long an order's lock is waited for. */
  readonly lockMs?: number;
  /** How long keeping a flow takes. */
  readonly keepMs?: number;
  /** Nothing is on offer beside the flight. */
  readonly hasNoExtras?: boolean;
  /** No bank is on the list of those that payers may be sent to. */
  readonly hasNoBank?: boolean;
};

/** Everything that a seed stands for, as data: a failing one is made smaller by leaving parts of it out. */
export type Plan = {
  readonly seed: number;
  /** The language in which they read. Nothing that happens depends on it. */
  readonly locale: "en" | "ar";
  readonly errand: Errand;
  /** The rare thing that it is made for, by its name. */
  readonly aim: string | null;
  readonly people: readonly PersonPlan[];
  readonly faults: readonly FaultRule[];
  readonly weather: Weather;
  readonly switches: readonly string[];
  readonly steps: readonly Step[];
};
