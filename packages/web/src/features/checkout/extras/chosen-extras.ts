import { type ExtraChoice, type ExtrasOutcome, type Money, type Quote, seatsOf } from "@safar/engine";

/** An extra of a quote, as it is read. Whose title nobody told has none. */
export type ChosenExtra = {
  readonly id: string;
  readonly travellerId: string;
  readonly segmentId: string | null;
  readonly quantity: number;
  readonly title: string | null;
  /** The seat that it is. */
  readonly seat: string | null;
  /** Null when it costs nothing. */
  readonly price: Money | null;
};

const seatOf = (offered: ExtrasOutcome | undefined, { serviceId }: ExtraChoice): string | null => {
  if (offered?.type !== "EXTRAS") return null;
  const seats = offered.seatMaps.flatMap((map) => seatsOf(map));
  return seats.find(({ seat }) => seat.offers.some((offer) => offer.serviceId === serviceId))?.seat.designator ?? null;
};

const titleOf = (offered: ExtrasOutcome | undefined, { serviceId }: ExtraChoice): string | null =>
  offered?.type === "EXTRAS" ? (offered.offers.find((offer) => offer.serviceId === serviceId)?.title ?? null) : null;

/**
 * The extras of a quote by name. What costs something is a line of the price and has its words; what is free has none there, and
 * is named from what was on offer. A line that is nobody's in particular is the whole order's, and says in its own words how many.
 */
export const chosenExtras = ({ extras, price }: Quote, offered: ExtrasOutcome | undefined): readonly ChosenExtra[] =>
  extras.map((choice) => {
    const { travellerId, quantity, segmentId, serviceId } = choice;
    const lineOf = (wanted: string) => price.charge.lines.find(({ kind, code }) => kind === "addon" && code === wanted);
    const own = lineOf(`${serviceId}/${travellerId}`);
    const line = own ?? lineOf(serviceId);
    return {
      id: `${serviceId}/${travellerId}/${segmentId}`,
      travellerId,
      segmentId,
      quantity: line === own ? quantity : 1,
      title: line?.label ?? titleOf(offered, choice),
      seat: seatOf(offered, choice),
      price: line?.amount ?? null,
    };
  });
