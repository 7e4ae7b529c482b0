import { createRandom, type FaultRule, type Random } from "@safar/sandbox";
import { faultKinds } from "./faults.ts";

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
};

/** Of the network between a device and the services. */
export type Weather = {
  /** No connection at all, by the count of requests. */
  readonly outage: { readonly from: number; readonly forMs: number } | null;
  /** A payment that is on its way for so long before it arrives. */
  readonly heldMs: number | null;
  /** A port that throws against its promise, by the count of its calls. */
  readonly breaksAt: number | null;
};

/** Everything that a seed stands for, as data: a failing one is made smaller by leaving parts of it out. */
export type Plan = {
  readonly seed: number;
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

const lastNames = [
  ...Array<string>(8).fill("Siddiqui"),
  "TWICE",
  "CURRENCY",
  "SEATTAKEN",
  "SOLDOUT",
  "EXPIRE",
  "PARTIAL",
  "REFUSED",
];
const routes = [...Array<string>(7).fill("KHI-ISB"), "LHE-ISB", "PEW-DXB", "MUX-MED", "UET-KHI", "ISB-GIL", "KHI-SKZ"];
const passes = [0, 250, 250, 500, 1000, 1000, 3000, 12_000];
const largestRoll = 1_000_000_000;

/** What a seed stands for. */
export const planOf = (seed: number): Plan => {
  const random = createRandom(`simulation/${seed}`);
  const people = Array.from(
    { length: random.next() < 0.3 ? 2 : 1 },
    (): PersonPlan => ({
      lastName: random.pick(lastNames),
      route: random.pick(routes),
      adults: random.next() < 0.25 ? 2 : 1,
      offsetMs: random.next() < 0.1 ? random.pick([-60_000, 60_000]) : 0,
    }),
  );
  const faults = Array.from({ length: random.integer(0, 4) }, (_, index): FaultRule => {
    const [name, make] = random.pick(faultKinds);
    return { ...make(random), id: `${name}#${index}` };
  });
  return {
    seed,
    people,
    faults,
    weather: {
      outage: random.next() < 0.1 ? { from: random.integer(1, 40), forMs: random.pick([5000, 20_000, 100_000]) } : null,
      heldMs: random.next() < 0.1 ? random.pick([20_000, 50_000, 75_000]) : null,
      breaksAt: random.next() < 0.12 ? random.integer(1, 30) : null,
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
