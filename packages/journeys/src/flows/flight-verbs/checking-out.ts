import { connectExtras, connectReserve, connectTravellers, type TravellerForm } from "@safar/engine";
import type { choosing, Party } from "./choosing.ts";
import type { Waiting } from "./waiting.ts";

/** From the travellers to the reservation. */
export const checkingOut = (walk: Waiting & ReturnType<typeof choosing>) => {
  const { child, send, until, untilScreen, view } = walk;
  const people = async (values: Partial<TravellerForm> = {}): Promise<void> => {
    await untilScreen("travellers");
    walk.fillIn(values);
    child("travellers").send({ type: "party.submit" });
    await until("the next step", () => view().screen !== "travellers");
  };
  /** The first free seat of the first passenger. */
  const sit = (): void => {
    const extras = child("extras");
    const { seatMaps, travellers } = connectExtras(extras.getSnapshot());
    const [[map], [passenger]] = [seatMaps, travellers];
    if (map === undefined || passenger === undefined) return;
    const free = map.cabins
      .flatMap(({ rows }) => rows.flatMap(({ elements }) => elements))
      .find((one) => one.kind === "seat" && one.status === "available");
    const designator = free?.kind === "seat" ? free.designator : "";
    extras.send({ type: "seat.choose", segmentId: map.segmentId, travellerId: passenger.id, designator });
  };
  /** The first free seat, or nothing at all. */
  const extras = async ({ seat = true }: { readonly seat?: boolean } = {}): Promise<void> => {
    await untilScreen("addons");
    const step = child("extras");
    await until("what is on offer", () => !connectExtras(step.getSnapshot()).busy);
    if (seat) sit();
    step.send({ type: "extras.submit" });
    if (view().screen === "quote") await walk.acceptPrice();
  };
  /** From the search to the review. */
  const toReview = async (
    route = "KHI-ISB",
    values: Partial<TravellerForm> = {},
    party: Partial<Party> = {},
  ): Promise<void> => {
    await walk.search(route, party);
    await walk.choose();
    await walk.price();
    await people(values);
    await extras();
    await untilScreen("review");
  };
  /** The yes to the price that is on the screen. */
  const accept = (): void => {
    const acknowledgement = view().checkout?.acknowledgement ?? null;
    if (acknowledgement === null) throw new Error("There is no price to accept.");
    send({ type: "review.accept", acknowledged: acknowledgement });
  };
  const reserved = (): Promise<void> =>
    until("the reservation", () => {
      const { reserve } = view().children;
      return reserve === undefined || connectReserve(reserve.getSnapshot()).screen === "unsettled";
    });
  return {
    people,
    extras,
    toReview,
    accept,
    reserved,
    toPayment: async (route?: string, values?: Partial<TravellerForm>, party?: Partial<Party>): Promise<void> => {
      await toReview(route, values, party);
      accept();
      await reserved();
    },
    travellers: () => connectTravellers(child("travellers").getSnapshot()),
    reservation: () => connectReserve(child("reserve").getSnapshot()),
  };
};
