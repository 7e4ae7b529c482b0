import type { CurrencyCode } from "../../kernel/money.ts";
import { type Money, multiplyMoney, sumMoney } from "../../kernel/money.ts";
import type { ExtraChoice, ExtraKind, QuotedPassenger, RequiredExtra } from "../quote/quote.types.ts";
import type { SeatMap } from "../seats/seat.types.ts";
import { offerFor, ownerOf, seatBy, seatsOf } from "../seats/seat-map.ts";
import type { ExtraOffer, MissingExtra } from "./extras.types.ts";

type Offered = { readonly offers: readonly ExtraOffer[]; readonly seatMaps: readonly SeatMap[] };

const isSame = (one: ExtraChoice, other: Omit<ExtraChoice, "quantity">): boolean =>
  one.serviceId === other.serviceId && one.passengerId === other.passengerId && one.segmentId === other.segmentId;

/** Whether somebody may have so many of an extra there. */
export const isOffered = ({ offers }: Offered, { serviceId, passengerId, segmentId, quantity }: ExtraChoice): boolean =>
  offers.some(
    (offer) =>
      offer.serviceId === serviceId &&
      offer.passengerIds.includes(passengerId) &&
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

export type SeatWish = { readonly segmentId: string; readonly passengerId: string; readonly designator: string };

/** Whether a seat is free for a passenger: not somebody else's, and not another passenger's of the same party. */
export const isSeatFree = (offered: Offered, choices: readonly ExtraChoice[], wish: SeatWish): boolean => {
  const map = mapOf(offered, wish.segmentId);
  const seat = map === undefined ? undefined : seatBy(map, wish.designator);
  if (seat === undefined || offerFor(seat, wish.passengerId) === undefined) return false;
  const owner = ownerOf(seat, choices);
  return owner === null || owner === wish.passengerId;
};

export const withoutSeat = (
  offered: Offered,
  choices: readonly ExtraChoice[],
  { segmentId, passengerId }: Omit<SeatWish, "designator">,
): readonly ExtraChoice[] => {
  const map = mapOf(offered, segmentId);
  return choices.filter((choice) => map === undefined || choice.passengerId !== passengerId || !isSeatOf(map, choice));
};

/** A passenger has one seat on a segment: another one takes the place of the first. */
export const withSeat = (offered: Offered, choices: readonly ExtraChoice[], wish: SeatWish): readonly ExtraChoice[] => {
  const map = mapOf(offered, wish.segmentId);
  const seat = map === undefined ? undefined : seatBy(map, wish.designator);
  const offer = seat === undefined ? undefined : offerFor(seat, wish.passengerId);
  if (offer === undefined) return choices;
  const { serviceId } = offer;
  const { passengerId, segmentId } = wish;
  return [...withoutSeat(offered, choices, wish), { serviceId, passengerId, segmentId, quantity: 1 }];
};

/** What is still on offer. A seat that went to somebody else is no longer chosen; the others stay. */
export const stillOffered = (offered: Offered, choices: readonly ExtraChoice[]): readonly ExtraChoice[] =>
  choices.filter((choice) => {
    const isSeat = offered.seatMaps.some((map) =>
      seatsOf(map).some(
        ({ seat }) =>
          seat.status === "available" &&
          seat.offers.some((one) => one.serviceId === choice.serviceId && one.passengerId === choice.passengerId),
      ),
    );
    return isSeat || isOffered(offered, choice);
  });

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
  passengers: readonly QuotedPassenger[],
): readonly MissingExtra[] => {
  const infants = new Set(passengers.filter(({ type }) => type === "infant").map(({ id }) => id));
  const isCovered = (kind: ExtraKind, passengerId: string, segmentId: string | null): boolean =>
    choices.some(
      (choice) =>
        choice.passengerId === passengerId &&
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
          offer.passengerIds.includes(passengerId) &&
          (segmentId === null || offer.segmentIds.includes(segmentId)),
      ));
  return required.flatMap(({ kind, passengerIds, segmentIds }) => {
    const places: readonly (string | null)[] = segmentIds.length === 0 ? [null] : segmentIds;
    return passengerIds
      .filter((id) => !(kind === "seat" && infants.has(id)))
      .flatMap((passengerId) =>
        places
          .filter((segmentId) => !isCovered(kind, passengerId, segmentId))
          .map((segmentId) => ({ kind, passengerId, segmentId })),
      );
  });
};

const priceOf = (offered: Offered, choice: ExtraChoice): Money | undefined => {
  for (const map of offered.seatMaps) {
    for (const { seat } of seatsOf(map)) {
      const offer = seat.offers.find(
        ({ serviceId, passengerId }) => serviceId === choice.serviceId && passengerId === choice.passengerId,
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
