import { endpointsOf, financialEndpoints, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import { z } from "zod";
import { type AnyService, defineService } from "../core/service.ts";
import {
  type AskOptions,
  type BenchAnswer,
  createTestBench,
  type TestBench,
  type TestBenchOptions,
} from "../core/test-bench.ts";
import { sampleUsers } from "../services/accounts/sample-users.ts";
import { authService } from "../services/app/auth.service.ts";
import { bookingsIndexService } from "../services/app/bookings-index.service.ts";
import { cancellationService } from "../services/app/cancellation.service.ts";
import { financialService } from "../services/app/financial.service.ts";
import { createTicketsService } from "../services/app/tickets.service.ts";
import { walletService } from "../services/app/wallet.service.ts";
import { createBookingsService } from "../services/client/bookings.service.ts";
import { moveOrder, type Order, type OrderDraft, openOrder, orderOf } from "../services/orders/order.ts";
import type { OrderEvent } from "../services/orders/order-status.ts";
import { createSamples } from "../services/samples/samples.service.ts";
import { tickets, verticals } from "../services/verticals.ts";

const endpoint = endpointsOf("app");

const shopEndpoints = {
  reserve: endpoint({
    call: "T101",
    method: "POST",
    path: "shop/reserve",
    auth: "key",
    summary: "Opens an order as a line of business does.",
    request: z.object({ draft: z.custom<OrderDraft>() }),
    response: z.object({ id: z.string() }),
  }),
  move: endpoint({
    call: "T102",
    method: "POST",
    path: "shop/move",
    auth: "key",
    summary: "Moves an order as a line of business does.",
    request: z.object({ id: z.string(), event: z.custom<OrderEvent>() }),
    response: z.object({ id: z.string() }),
  }),
};

/** A line of business that sells whatever a test asks it to. */
const shopService = defineService({
  endpoints: shopEndpoints,
  handlers: {
    reserve: (call, { draft }) => ({ id: openOrder(call, draft).id }),
    move: (call, { id, event }) => {
      const order = orderOf(call.store, id);
      if (order === undefined) throw new Error(`There is no order ${id}.`);
      moveOrder(call, order, event);
      return { id };
    },
  },
});

export const orderRooms: readonly AnyService[] = [
  shopService,
  authService,
  financialService,
  walletService,
  createSamples(verticals.flights.samples),
  bookingsIndexService,
  cancellationService,
  createBookingsService(tickets),
  createTicketsService(tickets),
];

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const startAt = Date.UTC(2026, 10, 21, 9);
export const ayesha = sampleUsers.PK;
export const noura = sampleUsers.SA;

type PublishedEvent = { readonly channel: string; readonly event: string };

export type OrderBench = TestBench & {
  /** Opens an order as a vertical would, unpaid and 30 minutes to pay. */
  reserve(change?: Partial<OrderDraft>): Promise<Order>;
  /** Moves an order as its line of business would. */
  move(order: Order, event: OrderEvent): Promise<Order>;
  /** The order as it is now. */
  orderOf(id: string): Order;
  card(number: string, options?: AskOptions): Promise<string>;
  /** What `process` is asked for an order, its amount as `checkDiscount` says. */
  paymentOf(order: Order, change: Partial<ProcessRequest>, options?: AskOptions): Promise<ProcessRequest>;
  pay(order: Order, change: Partial<ProcessRequest>, options?: AskOptions): Promise<BenchAnswer<ProcessAnswer>>;
  /** The latest code that was sent to a number. */
  codeFor(phone: string): string;
  readonly events: PublishedEvent[];
};

export type ProcessRequest = RequestOf<typeof financialEndpoints.process>;
export type ProcessAnswer = ResponseOf<typeof financialEndpoints.process>;

const draft: OrderDraft = {
  vertical: "buses",
  bookingType: "bus",
  userId: null,
  contact: { email: "guest@mail.example", phone: "+923215550101" },
  travellers: [{ id: "p1", firstName: "Sana", lastName: "Malik" }],
  payBy: startAt + 30 * minuteMs,
  priceGuaranteeUntil: null,
  quoteHash: "hash-of-the-quote",
  amountDue: { minor: 1_000_000, currency: "PKR" },
  lines: [
    { kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 900_000 },
    { kind: "tax", code: "tax", title: "Tax", titleAr: "الضريبة", minor: 100_000 },
  ],
  title: "Lahore to Karachi",
  titleAr: "لاهور إلى كراتشي",
  subtitle: "Daily coach",
  subtitleAr: "حافلة يومية",
  starts: { at: "2026-12-01T08:00", zone: "Asia/Karachi" },
  ends: { at: "2026-12-01T22:00", zone: "Asia/Karachi" },
  image: null,
  pnr: null,
  reserveAttempt: null,
  sale: null,
  detail: null,
};

/** Test numbers that pass the check digit, by what the simulated bank does with them. */
export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000000000000002",
  insufficient: "4000000000009995",
  challenged: "4000000000003220",
  lost: "4000000000000119",
  late: "4000000000000341",
} as const;

export const openOrders = (options: Partial<TestBenchOptions> = {}): OrderBench => {
  const events: PublishedEvent[] = [];
  const publish = (channel: string, event: string) => {
    events.push({ channel, event });
  };
  const bench = createTestBench({ services: orderRooms, startAt, publish, ...options });
  let attempts = 0;

  const paymentOf: OrderBench["paymentOf"] = async (order, change, options) => {
    const { method = "card", use_balance, use_promo_credits, voucher } = change;
    const { data } = await bench.ask(
      financialEndpoints.checkDiscount,
      { order_ref_id: order.id, method, use_balance, use_promo_credits, voucher },
      options,
    );
    attempts += 1;
    return {
      order_ref_id: order.id,
      method,
      attempt_id: `attempt-${String(attempts).padStart(4, "0")}`,
      quote_hash: order.quoteHash,
      amount: { amount: data?.total ?? "0.00", currency: order.amountDue.currency },
      return_url: "https://shop.example/back",
      ...change,
    };
  };

  const find = (id: string): Order => {
    const order = orderOf(bench.store, id);
    if (order === undefined) throw new Error(`There is no order ${id}.`);
    return order;
  };

  return {
    ...bench,
    events,
    orderOf: find,
    reserve: async (change = {}) => {
      const asked = { ...draft, payBy: bench.clock.now() + 30 * minuteMs, ...change };
      const { data } = await bench.ask(shopEndpoints.reserve, { draft: asked });
      return find(data?.id ?? "");
    },
    move: async ({ id }, event) => {
      await bench.ask(shopEndpoints.move, { id, event });
      return find(id);
    },
    card: async (number, options) => {
      const typed = { number, expiry: "08/31", cvc: "123", holder: "Sana Malik" };
      const { data, error } = await bench.ask(financialEndpoints.tokeniseCard, typed, options);
      if (data === undefined) throw new Error(`The card was refused: ${error?.message}`);
      return data.token;
    },
    paymentOf,
    pay: async (order, change, options) =>
      bench.ask(financialEndpoints.process, await paymentOf(order, change, options), options),
    codeFor: (phone) => {
      const code = bench.admin.outbox.messages(phone).at(-1)?.code;
      if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
      return code;
    },
  };
};
