import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { FixtureKind, Gender, PlaceKind, PlaceLook, SeatFeature, SeatRefusal, Togetherness } from "@safar/engine";

/** Who sits on a seat, as a list shows it. */
export const genderWords: Readonly<Record<Gender, MessageDescriptor>> = {
  male: msg({ message: "Man", comment: "Who sits on a seat of a bus" }),
  female: msg({ message: "Woman", comment: "Who sits on a seat of a bus" }),
};

/** The same of a child. */
export const childWords: Readonly<Record<Gender, MessageDescriptor>> = {
  male: msg({ message: "Boy", comment: "Who sits on a seat of a train" }),
  female: msg({ message: "Girl", comment: "Who sits on a seat of a train" }),
};

/** Who somebody is, in one sign: it stands on the places of strangers too. */
export const genderSigns: Readonly<Record<Gender, string>> = { male: "♂\ufe0e", female: "♀\ufe0e" };

/** What a place is called. A seat with a letter in it, such as 12C, is called by that alone. */
export const placeNames: Readonly<Record<PlaceKind, (label: string) => MessageDescriptor>> = {
  seat: (label) => msg`Seat ${label}`,
  sleeper: (label) => msg`Berth ${label}`,
  berth_lower: (label) => msg`Lower berth ${label}`,
  berth_middle: (label) => msg`Middle berth ${label}`,
  berth_upper: (label) => msg`Upper berth ${label}`,
  berth_side: (label) => msg`Side berth ${label}`,
  couple_left: (label) => msg`Sofa seat ${label}`,
  couple_right: (label) => msg`Sofa seat ${label}`,
  wheelchair: (label) => msg`Wheelchair place ${label}`,
  companion: (label) => msg`Companion's seat ${label}`,
};

/** What a seat has to it; null for what nobody would understand. */
export const featureWords: Readonly<Record<SeatFeature, MessageDescriptor | null>> = {
  window: msg`window`,
  aisle: msg`aisle`,
  exit: msg`exit row`,
  bassinet: msg`place for a bassinet`,
  extra_legroom: msg`extra legroom`,
  limited_recline: msg`limited recline`,
  over_wing: msg`over the wing`,
  unknown: null,
};

/** What else stands between seats; null for what needs no words. */
export const fixtureWords: Readonly<Record<FixtureKind, MessageDescriptor | null>> = {
  driver: msg`Driver`,
  door: msg`Door`,
  lavatory: msg`Lavatory`,
  galley: msg`Galley`,
  closet: msg`Closet`,
  stairs: msg`Stairs`,
  bassinet: msg`Bassinet`,
  screen: msg({ message: "Screen", comment: "Of a cinema" }),
  unknown: null,
};

/** What the looks of a map mean. */
export const lookWords: Readonly<Record<PlaceLook, MessageDescriptor>> = {
  free: msg({ message: "Available", comment: "A seat that nobody has" }),
  better: msg`Available, extra legroom`,
  proposed: msg({ message: "Proposed", comment: "A seat" }),
  other: msg`Available at another price`,
  mine: msg({ message: "Yours", comment: "A seat" }),
  party: msg`Chosen for another passenger`,
  taken: msg({ message: "Taken", comment: "A seat" }),
  man: msg`A man sits here`,
  woman: msg`A woman sits here`,
  closed: msg`Not for this traveller`,
};

/** How a seat stands of which its look says all. */
export const stateWords: Readonly<
  Record<"free" | "proposed" | "other" | "taken" | "man" | "woman" | "closed", MessageDescriptor>
> = {
  free: msg({ message: "available", comment: "A seat that nobody has" }),
  proposed: msg({ message: "proposed", comment: "A seat" }),
  other: msg`available at another price`,
  taken: msg({ message: "taken", comment: "A seat" }),
  man: msg`taken by a man`,
  woman: msg`taken by a woman`,
  closed: msg({ message: "not available", comment: "A seat" }),
};

const exitWords = (refusal: Extract<SeatRefusal, { readonly code: "exit_row" }>): MessageDescriptor => {
  const { instead, seat, why } = refusal;
  if (why === "age") return msg`Seat ${seat} is in an exit row, where only adults may sit.`;
  return instead === null
    ? msg`Seat ${seat} is in an exit row, which is not available to travellers with an infant on their lap.`
    : msg`Seat ${seat} is in an exit row, which is not available to travellers with an infant on their lap. Seat ${instead} has a place for a bassinet.`;
};

const priceWords = (refusal: Extract<SeatRefusal, { readonly code: "other_category" }>): MessageDescriptor => {
  const { seat, unfit } = refusal;
  switch (unfit) {
    case "chairs":
      return msg`Seat ${seat} is at another price, where there is no place for a wheelchair.`;
    case "twos":
      return msg`Seat ${seat} is at another price, and seats there are sold in twos.`;
    default:
      return msg`Seat ${seat} is at another price, and too few seats are left there for all of you.`;
  }
};

const besideWords = (refusal: Extract<SeatRefusal, { readonly code: "beside" }>): MessageDescriptor =>
  refusal.gender === "female"
    ? msg`Seat ${refusal.seat} is beside a woman in seat ${refusal.neighbour}, and this operator seats only women there.`
    : msg`Seat ${refusal.seat} is beside a man in seat ${refusal.neighbour}, and this operator seats only men there.`;

/** Whether all of some places are to lie on: nobody calls them seats. */
export const areBerths = (places: readonly { readonly kind: PlaceKind }[]): boolean =>
  places.length > 0 && places.every(({ kind }) => kind === "sleeper" || kind.startsWith("berth_"));

/** What names a seat, said of a berth; null for what is said of both alike. */
const berthRefusal = (refusal: SeatRefusal): MessageDescriptor | null => {
  switch (refusal.code) {
    case "limit":
      return msg`One booking has at most ${refusal.max} berths: remove one to choose another.`;
    case "taken":
      return msg`Berth ${refusal.seat} is taken.`;
    case "not_for_sale":
      return msg`Berth ${refusal.seat} is not for sale.`;
    case "kept_for":
      return refusal.gender === "female" ? msg`Berth ${refusal.seat} is reserved for women by this operator.` : null;
    case "beside":
      return refusal.gender === "female"
        ? msg`Berth ${refusal.seat} is beside a woman in berth ${refusal.neighbour}, and this operator puts only women there.`
        : msg`Berth ${refusal.seat} is beside a man in berth ${refusal.neighbour}, and this operator puts only men there.`;
    case "lone_woman":
      return msg`Berth ${refusal.seat} is close to a man in berth ${refusal.neighbour}, and is not for a woman who travels alone.`;
    case "other_car":
      return msg`Berth ${refusal.seat} is in another coach: all places of one booking are in coach ${refusal.car}.`;
    default:
      return null;
  }
};

const gapWords = ({ others = [], seat }: Extract<SeatRefusal, { readonly code: "single" }>): MessageDescriptor => {
  const [other] = others;
  if (other === undefined) return msg`Seat ${seat} would be left empty between yours.`;
  return others.length === 1
    ? msg`Seats ${seat} and ${other} would be left empty between yours.`
    : msg`Seat ${seat} and ${plural(others.length, { one: "# other", other: "# others" })} would be left empty between yours.`;
};

/** Why a seat cannot be had, or what is missing from a choice, in one sentence. */
export const refusalWords = (refusal: SeatRefusal, isOfBerths = false): MessageDescriptor => {
  const ofBerths = isOfBerths ? berthRefusal(refusal) : null;
  if (ofBerths !== null) return ofBerths;
  switch (refusal.code) {
    case "whole_bay":
      return msg`This cabin is sold as a whole, to parties of ${refusal.places}.`;
    case "limit":
      return msg`One booking has at most ${refusal.max} seats: remove one to choose another.`;
    case "taken":
      return msg`Seat ${refusal.seat} is taken.`;
    case "not_for_sale":
      return msg`Seat ${refusal.seat} is not for sale.`;
    case "not_theirs":
      return msg`Seat ${refusal.seat} is not for this traveller.`;
    case "who":
      return msg`Say first whether the place is for a man or a woman.`;
    case "kept_for":
      return refusal.gender === "female"
        ? msg`Seat ${refusal.seat} is reserved for women by this operator.`
        : msg`Seat ${refusal.seat} is reserved for men by this operator.`;
    case "wheelchair_only":
      return msg`Place ${refusal.seat} is reserved for a traveller in a wheelchair.`;
    case "no_wheelchair":
      return msg`Seat ${refusal.seat} has no room for a wheelchair.`;
    case "with_wheelchair":
      return msg`Seat ${refusal.seat} is not next to the wheelchair place, where the companion sits.`;
    case "beside":
      return besideWords(refusal);
    case "lone_woman":
      return msg`Seat ${refusal.seat} is close to a man in seat ${refusal.neighbour}, and is not for a woman who travels alone.`;
    case "exit_row":
      return exitWords(refusal);
    case "other_car":
      return msg`Seat ${refusal.seat} is in another coach: all places of one booking are in coach ${refusal.car}.`;
    case "other_category":
      return priceWords(refusal);
    case "in_twos":
      return msg`Seats ${refusal.seat} and ${refusal.other} are sold in twos, and one of you would be left over.`;
    case "pair":
      return msg`Seats ${refusal.seat} and ${refusal.other} are sold together: choose both or neither.`;
    case "companion":
      return msg`Seat ${refusal.seat} is for the companion of the traveller in the wheelchair place next to it.`;
    case "bay":
      return msg`This cabin is sold as a whole: choose all of its places or none.`;
    case "single":
      return gapWords(refusal);
    default:
      return msg`At least one traveller must be an adult.`;
  }
};

/** What speaks for places that are proposed; null when nothing much does. */
export const togetherWords: Readonly<Record<Togetherness, ((count: number) => MessageDescriptor) | null>> = {
  side_by_side: (count) => msg`${plural(count, { one: "Side by side.", other: "Side by side." })}`,
  one_bay: () => msg`All in one bay.`,
  one_row: () => msg`All in one row.`,
  rows_together: () => msg`In rows one behind the other.`,
  one_deck: null,
  apart: null,
};
