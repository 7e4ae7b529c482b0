import { quantityConnect } from "../../booking/quantities/quantity-choice.connect.ts";
import { createQuantityChoice } from "../../booking/quantities/quantity-choice.machine.ts";
import type {
  QuantityRead,
  QuantityService,
  QuantitySlot,
  SlotState,
} from "../../booking/quantities/quantity-choice.types.ts";
import { daysOf } from "../../booking/quantities/quantity-days.ts";
import { addMoney } from "../../kernel/money.ts";
import { decodeEvents, encodeEvents } from "./criteria.ts";
import { type EventDetail, type EventPass, type EventShow, type ShowState, showOf } from "./events.domain.ts";
import type { EventOutcome, PassService } from "./events.service.ts";

const states: Readonly<Record<ShowState, SlotState>> = {
  on_sale: "open",
  few_left: "few",
  sold_out: "sold_out",
  not_yet: "not_yet",
  ended: "closed",
  cancelled: "closed",
  postponed: "closed",
};

/** Each pass has its own number of places at a show. Where there is but one to choose, it begins with the fewest of it. */
const lineOf = (pass: EventPass, { passesLeft }: EventShow, isOnly: boolean) => ({
  item: pass.id,
  quantity: isOnly ? Math.max(1, pass.least) : 0,
  least: pass.least,
  isOptional: true,
  most: pass.most,
  left: passesLeft[pass.id] ?? 0,
  step: 1,
  price: addMoney(pass.price, pass.fee),
});

const slotOf = ({ mostPerOrder, passes }: EventDetail, show: EventShow): QuantitySlot => ({
  id: show.id,
  date: show.starts.local.slice(0, 10),
  starts: show.starts,
  state: states[show.state],
  order: { lines: passes.map((pass) => lineOf(pass, show, passes.length === 1)), most: mostPerOrder, left: null },
  rules: [],
  questions: [],
});

const readOf = ({
  event,
  expiresAt,
  isCodeKnown,
  show,
}: Extract<EventOutcome, { readonly type: "EVENT" }>): QuantityRead<EventDetail> => ({
  about: event,
  days: daysOf(
    event.dates.map(({ from, left, starts, state }) => ({
      date: starts.local.slice(0, 10),
      state: states[state],
      left,
      from,
    })),
  ),
  slots: event.dates.map((one) => slotOf(event, one)),
  slot: showOf(event, show)?.id ?? null,
  isCodeKnown,
  search: encodeEvents({ ...decodeEvents(""), city: event.venue.city.slug, category: event.category }),
  expiresAt,
});

/** The shows and passes of an event as what everything that is sold by the number is chosen from. */
export const passQuantities = (service: PassService): QuantityService<EventDetail> => ({
  async readChoice({ code, item }, signal) {
    const outcome = await service.readEvent({ event: item, code }, signal);
    return outcome.type === "EVENT" ? { type: "READ", read: readOf(outcome) } : outcome;
  },
  priceChoice: (request, signal) => service.pricePasses(request, signal),
});

export const passChoiceMachine = createQuantityChoice<EventDetail>("eventsMachine");

export const connectPassChoice = quantityConnect<EventDetail>();
