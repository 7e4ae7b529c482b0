import type { Money } from "../../kernel/money.ts";
import { refusalOf } from "./place-rules.ts";
import { fareFor } from "./places.ts";
import type { Place, PlaceRefusal, Seating, SeatPick, Sitter } from "./seat-plan.types.ts";

/**
 * How a place looks to whoever chooses for somebody: `better` is a free one with more to it, `proposed` one that a screen offers, `other` one at another price than was asked for, `mine` theirs, `party` somebody else's of
 * the same booking, `taken` a stranger's, `man` and `woman` those of strangers of whom that much is known, `closed` not to be had.
 */
export type PlaceLook =
  | "free"
  | "better"
  | "proposed"
  | "other"
  | "mine"
  | "party"
  | "taken"
  | "man"
  | "woman"
  | "closed";

/** A place to whoever looks, with all there is to say of it. */
export type ShownPlace<Chosen extends SeatPick = SeatPick> = Place & {
  readonly look: PlaceLook;
  /** Who of the party sits there. */
  readonly mine: Chosen | null;
  /** Why whoever is seated next could not sit there; null when they could. */
  readonly refusal: PlaceRefusal | null;
  /** What it costs whoever sits there or is seated next. */
  readonly price: Money | null;
};

const freeLook = ({ features }: Place, refusal: PlaceRefusal | null): PlaceLook => {
  if (refusal?.code === "other_category") return "other";
  // That there are enough is no fault of the place: pressed, it says so.
  if (refusal !== null && refusal.code !== "limit") return "closed";
  return features?.includes("extra_legroom") ? "better" : "free";
};

const strangersLook = ({ status }: Place): PlaceLook => {
  switch (status) {
    case "booked_male":
      return "man";
    case "booked_female":
      return "woman";
    case "unavailable":
      return "closed";
    default:
      return "taken";
  }
};

const lookOf = (place: Place, pick: SeatPick | null, refusal: PlaceRefusal | null, next: Sitter): PlaceLook => {
  if (pick !== null) return pick.id === next.id ? "mine" : "party";
  return place.status === "available" ? freeLook(place, refusal) : strangersLook(place);
};

/** Who is seated next: the same person wherever that is, or whoever would be on a place. */
export type NextSitter = Sitter | ((place: Place) => Sitter);

/** Every place of a plan as it is to whoever is seated next. Who is seated already gives up their own place for another. */
export const shownPlaces = <Chosen extends SeatPick>(
  seating: Seating,
  picks: readonly Chosen[],
  asked: NextSitter,
): readonly ShownPlace<Chosen>[] => {
  const bySeat = new Map(picks.map((pick) => [pick.seat, pick]));
  return seating.plan.seats.map((place) => {
    const mine = bySeat.get(place.id) ?? null;
    const next = typeof asked === "function" ? asked(place) : asked;
    const others = next.id === undefined ? picks : picks.filter(({ id }) => id !== next.id);
    const refusal = mine === null ? refusalOf(seating, others, { ...next, seat: place.id }) : null;
    return {
      ...place,
      status: mine === null ? place.status : "selected",
      look: lookOf(place, mine, refusal, next),
      mine,
      refusal,
      price: fareFor(place, mine ?? next),
    };
  });
};
