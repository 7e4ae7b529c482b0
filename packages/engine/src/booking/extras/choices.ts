import type { CurrencyCode } from "../../kernel/money.ts";
import { type Money, multiplyMoney, sumMoney } from "../../kernel/money.ts";
import type { ExtraChoice, ExtraKind, RequiredExtra } from "../quote/quote.types.ts";
import type { QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import type { SeatMap } from "../seats/seat.types.ts";
import { cabinRefusal, offerFor, ownerOf, seatBy, seatsOf, sittersOf } from "../seats/seat-map.ts";
import type { ExtraOffer, MissingExtra } from "./extras.types.ts";

type Offered = { readonly offers: readonly ExtraOffer[]; readonly seatMaps: readonly SeatMap[] };

type Party = Parameters<typeof sittersOf>[0];

const isSame = (one: ExtraChoice, other: Omit<ExtraChoice, "quantity">): boolean =>
  one.serviceId === other.serviceId && one.travellerId === other.travellerId && one.segmentId === other.segmentId;

/** What holds for one part of the way is chosen for it; what holds for several names none. */
export const placeOfExtra = ({ segmentIds }: Pick<ExtraOffer, "segmentIds">): string | null =>
  segmentIds.length === 1 ? (segmentIds[0] ?? null) : null;

/** Whether somebody may have so many of an extra there. */
export const isOffered = ({ offers }: Offered, { serviceId, travellerId, segmentId, quantity }: ExtraChoice): boolean =>
  offers.some(
    (offer) =>
      offer.serviceId === serviceId &&
      offer.travellerIds.includes(travellerId) &&
      (segmentId === null || offer.segmentIds.includes(segmentId)) &&
      Number.isSafeInteger(quantity) &&
      quantity >= 0 &&
      quantity <= offer.maxQuantity,
  );

/** The choices with one changed; a quantity of 0 takes it off. */
export const withExtra = (choices: readonly ExtraChoice[], choice: ExtraChoice): readonly ExtraChoice[] => {
  const others = choices.filter((one) => !isSame(one, choice));
  return choice.quantity === 0 ? others : [...others, choice];
};

const mapOf = ({ seatMaps }: Offered, segmentId: string) => seatMaps.find((map) => map.segmentId === segmentId);

const isSeatOf = (map: SeatMap, { serviceId }: ExtraChoice): boolean =>
  seatsOf(map).some(({ seat }) => seat.offers.some((offer) => offer.serviceId === serviceId));

export type SeatWish = { readonly segmentId: string; readonly travellerId: string; readonly designator: string };

/** Whether the rules of the cabin let a traveller have a seat. */
const maySit = (party: Party, map: SeatMap, travellerId: string, designator: string): boolean => {
  const sitter = sittersOf(party).find(({ id }) => id === travellerId);
  return cabinRefusal(map, sitter, designator) === null;
};

/** Whether a seat is free for a traveller: not somebody else's, and not another traveller's of the same party. */
export const isSeatFree = (offered: Offered & Party, choices: readonly ExtraChoice[], wish: SeatWish): boolean => {
  const map = mapOf(offered, wish.segmentId);
  const seat = map === undefined ? undefined : seatBy(map, wish.designator);
  if (map === undefined || seat === undefined || !maySit(offered, map, wish.travellerId, wish.designator)) return false;
  const owner = ownerOf(seat, choices);
  return owner === null || owner === wish.travellerId;
};

export const withoutSeat = (
  offered: Offered,
  choices: readonly ExtraChoice[],
  { segmentId, travellerId }: Omit<SeatWish, "designator">,
): readonly ExtraChoice[] => {
  const map = mapOf(offered, segmentId);
  return choices.filter((choice) => map === undefined || choice.travellerId !== travellerId || !isSeatOf(map, choice));
};

/** A traveller has one seat on a segment: another one takes the place of the first. */
export const withSeat = (offered: Offered, choices: readonly ExtraChoice[], wish: SeatWish): readonly ExtraChoice[] => {
  const map = mapOf(offered, wish.segmentId);
  const seat = map === undefined ? undefined : seatBy(map, wish.designator);
  const offer = seat === undefined ? undefined : offerFor(seat, wish.travellerId);
  if (offer === undefined) return choices;
  const { serviceId } = offer;
  const { travellerId, segmentId } = wish;
  return [...withoutSeat(offered, choices, wish), { serviceId, travellerId, segmentId, quantity: 1 }];
};

/** What is still on offer. A seat that went to somebody else, or that they may not have, is no longer chosen; the others stay. */
export const stillOffered = (offered: Offered & Party, choices: readonly ExtraChoice[]): readonly ExtraChoice[] =>
  choices.filter((choice) => {
    const isSeat = offered.seatMaps.some((map) =>
      seatsOf(map).some(
        ({ seat }) => ownerOf(seat, [choice]) !== null && maySit(offered, map, choice.travellerId, seat.designator),
      ),
    );
    return isSeat || isOffered(offered, choice);
  });

/**
 * With the meal that a fare includes for whoever has chosen none: one is served either way. What is for few, as a child's meal is,
 * goes before what is for everybody.
 */
export const withFreeMeals = ({ offers }: Offered, choices: readonly ExtraChoice[]): readonly ExtraChoice[] => {
  const meals = offers.filter(({ kind }) => kind === "meal");
  const chosen = [...choices];
  const hasMeal = (travellerId: string, segmentIds: readonly string[]): boolean =>
    meals.some(
      ({ isIncluded, serviceId, ...meal }) =>
        meal.travellerIds.includes(travellerId) &&
        meal.segmentIds.some((id) => segmentIds.includes(id)) &&
        (isIncluded || chosen.some((one) => one.serviceId === serviceId && one.travellerId === travellerId)),
    );
  const free = meals
    .filter(({ price }) => price.minor === 0)
    .toSorted((one, other) => one.travellerIds.length - other.travellerIds.length);
  for (const meal of free) {
    for (const travellerId of meal.travellerIds) {
      if (hasMeal(travellerId, meal.segmentIds)) continue;
      chosen.push({ serviceId: meal.serviceId, travellerId, segmentId: placeOfExtra(meal), quantity: 1 });
    }
  }
  return chosen;
};

const kindsOf = (offered: Offered, choice: ExtraChoice): ExtraKind | "unknown" =>
  offered.seatMaps.some((map) => isSeatOf(map, choice))
    ? "seat"
    : (offered.offers.find(({ serviceId }) => serviceId === choice.serviceId)?.kind ?? "unknown");

/**
 * Who lacks what they must have. A seat that is free of charge or included must be chosen all the same; infants have none. What
 * is included and is not a seat counts as chosen.
 */
export const missingExtras = (
  offered: Offered,
  choices: readonly ExtraChoice[],
  required: readonly RequiredExtra[],
  travellers: readonly QuotedTraveller[],
): readonly MissingExtra[] => {
  const infants = new Set(travellers.filter(({ type }) => type === "infant").map(({ id }) => id));
  const isCovered = (kind: ExtraKind, travellerId: string, segmentId: string | null): boolean =>
    choices.some(
      (choice) =>
        choice.travellerId === travellerId &&
        kindsOf(offered, choice) === kind &&
        (segmentId === null ||
          choice.segmentId === segmentId ||
          (choice.segmentId === null &&
            offered.offers.some(
              ({ serviceId, segmentIds }) => serviceId === choice.serviceId && segmentIds.includes(segmentId),
            ))),
    ) ||
    (kind !== "seat" &&
      offered.offers.some(
        (offer) =>
          offer.kind === kind &&
          offer.isIncluded &&
          offer.travellerIds.includes(travellerId) &&
          (segmentId === null || offer.segmentIds.includes(segmentId)),
      ));
  return required.flatMap(({ kind, travellerIds, segmentIds }) => {
    const places: readonly (string | null)[] = segmentIds.length === 0 ? [null] : segmentIds;
    return travellerIds
      .filter((id) => !(kind === "seat" && infants.has(id)))
      .flatMap((travellerId) =>
        places
          .filter((segmentId) => !isCovered(kind, travellerId, segmentId))
          .map((segmentId) => ({ kind, travellerId, segmentId })),
      );
  });
};

const priceOf = (offered: Offered, choice: ExtraChoice): Money | undefined => {
  for (const map of offered.seatMaps) {
    for (const { seat } of seatsOf(map)) {
      const offer = seat.offers.find(
        ({ serviceId, travellerId }) => serviceId === choice.serviceId && travellerId === choice.travellerId,
      );
      if (offer !== undefined) return offer.price;
    }
  }
  return offered.offers.find(({ serviceId }) => serviceId === choice.serviceId)?.price;
};

/** What the choices would cost. The quote that follows says what they do cost. */
export const costOfExtras = (offered: Offered, choices: readonly ExtraChoice[], currency: CurrencyCode): Money =>
  sumMoney(
    choices.flatMap((choice) => {
      const price = priceOf(offered, choice);
      return price === undefined || price.currency !== currency ? [] : [multiplyMoney(price, choice.quantity)];
    }),
    currency,
  );
