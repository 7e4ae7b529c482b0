import type { AgeBand } from "../../kernel/calendar-date.ts";
import type { Money } from "../../kernel/money.ts";
import type { Gender } from "../../kernel/person.ts";

/** What a place is to whoever looks. Anything that is not understood is not available. */
export type SeatStatus = "available" | "selected" | "held" | "booked_male" | "booked_female" | "booked" | "unavailable";

/** What somebody sits or lies on. A companion's place is for who comes with somebody in a wheelchair. */
export type PlaceKind =
  | "seat"
  | "sleeper"
  | "berth_lower"
  | "berth_middle"
  | "berth_upper"
  | "berth_side"
  | "couple_left"
  | "couple_right"
  | "wheelchair"
  | "companion";

export type SeatFeature =
  | "window"
  | "aisle"
  | "exit"
  | "bassinet"
  | "extra_legroom"
  | "limited_recline"
  | "over_wing"
  | "unknown";

/** Where something stands: on which deck, and where on its grid, the front first and from left to right as one faces it. */
export type GridPlace = { readonly deck: number; readonly row: number; readonly column: number };

/** What a place costs one person, where it is not the same for everybody. */
export type PersonFare = { readonly id: string; readonly price: Money };

/** A place where somebody sits or lies. */
export type Place = GridPlace & {
  readonly id: string;
  /** As it is written on it. */
  readonly label: string;
  readonly kind: PlaceKind;
  /** `selected` is said of it by whoever shows it; a plan's own never is. */
  readonly status: SeatStatus;
  readonly category: string;
  /** Null when nobody said what it costs. */
  readonly fare: Money | null;
  /** What it adds to what others of its category cost, and is in its fare. */
  readonly extra?: Money;
  /** Kept for people of this gender; null for everybody. */
  readonly only: Gender | null;
  /** The compartment that it is in, by a name that no other deck has. */
  readonly bay?: string;
  readonly features?: readonly SeatFeature[];
  /** How far it is from the best view of the room, a whole number below 1000; left out where nobody looks at anything. */
  readonly strain?: number;
  /** Who may have it, and for what; left out where everybody may, for its fare. */
  readonly fares?: readonly PersonFare[];
};

/** What else takes up room. */
export type FixtureKind =
  | "driver"
  | "door"
  | "lavatory"
  | "galley"
  | "closet"
  | "stairs"
  | "bassinet"
  | "screen"
  | "unknown";

export type PlanFixture = GridPlace & { readonly kind: FixtureKind };

export type PlanRow = {
  /** Its number or letter; null for a row without seats. */
  readonly label: string | null;
  /** A door is in front of it. */
  readonly isExit?: boolean;
  readonly isOverWing?: boolean;
};

/** What is drawn as one map: a deck of a coach, a car of a train, a cabin, an area of a hall. */
export type PlanDeck = {
  readonly rows: number;
  readonly columns: number;
  /** The car it belongs to, as it is written on it. */
  readonly car?: string;
  /** The columns that people walk in. Where it is not said, those in which hardly a row has a place. */
  readonly aisles?: readonly number[];
  /** Row by row, where there is something to say of them. */
  readonly named?: readonly PlanRow[];
};

export type PlaceCategory = { readonly code: string; readonly name: { readonly en: string; readonly ar: string } };

/** The places of a coach, a train, a cabin or a hall as they are now. */
export type SeatPlan = {
  readonly decks: readonly PlanDeck[];
  readonly seats: readonly Place[];
  readonly fixtures: readonly PlanFixture[];
  readonly categories: readonly PlaceCategory[];
};

/** Who is to sit somewhere, as far as it matters where. What is left out is not known, and no rule asks for it. */
export type Sitter = {
  /** Names them where a place does not cost everybody the same. */
  readonly id?: string;
  readonly gender?: Gender;
  readonly age?: AgeBand;
  /** Has an infant on the lap. */
  readonly hasLap?: boolean;
  /** Stays in a wheelchair, which no seat has room for. */
  readonly usesWheelchair?: boolean;
  /** Comes with whoever stays in a wheelchair, and sits beside it. */
  readonly accompanies?: boolean;
};

/** A place with who is to sit there. */
export type SeatPick = Sitter & { readonly seat: string };

/** What a seller holds its places to, as data. */
export type SeatRule =
  /** So many places in one booking. */
  | { readonly rule: "most"; readonly most: number }
  /** Nobody sits beside a stranger of the other gender; those of one booking only where they may sit together. */
  | { readonly rule: "gender_beside"; readonly partyTogether: boolean }
  /** Only people of these ages sit at an exit, and nobody with an infant on the lap. */
  | { readonly rule: "exit_row"; readonly ages: readonly AgeBand[] }
  | { readonly rule: "one_car" }
  /**
   * A woman who travels alone is neither beside a man of another booking nor in a bay with one. Where the booking is one person's,
   * it is known from the first place on that nobody else comes.
   */
  | { readonly rule: "lone_woman"; readonly isAlone?: boolean }
  /** The halves of a couple's seat are sold together. Where it is known how many sit at one price, none is for who would leave half of one. */
  | { readonly rule: "pairs"; readonly party?: number }
  /** Who comes with a wheelchair has the seat beside it; nobody else has, where it is known who that is. */
  | { readonly rule: "companion"; readonly isKnown?: boolean }
  /** Bays with places of this category are sold whole. Where it is known how many come, none is for fewer than it has places. */
  | { readonly rule: "whole_bay"; readonly category: string; readonly party?: number }
  /** No free place is left alone that was not alone before. */
  | { readonly rule: "no_single" }
  /** What was asked for is of one category; a wheelchair stands where there is room for it. */
  | { readonly rule: "in_category"; readonly category: string }
  | { readonly rule: "an_adult" };

/** A plan and the rules that its places are sold by. */
export type Seating = { readonly plan: SeatPlan; readonly rules: readonly SeatRule[] };

/** Why somebody cannot have a place. Places are named by their labels. */
export type PlaceRefusal =
  | { readonly code: "limit"; readonly max: number }
  | { readonly code: "taken"; readonly seat: string }
  | { readonly code: "not_for_sale"; readonly seat: string }
  /** It is for sale to others of the party, and not to them. */
  | { readonly code: "not_theirs"; readonly seat: string }
  /** It matters who sits there, and that was not said. The place is named by its id: whoever says it now has it. */
  | { readonly code: "who"; readonly seat: string }
  | { readonly code: "kept_for"; readonly seat: string; readonly gender: Gender }
  | { readonly code: "wheelchair_only"; readonly seat: string }
  | { readonly code: "no_wheelchair"; readonly seat: string }
  /** It is not where the companion of somebody in a wheelchair sits. */
  | { readonly code: "with_wheelchair"; readonly seat: string }
  /** Somebody of the other gender sits beside it: a stranger, or one of the party where even that is not allowed. */
  | { readonly code: "beside"; readonly seat: string; readonly neighbour: string; readonly gender: Gender }
  /** A man of another booking is beside it, or in its bay: no place for a woman who travels alone. */
  | { readonly code: "lone_woman"; readonly seat: string; readonly neighbour: string }
  /** `instead` is the nearest free place with room for a bassinet. */
  | {
      readonly code: "exit_row";
      readonly seat: string;
      readonly why: "age" | "lap";
      readonly instead: string | null;
    }
  /** Places of this category were asked for. `unfit` is why the party cannot have theirs at the other price. */
  | { readonly code: "other_category"; readonly seat: string; readonly category: string; readonly unfit?: Unfit }
  /** The rest of the booking is in this car. */
  | { readonly code: "other_car"; readonly seat: string; readonly car: string }
  /** It is sold with all of its bay, which has so many places: more than people come. */
  | { readonly code: "whole_bay"; readonly seat: string; readonly places: number }
  /** It is half of a couple's seat, and nobody of the party would have the other half. */
  | { readonly code: "in_twos"; readonly seat: string; readonly other: string }
  | { readonly code: "companion"; readonly seat: string };

/** What is wrong with a choice that is otherwise complete. */
export type ChoiceRefusal =
  | { readonly code: "pair"; readonly seat: string; readonly other: string }
  | { readonly code: "bay"; readonly seat: string; readonly missing: readonly string[] }
  /** The place that would be left alone. */
  | {
      readonly code: "single";
      readonly seat: string;
      /** More that would be left between places of the same choice. */
      readonly others?: readonly string[];
    }
  | { readonly code: "no_adult" };

/** Why a category is not for a party: too few places are left for it, none of them for a wheelchair (`chairs`), or they are sold in twos. */
export type Unfit = "few" | "chairs" | "twos";

export type SeatRefusal = PlaceRefusal | ChoiceRefusal;
