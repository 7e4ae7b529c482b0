import type { EpochMs, SeedCall } from "../../core/service.ts";
import { moneyAt } from "../../world/money.ts";
import type { Names } from "../../world/names.ts";
import { momentAfter, type OrderMoment } from "../orders/order.ts";
import type { Policy } from "../orders/policy.ts";
import { orderLine, type PriceLine } from "../orders/price-lines.ts";
import type { Sale } from "../orders/sale.ts";
import { seedOf } from "../selling/seed.ts";
import type { SampleBooking, SampleFacts, SampleSale } from "./sample-bookings.ts";

type Own = Pick<SampleSale, "vertical" | "bookingType" | "starts" | "ends" | "detail" | "movedFrom"> & {
  readonly titles: { readonly title: Names; readonly subtitle: Names } & Pick<SampleSale, "image" | "offer" | "places">;
  readonly terms: Pick<Sale, "answerBy" | "fee" | "ticketNumbers" | "rescheduledBy" | "delayedBy">;
  readonly lines: readonly PriceLine[];
  readonly policy: Policy;
  readonly begins: EpochMs;
} & Pick<SampleSale, "travellers">;

/** What was sold at a price that is given, shown and charged in one currency. Nothing is held for it. */
export const sampleSale = (call: SeedCall, { bookedAt, currency, isMoved }: SampleFacts, own: Own): SampleSale => {
  const { begins, lines, policy, terms, titles, ...rest } = own;
  const { title, subtitle, ...known } = titles;
  const { at, rate } = moneyAt(currency, bookedAt, seedOf(call, own.vertical));
  return {
    ...rest,
    ...known,
    lines: lines.map(orderLine),
    title: title.en,
    titleAr: title.ar,
    subtitle: subtitle.en,
    subtitleAr: subtitle.ar,
    sale: {
      ...terms,
      price: { display: { currency, lines, rate, rateAt: at }, charge: { currency, lines, rate } },
      policy,
      isWaived: isMoved,
      begins,
      held: [],
    },
  };
};

/** When it was to begin, where the supplier has put it off by so many minutes since. */
export const plannedFor = ({ isMoved }: SampleFacts, starts: OrderMoment, minutes: number): OrderMoment | null =>
  isMoved ? momentAfter(starts, -minutes * 60_000) : null;

type Row = Pick<SampleBooking, "of" | "days" | "price" | "bookedDaysBefore" | "story">;

/** Sample bookings, paid by card. `sell` is given what stands in the row besides. */
export const samplesOf = <Own extends Row>(
  rows: readonly Own[],
  sell: (call: SeedCall, row: Own, facts: SampleFacts) => SampleSale,
): readonly SampleBooking[] =>
  rows.map((row) => ({ ...row, byBalance: false, sell: (call, facts) => sell(call, row, facts) }));
