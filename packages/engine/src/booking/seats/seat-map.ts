import type { ExtraChoice } from "../quote/quote.types.ts";
import type { QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import { bestPlaces } from "../seat-plan/best-places.ts";
import { refusalOf } from "../seat-plan/place-rules.ts";
import type { PlaceRefusal, Seating, SeatPick, SeatRule, Sitter } from "../seat-plan/seat-plan.types.ts";
import { cabinPlan } from "./cabin-plan.ts";
import type { Seat, SeatElement, SeatMap, SeatOffer } from "./seat.types.ts";

/** Where a seat is: its row counted through all cabins, and its place in the row. */
export type SeatPlace = { readonly row: number; readonly column: number; readonly seat: Seat };

const isSeat = (element: SeatElement): element is Seat => element.kind === "seat";

/** Every seat of a map, row by row. */
export const seatsOf = ({ cabins }: SeatMap): readonly SeatPlace[] =>
  cabins
    .flatMap(({ rows }) => rows)
    .flatMap(({ elements }, row) =>
      elements.flatMap((element, column) => (isSeat(element) ? [{ row, column, seat: element }] : [])),
    );

export const seatBy = (map: SeatMap, designator: string): Seat | undefined =>
  seatsOf(map).find(({ seat }) => seat.designator === designator)?.seat;

/** What a traveller would pay for a seat; undefined when they may not have it. */
export const offerFor = (seat: Seat, travellerId: string): SeatOffer | undefined =>
  seat.status === "available" ? seat.offers.find((offer) => offer.travellerId === travellerId) : undefined;

/** Whose seat a choice has made it. */
export const ownerOf = (seat: Seat, choices: readonly ExtraChoice[]): string | null =>
  choices.find((choice) =>
    seat.offers.some(
      ({ serviceId, travellerId }) => serviceId === choice.serviceId && travellerId === choice.travellerId,
    ),
  )?.travellerId ?? null;

type Party = { readonly travellers: readonly QuotedTraveller[]; readonly laps?: readonly string[] };

/** Of a ticket without ages no age is known. */
const ageOf = ({ type }: QuotedTraveller): Pick<Sitter, "age"> =>
  type === "person" || type === "driver" ? {} : { age: type };

/** Everybody who has a seat. Infants are on a lap. */
export const sittersOf = ({ laps = [], travellers }: Party): readonly (Sitter & { readonly id: string })[] =>
  travellers
    .filter(({ type }) => type !== "infant")
    .map((traveller) => ({ id: traveller.id, ...ageOf(traveller), hasLap: laps.includes(traveller.id) }));

/** Every airline's rule: whoever sits at an exit must be able to open it for the others. */
const cabinRules: readonly SeatRule[] = [{ rule: "exit_row", ages: ["adult"] }];

/** The cabins of a segment, and what holds in them. */
export const cabinSeating = (map: SeatMap): Seating => ({ plan: cabinPlan(map), rules: cabinRules });

/** Who sits where by what is chosen. */
export const cabinPicks = (
  map: SeatMap,
  sitters: readonly Sitter[],
  choices: readonly ExtraChoice[],
): readonly SeatPick[] =>
  seatsOf(map).flatMap(({ seat }) => {
    const owner = ownerOf(seat, choices);
    const sitter = owner === null ? undefined : sitters.find(({ id }) => id === owner);
    return sitter === undefined ? [] : [{ ...sitter, seat: seat.designator }];
  });

/** Why somebody cannot have a seat, whoever of the party has it; null when they can. Who has no seat at all can have none. */
export const cabinRefusal = (map: SeatMap, sitter: Sitter | undefined, designator: string): PlaceRefusal | null =>
  sitter === undefined
    ? { code: "not_theirs", seat: designator }
    : refusalOf(cabinSeating(map), [], { ...sitter, seat: designator });

/** What is chosen already is not to be had again. */
const withoutChosen = ({ plan, rules }: Seating, chosen: readonly SeatPick[]): Seating =>
  chosen.length === 0
    ? { plan, rules }
    : {
        plan: {
          ...plan,
          seats: plan.seats.map((place) =>
            chosen.some(({ seat }) => seat === place.id) ? { ...place, status: "held" } : place,
          ),
        },
        rules,
      };

/**
 * Seats for a party as close together as the free ones allow, the cheaper when they are as close, the further forward when they
 * cost the same. Undefined when there are not enough that they may have.
 */
export const bestTogether = (
  map: SeatMap,
  sitters: readonly (Sitter & { readonly id: string })[],
  choices: readonly ExtraChoice[] = [],
): readonly { readonly travellerId: string; readonly designator: string }[] | undefined => {
  const seating = withoutChosen(cabinSeating(map), cabinPicks(map, sitters, choices));
  const best = bestPlaces(seating, sitters);
  return best.length < sitters.length ? undefined : best.map(({ id, seat }) => ({ travellerId: id, designator: seat }));
};
