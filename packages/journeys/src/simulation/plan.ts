import { createRandom, type FaultRule, type Random } from "@safar/sandbox";
import type { Aim } from "./aims/aim.ts";
import { aims } from "./aims.ts";
import { errands } from "./errands.ts";
import { faultKindsFor } from "./fault-kinds.ts";
import type { Errand, PersonPlan, Plan, StepKind } from "./plan.types.ts";
import { storyNames } from "./stories.ts";
import { verticalsByTurn } from "./verticals.ts";

/** What people do, by how often. */
const habits: readonly (readonly [StepKind, number])[] = [
  /** What somebody does who wants the flight. */
  ["goOn", 52],
  /** The same, twice in a moment. */
  ["twice", 6],
  /** The same in all of their tabs in one moment. */
  ["everywhere", 5],
  ["goBack", 5],
  ["reload", 6],
  /** Reloads while what was just asked for is on its way. */
  ["interrupt", 8],
  /** Another tab at the address that this one is at. */
  ["openTab", 4],
  /** Closes the tab, and comes back by the address. */
  ["comeBack", 4],
  /** Something that the page allows and nobody needs. */
  ["stray", 7],
  /** The lid is closed for a while. */
  ["sleep", 5],
];

const allWeights = habits.reduce((sum, [, weight]) => sum + weight, 0);

const kindBy = (random: Random): StepKind => {
  let left = random.integer(1, allWeights);
  for (const [kind, weight] of habits) {
    left -= weight;
    if (left <= 0) return kind;
  }
  return "goOn";
};

const lastNames = [...Array<string>(8).fill("Siddiqui"), ...storyNames];
/** Of those that are made for nothing rare, by turns; of the others, everybody flies. */
const [firstVertical = "flights", ...otherVerticals] = verticalsByTurn;
const journeysByTurn: readonly Errand[] = otherVerticals.flatMap((other) => [firstVertical, other]);
const errandsByTurn: readonly Errand[] = [...journeysByTurn, "withdrawals", ...journeysByTurn, "cancellations"];
const errandOf = (seed: number): Errand =>
  seed % 2 === 0
    ? (aimOf(seed)?.errand ?? firstVertical)
    : (errandsByTurn[((seed - 1) / 2) % errandsByTurn.length] ?? firstVertical);
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
  const errand = errandOf(seed);
  const { needsAccount = false, wishes } = errands[errand];
  const random = createRandom(`simulation/${seed}`);
  const people = Array.from(
    { length: random.next() < 0.3 ? 2 : 1 },
    (): PersonPlan => ({
      lastName: random.pick(lastNames),
      route: random.pick(wishes),
      adults: random.next() < 0.25 ? 2 : 1,
      offsetMs: random.next() < 0.1 ? random.pick([-60_000, 60_000]) : 0,
      country: random.next() < 0.3 ? "SA" : "PK",
      isSignedIn: random.next() < 0.3 || needsAccount,
    }),
  );
  const faults = Array.from({ length: random.integer(0, 4) }, (_, index): FaultRule => {
    const [name, make] = random.pick(faultKindsFor(errand));
    return { ...make(random), id: `${name}#${seed}.${index}` };
  });
  return {
    seed,
    locale: "en",
    errand,
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
