import {
  bestTogether,
  connectExtras,
  type ExtrasView,
  type MissingExtra,
  offerFor,
  type SeatMap,
  seatBy,
  sumMoney,
} from "@safar/engine";
import { chooseCommand, confirm, type Stage } from "../stage.ts";

type Seats = NonNullable<ReturnType<typeof bestTogether>>;

/** Seats side by side for everybody who has one, with what they cost. */
const togetherIn = (map: SeatMap, { choices, sitters }: ExtrasView) => {
  const seats: Seats = bestTogether(map, sitters, choices) ?? [];
  const prices = seats.flatMap(({ designator, travellerId }) => {
    const seat = seatBy(map, designator);
    const offer = seat === undefined ? undefined : offerFor(seat, travellerId);
    return offer === undefined ? [] : [offer.price];
  });
  const [first] = prices;
  return first === undefined ? null : { seats, price: sumMoney(prices, first.currency) };
};

const offerOf = ({ offers }: ExtrasView, { kind, travellerId, segmentId }: MissingExtra) =>
  offers.find(
    (offer) =>
      offer.kind === kind &&
      offer.travellerIds.includes(travellerId) &&
      (segmentId === null || offer.segmentIds.includes(segmentId)),
  );

export const extrasScreen = async (stage: Stage): Promise<void> => {
  const { format, say, until, view, words } = stage;
  const { extras: child } = view().children;
  if (child === undefined) return;
  const read = () => connectExtras(child.getSnapshot());
  await until(() => !read().busy);
  if (read().screen === "failed") {
    say(words.screens.failed);
    const wanted = await chooseCommand(stage, read().commands, ["reload", "submit", "back"]);
    const events = { reload: "extras.reload", submit: "extras.submit", back: "flow.back" } as const;
    return child.send({ type: events[wanted] });
  }
  for (const map of read().seatMaps) {
    const together = togetherIn(map, read());
    if (together === null) continue;
    const designators = together.seats.map(({ designator }) => designator).join(" ");
    if (!(await confirm(stage, words.seats(designators, format.money(together.price))))) continue;
    for (const seat of together.seats) child.send({ type: "seat.choose", segmentId: map.segmentId, ...seat });
  }
  child.send({ type: "extras.submit" });
  const missing = child.getSnapshot().status === "active" ? read().missing : [];
  if (missing.length === 0) return;
  // What must be chosen and was not: the first that is offered.
  for (const lacking of missing) {
    say(words.missing(lacking.kind));
    const offer = offerOf(read(), lacking);
    const { kind: _kind, ...whose } = lacking;
    if (offer !== undefined) child.send({ type: "extra.choose", serviceId: offer.serviceId, ...whose, quantity: 1 });
  }
  child.send({ type: "extras.submit" });
};
