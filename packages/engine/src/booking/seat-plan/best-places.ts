import { isBeyondHelp, unfinishedIn } from "./choice-rules.ts";
import { closestGroup, type GroupQuestion, isAnyGroup } from "./closest-group.ts";
import { refusalOf } from "./place-rules.ts";
import { apart, placesOf } from "./places.ts";
import type { Place, Seating, SeatPick, Sitter } from "./seat-plan.types.ts";
import { inReadingOrder } from "./step-over.ts";

/** Those of a party whom no rule tells apart: one of them, all of them by their place in the party, and what they may have. */
type Kind = { readonly who: Sitter; readonly members: readonly number[]; readonly may: ReadonlySet<string> };

type Kept = readonly SeatPick[];

const freeFor = (seating: Seating, who: Sitter, kept: Kept): readonly string[] =>
  seating.plan.seats
    .filter(({ id, status }) => status === "available" && !kept.some(({ seat }) => seat === id))
    .filter(({ id }) => refusalOf(seating, kept, { ...who, seat: id }) === null)
    .map(({ id }) => id);

/** Names differ, and matter only as far as a place is for sale to one and not to another. */
const kindsOf = (seating: Seating, sitters: readonly Sitter[], kept: Kept): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const [member, who] of sitters.entries()) {
    const may = freeFor(seating, who, kept);
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
  picks: Kept,
  given: readonly number[] = [],
): readonly number[] | null => {
  const place = places[given.length];
  if (place === undefined) return unfinishedIn(seating, picks) === null ? given : null;
  for (const [kind, { may, members, who }] of kinds.entries()) {
    const pick = { ...who, seat: place.id };
    const isLeft = given.filter((one) => one === kind).length < members.length;
    if (!isLeft || !may.has(place.id) || refusalOf(seating, picks, pick) !== null) continue;
    const found = sharedOut(seating, kinds, places, [...picks, pick], [...given, kind]);
    if (found !== null) return found;
  }
  return null;
};

/** The cheaper is the better; of those that cost the same, the one with the better view. */
const costOf = (place: Place | undefined): number => (place?.fare?.minor ?? 0) * 1000 + (place?.strain ?? 0);

type Asked = { readonly seating: Seating; readonly kinds: readonly Kind[]; readonly size: number; readonly kept: Kept };

/** The question which of the places that the kinds may have are the best, those in their order on the plan. */
const questionOf = ({ kept, kinds, seating, size }: Asked) => {
  const own = placesOf(seating.plan, kept);
  const places = seating.plan.seats.filter((place) => bitsOf(kinds, place) > 0).toSorted(inReadingOrder);
  const bits = places.map((place) => bitsOf(kinds, place));
  const bitsAt = (order: number): number => bits[order] ?? 0;
  const orders = new Map(places.map(({ id }, order) => [id, order]));
  const at = (group: readonly number[]): readonly Place[] => group.flatMap((order) => places[order] ?? []);
  const between = (one: Place | undefined, other: Place | undefined): number =>
    one === undefined || other === undefined ? 0 : apart(one, other);
  const question: GroupQuestion = {
    candidates: places.length,
    size,
    apart: (one, other) => between(places[one], places[other]),
    toKept: (order) => own.reduce((sum, place) => sum + between(places[order], place), 0),
    cost: (order) => costOf(places[order]),
    isHopeful: (part) => {
      const isShareable = kinds.length === 1 || canBeFilled(kinds, part.map(bitsAt));
      if (!isShareable) return false;
      const last = part.at(-1) ?? -1;
      const isLater = ({ id }: Place): boolean => part.length < size && (orders.get(id) ?? -1) > last;
      return !isBeyondHelp(seating, [...own, ...at(part)], isLater);
    },
    isGroup: (whole) => sharedOut(seating, kinds, at(whole), kept) !== null,
  };
  return { at, question };
};

/** Null for nobody, and for more than one booking may have. */
const askedOf = (seating: Seating, sitters: readonly Sitter[], kept: Kept): Asked | null => {
  const size = sitters.length;
  const isTooMany = seating.rules.some((rule) => rule.rule === "most" && size + kept.length > rule.most);
  return size === 0 || isTooMany ? null : { seating, kinds: kindsOf(seating, sitters, kept), size, kept };
};

/** Whether there are places for a party that the rules allow together. */
export const hasPlaces = (seating: Seating, sitters: readonly Sitter[]): boolean => {
  const asked = askedOf(seating, sitters, []);
  return asked !== null && isAnyGroup(questionOf(asked).question);
};

/**
 * Places for a party as close together, and to those that are `kept`, as the free ones and the rules allow; the cheaper when they are as
 * close, then those with the better view, the further forward when nothing else speaks for any. In the order of the party, without what is
 * kept, and empty when somebody would be left standing.
 */
export const bestPlaces = <Who extends Sitter>(
  seating: Seating,
  sitters: readonly Who[],
  kept: Kept = [],
): readonly (Who & SeatPick)[] => {
  const asked = askedOf(seating, sitters, kept);
  if (asked === null) return [];
  const { kinds } = asked;
  const { at, question } = questionOf(asked);
  const places = at(closestGroup(question) ?? []);
  const shares = sharedOut(seating, kinds, places, kept) ?? [];
  return sitters.flatMap((sitter, member) => {
    const kind = kinds.findIndex(({ members }) => members.includes(member));
    const own = places.filter((_, order) => shares[order] === kind);
    const seat = own[kinds[kind]?.members.indexOf(member) ?? 0]?.id;
    return seat === undefined ? [] : [{ ...sitter, seat }];
  });
};
