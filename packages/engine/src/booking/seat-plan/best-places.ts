import { isBeyondHelp, unfinishedIn } from "./choice-rules.ts";
import { closestGroup } from "./closest-group.ts";
import { refusalOf } from "./place-rules.ts";
import { apart } from "./places.ts";
import type { Place, Seating, SeatPick, Sitter } from "./seat-plan.types.ts";
import { inReadingOrder } from "./step-over.ts";

/** Those of a party whom no rule tells apart: one of them, all of them by their place in the party, and what they may have. */
type Kind = { readonly who: Sitter; readonly members: readonly number[]; readonly may: ReadonlySet<string> };

const freeFor = (seating: Seating, who: Sitter): readonly string[] =>
  seating.plan.seats
    .filter(({ id, status }) => status === "available" && refusalOf(seating, [], { ...who, seat: id }) === null)
    .map(({ id }) => id);

/** Names differ, and matter only as far as a place is for sale to one and not to another. */
const kindsOf = (seating: Seating, sitters: readonly Sitter[]): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const [member, who] of sitters.entries()) {
    const may = freeFor(seating, who);
    const key = JSON.stringify([who.gender, who.age, who.hasLap, who.usesWheelchair, may]);
    kinds.set(key, { who, may: new Set(may), members: [...(kinds.get(key)?.members ?? []), member] });
  }
  return [...kinds.values()];
};

/** The kinds that a place is for, as bits. */
const bitsOf = (kinds: readonly Kind[], { id }: Place): number =>
  kinds.reduce((bits, { may }, kind) => (may.has(id) ? bits | (1 << kind) : bits), 0);

/** Whether there are people enough for places: of those that only some kinds may have, no more than there are of these. */
const canBeFilled = (kinds: readonly Kind[], bits: readonly number[]): boolean => {
  for (let some = 1; some < 1 << kinds.length; some += 1) {
    const people = kinds.reduce((sum, { members }, kind) => (some & (1 << kind) ? sum + members.length : sum), 0);
    if (bits.filter((own) => (own & ~some) === 0).length > people) return false;
  }
  return true;
};

/** A kind for each place in turn, by its number, such that all rules hold. Null when there is no such way. */
const sharedOut = (
  seating: Seating,
  kinds: readonly Kind[],
  places: readonly Place[],
  given: readonly number[] = [],
  picks: readonly SeatPick[] = [],
): readonly number[] | null => {
  const place = places[given.length];
  if (place === undefined) return unfinishedIn(seating, picks) === null ? given : null;
  for (const [kind, { may, members, who }] of kinds.entries()) {
    const pick = { ...who, seat: place.id };
    const isLeft = given.filter((one) => one === kind).length < members.length;
    if (!isLeft || !may.has(place.id) || refusalOf(seating, picks, pick) !== null) continue;
    const found = sharedOut(seating, kinds, places, [...given, kind], [...picks, pick]);
    if (found !== null) return found;
  }
  return null;
};

/** The cheaper is the better; of those that cost the same, the one with the better view. */
const costOf = (place: Place | undefined): number => (place?.fare?.minor ?? 0) * 1000 + (place?.strain ?? 0);

/** The best places by the rules, in their order on the plan, each with the kind that is to have it. */
const bestShare = (seating: Seating, kinds: readonly Kind[], size: number) => {
  const places = seating.plan.seats.filter((place) => bitsOf(kinds, place) > 0).toSorted(inReadingOrder);
  const bits = places.map((place) => bitsOf(kinds, place));
  const orders = new Map(places.map(({ id }, order) => [id, order]));
  const at = (group: readonly number[]): readonly Place[] => group.flatMap((order) => places[order] ?? []);
  const isHopeful = (part: readonly number[]): boolean => {
    const own = part.map((order) => bits[order] ?? 0);
    if (kinds.length > 1 && !canBeFilled(kinds, own)) return false;
    const last = part.at(-1) ?? -1;
    const isLater = ({ id }: Place): boolean => part.length < size && (orders.get(id) ?? -1) > last;
    return !isBeyondHelp(seating, at(part), isLater);
  };
  const group = closestGroup({
    candidates: places.length,
    size,
    apart: (one, other) => {
      const [from, to] = [places[one], places[other]];
      return from === undefined || to === undefined ? 0 : apart(from, to);
    },
    cost: (order) => costOf(places[order]),
    isHopeful,
    isGroup: (whole) => sharedOut(seating, kinds, at(whole)) !== null,
  });
  const best = at(group ?? []);
  return { places: best, shares: sharedOut(seating, kinds, best) ?? [] };
};

/**
 * Places for a party as close together as the free ones and the rules allow; the cheaper when they are as close, then those with the
 * better view, the further forward when nothing else speaks for any. In the order of the party, and empty when somebody would be left standing.
 */
export const bestPlaces = <Who extends Sitter>(
  seating: Seating,
  sitters: readonly Who[],
): readonly (Who & SeatPick)[] => {
  const isTooMany = seating.rules.some((rule) => rule.rule === "most" && sitters.length > rule.most);
  if (sitters.length === 0 || isTooMany) return [];
  const kinds = kindsOf(seating, sitters);
  const { places, shares } = bestShare(seating, kinds, sitters.length);
  return sitters.flatMap((sitter, member) => {
    const kind = kinds.findIndex(({ members }) => members.includes(member));
    const own = places.filter((_, order) => shares[order] === kind);
    const seat = own[kinds[kind]?.members.indexOf(member) ?? 0]?.id;
    return seat === undefined ? [] : [{ ...sitter, seat }];
  });
};
