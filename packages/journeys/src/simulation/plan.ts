import { createRandom, type FaultRule, type Random } from "@safar/sandbox";
import type { Aim } from "./aims/aim.ts";
import { aims } from "./aims.ts";
import { sampleBookings } from "./cancellation-walk.ts";
import { faultKindsFor } from "./faults.ts";
import { plainPlace, plainRoad, plainRoute, storyNames, storyPlaces, storyRoads, storyRoutes } from "./stories.ts";
import type { Vertical } from "./walk.ts";

/** What people do, by how often. */
const habits = {
  /** What somebody does who wants the flight. */
  goOn: 52,
  /** The same, twice in a moment. */
  twice: 6,
  /** The same in all of their tabs in one moment. */
  everywhere: 5,
  goBack: 5,
  reload: 6,
  /** Reloads while what was just asked for is on its way. */
  interrupt: 8,
  /** Another tab at the address that this one is at. */
  openTab: 4,
  /** Closes the tab, and comes back by the address. */
  comeBack: 4,
  /** Something that the page allows and nobody needs. */
  stray: 7,
  /** The lid is closed for a while. */
  sleep: 5,
} as const;

export type StepKind = keyof typeof habits;

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
  /** What they book. */
  readonly vertical: Vertical;
  /** The rare thing that it is made for, by its name. */
  readonly aim: string | null;
  readonly people: readonly PersonPlan[];
  readonly faults: readonly FaultRule[];
  readonly weather: Weather;
  readonly switches: readonly string[];
  readonly steps: readonly Step[];
};

const kinds = Object.keys(habits) as StepKind[];
const allWeights = kinds.reduce((sum, kind) => sum + habits[kind], 0);

const kindBy = (random: Random): StepKind => {
  let left = random.integer(1, allWeights);
  for (const kind of kinds) {
    left -= habits[kind];
    if (left <= 0) return kind;
  }
  return "goOn";
};

const lastNames = [...Array<string>(8).fill("Siddiqui"), ...storyNames];
const routes = [...Array<string>(6).fill(plainRoute), ...storyRoutes];
/** What is searched for. */
const wishes: Readonly<Record<Vertical, readonly string[]>> = {
  flights: routes,
  hotels: [plainPlace, plainPlace, ...storyPlaces],
  buses: [...Array<string>(4).fill(plainRoad), ...storyRoads],
  withdrawals: [""],
  cancellations: ["coming", "coming", ...sampleBookings],
};
/** Of those that are made for nothing rare, by turns; of the others, everybody flies. */
const journeysByTurn: readonly Vertical[] = ["flights", "hotels", "flights", "buses"];
const verticalsByTurn: readonly Vertical[] = [...journeysByTurn, "withdrawals", ...journeysByTurn, "cancellations"];
const verticalOf = (seed: number): Vertical =>
  seed % 2 === 0
    ? (aimOf(seed)?.vertical ?? "flights")
    : (verticalsByTurn[((seed - 1) / 2) % verticalsByTurn.length] ?? "flights");
/** What one does with what one has at one's account. */
const ownWallets: ReadonlySet<Vertical> = new Set(["withdrawals", "cancellations"]);
const passes = [0, 250, 250, 500, 1000, 1000, 3000, 12_000];
const largestRoll = 1_000_000_000;

/** Every second seed is made for something rare: for one after the other, so that a long run comes by all of them. */
const aimOf = (seed: number) => (seed % 2 === 0 ? aims[(seed / 2) % aims.length] : undefined);

const lengthOf = ({ does = [] }: Aim): number => does.length;

/** What a seed stands for. */
export const planOf = (seed: number): Plan => {
  const plan = plainPlanOf(seed);
  const random = createRandom(`simulation/aim/${seed}`);
  const aim = aimOf(seed);
  const [first, ...others] = plan.people;
  if (aim === undefined || first === undefined) return plan;
  return {
    ...plan,
    aim: aim.name,
    people: [{ ...first, adults: 1, ...aim.person }, ...others],
    faults: aim.faults ?? plan.faults,
    weather: { ...plan.weather, ...aim.weather },
    switches: [],
    // One person at a time: what is aimed at is not in another's way.
    // What takes many moments takes as many steps.
    steps: (lengthOf(aim) > 10 ? [...plan.steps, ...plan.steps] : plan.steps).map((step) => ({
      ...step,
      person: 0,
      kind: random.next() < 0.85 ? "goOn" : step.kind,
    })),
  };
};

const plainPlanOf = (seed: number): Plan => {
  const vertical = verticalOf(seed);
  const random = createRandom(`simulation/${seed}`);
  const people = Array.from(
    { length: random.next() < 0.3 ? 2 : 1 },
    (): PersonPlan => ({
      lastName: random.pick(lastNames),
      route: random.pick(wishes[vertical]),
      adults: random.next() < 0.25 ? 2 : 1,
      offsetMs: random.next() < 0.1 ? random.pick([-60_000, 60_000]) : 0,
      country: random.next() < 0.3 ? "SA" : "PK",
      isSignedIn: random.next() < 0.3 || ownWallets.has(vertical),
    }),
  );
  const faults = Array.from({ length: random.integer(0, 4) }, (_, index): FaultRule => {
    const [name, make] = random.pick(faultKindsFor(vertical));
    return { ...make(random), id: `${name}#${seed}.${index}` };
  });
  return {
    seed,
    locale: "en",
    vertical,
    aim: null,
    people,
    faults,
    weather: {
      outage: random.next() < 0.1 ? { from: random.integer(1, 40), forMs: random.pick([5000, 20_000, 100_000]) } : null,
      heldMs: random.next() < 0.1 ? random.pick([20_000, 50_000, 75_000]) : null,
      breaksAt: random.next() < 0.12 ? random.integer(1, 30) : null,
      hints: random.pick([[], [100], [100], [100, 300], [20_000]]),
    },
    switches: ["results_expire_soon", "quotes_expire_soon"].filter(() => random.next() < 0.03),
    steps: Array.from({ length: random.integer(24, 48) }, () => ({
      person: random.integer(0, people.length - 1),
      kind: kindBy(random),
      roll: random.integer(0, largestRoll),
      passMs: random.pick(passes),
    })),
  };
};
