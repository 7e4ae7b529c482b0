/** Of so many candidates, counted from 0, a group is to be found that is close together and then cheap. */
export type GroupQuestion = {
  readonly candidates: number;
  /** How many a group has; at least one. */
  readonly size: number;
  /** A way that is never longer round a third one. */
  readonly apart: (one: number, other: number) => number;
  /** The ways to all that the group is to be close to, besides itself. */
  readonly toKept: (candidate: number) => number;
  readonly cost: (candidate: number) => number;
  /** Whether later candidates can still make a group of these, which are in ascending order. */
  readonly isHopeful: (part: readonly number[]) => boolean;
  readonly isGroup: (whole: readonly number[]) => boolean;
};

type Rank = { readonly apart: number; readonly cost: number; readonly first: number };

type Found = Rank & { readonly group: readonly number[] };

/** Parts looked at, after which a group that was found is good enough: those of nine in an empty cabin are without number. */
const mostLooks = 5000;

const isBetter = (one: Rank, than: Rank | null): boolean => {
  if (than === null) return true;
  if (one.apart !== than.apart) return one.apart < than.apart;
  return one.cost === than.cost ? one.first < than.first : one.cost < than.cost;
};

/** What so many in a line are apart, one step from each to the next: no more of them are ever closer. */
const leastApart = (count: number): number => (count * (count * count - 1)) / 6;

/** Where the few smallest from a place on are, the smallest first. */
const smallestOf = (ways: Int32Array, from: number, count: number): readonly number[] => {
  const places: number[] = [];
  for (let at = from; at < ways.length; at += 1) {
    const way = ways[at] ?? 0;
    if (places.length === count && way >= (ways[places[count - 1] ?? 0] ?? 0)) continue;
    let place = Math.min(places.length, count - 1);
    for (; place > 0 && (ways[places[place - 1] ?? 0] ?? 0) > way; place -= 1) places[place] = places[place - 1] ?? 0;
    places[place] = at;
  }
  return places;
};

const sumOfSmallest = (ways: Int32Array, from: number, count: number): number => {
  const places = smallestOf(ways, from, count);
  return places.length < count ? Number.POSITIVE_INFINITY : places.reduce((sum, place) => sum + (ways[place] ?? 0), 0);
};

const foundIn = ({ apart, cost, toKept }: GroupQuestion, group: readonly number[]): Found => ({
  group,
  apart: group.reduce(
    (sum, one, at) => group.slice(at + 1).reduce((all, other) => all + apart(one, other), sum + toKept(one)),
    0,
  ),
  cost: group.reduce((sum, one) => sum + cost(one), 0),
  first: group[0] ?? 0,
});

/** Around each candidate the nearest: good groups, if not the best, so that few parts need to be looked at afterwards. */
const nearestGroup = (question: GroupQuestion): Found | null => {
  const { apart, candidates, isGroup, size, toKept } = question;
  let best: Found | null = null;
  for (let around = 0; around < candidates; around += 1) {
    const from = Math.max(0, around - 3 * size);
    const near = Array.from({ length: Math.min(candidates, around + 3 * size) - from }, (_, at) => from + at);
    const ways = Int32Array.from(near, (other) => apart(around, other) + toKept(other));
    const closest = smallestOf(ways, 0, size).map((place) => near[place] ?? 0);
    if (closest.length < size) continue;
    const found = foundIn(
      question,
      closest.toSorted((one, other) => one - other),
    );
    if (isBetter(found, best) && isGroup(found.group)) best = found;
  }
  return best;
};

/** Goes through the parts in ascending order, and leaves one when nothing that it could become is better than what is found. */
const bestGroup = (question: GroupQuestion, near: Found | null): Found | null => {
  const { apart, candidates, cost, isGroup, isHopeful, size, toKept } = question;
  const costs = Array.from({ length: candidates }, (_, candidate) => cost(candidate));
  const cheapest = Math.min(...costs);
  let best = near;
  let looks = 0;

  /** Those that come after the first of a group. No way is shorter round a third one: whoever is too far from it is in no better group. */
  const laterOf = (first: number): readonly number[] => {
    const limit = best === null ? Number.POSITIVE_INFINITY : best.apart / Math.max(1, size - 1);
    const later: number[] = [];
    for (let at = first + 1; at < candidates; at += 1) if (apart(first, at) <= limit) later.push(at);
    return later;
  };

  /** Whether a part may become better than what is found. `all` are the ways from everybody of it to each later one. */
  const isWorth = (missing: number, from: number, all: Int32Array, rank: Rank): boolean => {
    const atBest = rank.apart + sumOfSmallest(all, from, missing) + leastApart(missing);
    return isBetter({ ...rank, apart: atBest, cost: rank.cost + missing * cheapest }, best);
  };

  /** The parts that go on from one with those of `later` from a place on. */
  const extend = (
    part: readonly number[],
    later: readonly number[],
    from: number,
    all: Int32Array,
    rank: Rank,
  ): void => {
    looks += 1;
    if (!isHopeful(part)) return;
    const missing = size - part.length;
    if (missing === 0) {
      if (isBetter(rank, best) && isGroup(part)) best = { ...rank, group: part };
      return;
    }
    if (!isWorth(missing, from, all, rank)) return;
    for (let place = from; place <= later.length - missing; place += 1) {
      if (best !== null && looks > mostLooks) return;
      const next = later[place] ?? 0;
      const way = rank.apart + (all[place] ?? 0);
      const isFar = best !== null && way + (missing - 1) * apart(rank.first, next) > best.apart;
      if (isFar) continue;
      const ways = all.map((sum, at) => (at > place ? sum + apart(next, later[at] ?? 0) : sum));
      extend([...part, next], later, place + 1, ways, { ...rank, apart: way, cost: rank.cost + (costs[next] ?? 0) });
    }
  };

  for (let first = 0; first <= candidates - size; first += 1) {
    const later = laterOf(first);
    const ways = Int32Array.from(later, (other) => apart(first, other) + toKept(other));
    extend([first], later, 0, ways, { apart: toKept(first), cost: costs[first] ?? 0, first });
  }
  return best;
};

/** Whether there is any group at all: what is near is looked at first, so that it is soon known where much is free. */
export const isAnyGroup = (question: GroupQuestion): boolean =>
  question.candidates >= question.size && (nearestGroup(question) ?? bestGroup(question, null)) !== null;

/**
 * The group whose members are closest to each other and to all that is kept by the sum of all ways, of those the cheapest, of those
 * the one that begins first. Where there is a group one is found, and unless there are too many to look at none is better.
 */
export const closestGroup = (question: GroupQuestion): readonly number[] | null =>
  question.candidates < question.size ? null : (bestGroup(question, nearestGroup(question))?.group ?? null);
