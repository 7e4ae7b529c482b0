import type { EventShow } from "../../world/events/events.ts";
import { take } from "../orders/stock.ts";
import { createWaitingList } from "../waiting/waiting-list.ts";
import { eventsStock, isSold, stockOf, vacanciesIn } from "./events-wire.ts";

const minuteMs = 60_000;

/** Of the night that a scenario names one place comes back, two hours after somebody began to wait. */
const isSoldOutNight = ({ event }: EventShow): boolean => event.slug === "songs-from-the-old-city";

/** Who waits for a show. */
export const eventsWaiting = createWaitingList<EventShow>({
  name: "events",
  job: "events.waited",
  looksAfterMs: (show) => (isSoldOutNight(show) ? 120 : 10) * minuteMs,
  isSoldOut: (call, show) => vacanciesIn(call)(show).status === "sold_out",
  hasRoom: (call, show) => {
    if (isSoldOutNight(show))
      take(call.store, [{ stock: eventsStock, of: stockOf(show, "standard"), count: -1, places: [] }]);
    return isSold(vacanciesIn(call)(show));
  },
  told: ({ event, id }) => ({
    title: { en: `${event.names.en}: a place is free`, ar: `${event.names.ar}: أصبح مكان متاحًا` },
    body: {
      en: `Somebody gave a ticket back. Whoever books first has it.`,
      ar: `أعاد أحدهم تذكرته، وهي لمن يحجز أولًا.`,
    },
    link: `/events/select-pass/${id}`,
  }),
});
