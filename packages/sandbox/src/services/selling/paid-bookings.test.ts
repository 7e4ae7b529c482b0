import { cancellationEndpoints, financialEndpoints } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { z } from "zod";
import { cards, hourMs } from "../../testing/orders.fixture.ts";
import { bookingItem } from "../orders/booking-list.ts";
import { billedLinesOf } from "../orders/paid-lines.ts";
import { concertEndpoints, openHall } from "./concerts.fixture.ts";

const contact = { email: "ayesha@example.com", phone: "+923001234567" };
const line = z.object({ kind: z.string(), amount: z.string(), title: z.string() });
const booked = z.object({
  status: z.string(),
  cancelled_at: z.string().nullable(),
  never_paid: z.boolean(),
  documents: z.array(z.object({ kind: z.string() })),
  price: z.object({ lines: z.array(line), total: z.string() }),
  charge: z.object({ lines: z.array(line), total: z.string() }),
  payments: z.array(z.object({ state: z.string(), amount: z.string() })),
  policy: z.object({
    cancellation: z.array(
      z.object({ until: z.string().nullable(), allowed: z.boolean(), penalty: z.string(), refund: z.string() }),
    ),
  }),
});

/** Two places in the hall, reserved by a guest. */
const reserved = async () => {
  const hall = openHall();
  const quoted = await hall.ask(concertEndpoints.quote, { places: ["A1", "A2"], currency: "USD" });
  const { RefID, hash } = quoted.data ?? { RefID: "", hash: "" };
  const { data } = await hall.ask(concertEndpoints.reserve, {
    RefID,
    hash,
    client_attempt_id: "one",
    contact,
    guests: ["A1", "A2"].map((place) => ({ place, first_name: `Sana${place === "A1" ? "" : "h"}`, last_name: "Khan" })),
  });
  const order = hall.orderOf(data?.order_ref_id ?? "");
  const read = async () => {
    const answer = await hall.ask(concertEndpoints.booking, { uuid: order.uuid });
    return booked.parse(answer.data);
  };
  return { hall, order, read };
};

const voucher = "EID10";

/** Pays by a wallet that asks for a fee, with a voucher. */
const payWithFee = async ({ hall, order }: Awaited<ReturnType<typeof reserved>>, wish: { voucher?: string }) => {
  const { data } = await hall.pay(order, { method: "jazzcash", mobile: contact.phone, ...wish });
  await hall.ask(financialEndpoints.continueProcess, {
    attempt_id: data?.attempt_id ?? "",
    otp: hall.codeFor(contact.phone),
  });
  hall.clock.advance(10_000);
};

const minor = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly { readonly amount: string }[]): number =>
  amounts.reduce((total, { amount }) => total + minor(amount), 0);

test.each([
  ["a voucher and a payment fee", { voucher }, ["surcharge", "voucher"]],
  ["a payment fee", {}, ["surcharge"]],
])("invariant: with %s a booking's lines come to its total, and that to what was paid", async (_, wish, kinds) => {
  const sale = await reserved();
  const before = await sale.read();
  expect(before.charge.lines.map(({ kind }) => kind)).toEqual(["base"]);
  await payWithFee(sale, wish);
  const { charge, payments, price, status } = await sale.read();
  expect(status).toBe("Confirmed");
  expect(charge.lines.slice(1).map(({ kind }) => kind)).toEqual(kinds);
  expect(sum(charge.lines)).toBe(minor(charge.total));
  expect(sum(price.lines)).toBe(minor(price.total));
  expect(sum(payments.filter(({ state }) => state === "received"))).toBe(minor(charge.total));
  // Rupees are whole wherever they are told.
  for (const { amount } of [...charge.lines, ...payments]) expect(amount).toMatch(/\.00$/);
});

test.each([
  ["a voucher", { voucher }],
  ["nothing taken off", {}],
])("invariant: with %s, what its policy says comes back is what is quoted, and what is paid back", async (_, wish) => {
  const sale = await reserved();
  await payWithFee(sale, wish);
  const { charge, policy } = await sale.read();
  const [now, after] = policy.cancellation;
  for (const { penalty, refund } of policy.cancellation)
    expect(minor(penalty) + minor(refund)).toBe(minor(charge.total));
  expect(after).toMatchObject({ until: null, allowed: false, refund: "0.00" });
  const asked = { uuid: sale.order.uuid, contact: contact.email };
  const { data } = await sale.hall.ask(cancellationEndpoints.cancellation, { action: "quote", ...asked });
  if (data?.state !== "quoted") throw new Error("The cancellation was not quoted.");
  expect([data.paid, data.amount]).toEqual([charge.total, now?.refund]);
  await sale.hall.ask(cancellationEndpoints.cancellation, {
    action: "confirm",
    ...asked,
    refund_quote_id: data.refund_quote_id,
    to: "original",
  });
  // The invoice of what was paid stays, and says when it was given up.
  expect(await sale.read()).toMatchObject({
    cancelled_at: expect.any(String),
    never_paid: false,
    documents: [{ kind: "invoice" }],
  });
  sale.hall.clock.advance(100 * hourMs);
  expect(sale.hall.ledger.order(sale.order.id, "PKR")).toEqual({
    captured: minor(charge.total),
    refunded: minor(data.amount),
  });
});

test("behavior: what a payment comes to that failed is in no line, and once it has ended it is told that nothing was paid", async () => {
  const { hall, order, read } = await reserved();
  await hall.pay(order, { token: await hall.card(cards.declined), voucher });
  const { charge, never_paid, payments } = await read();
  expect(never_paid).toBe(false);
  expect(payments.map(({ state }) => state)).toEqual(["failed"]);
  expect(charge.lines.map(({ kind }) => kind)).toEqual(["base"]);
  hall.clock.advance(100 * hourMs);
  expect(await read()).toMatchObject({ status: "Expired", never_paid: true });
});

test.each([
  ["a voucher and a payment fee", { voucher }],
  ["a payment fee", {}],
])("invariant: with %s the list says what the invoice does", async (_, wish) => {
  const sale = await reserved();
  const { store } = sale.hall;
  const listed = () => bookingItem(store, sale.hall.orderOf(sale.order.id), sale.hall.clock.now()).amount.amount;
  expect(listed()).toBe((await sale.read()).charge.total);
  await payWithFee(sale, wish);
  expect(listed()).toBe((await sale.read()).charge.total);
  const lines = billedLinesOf(store, sale.hall.orderOf(sale.order.id));
  expect(minor(listed())).toBe(lines.reduce((total, one) => total + one.minor, 0));
});

test("invariant: the lines of the invoice on paper come to the same", async () => {
  const sale = await reserved();
  await payWithFee(sale, { voucher });
  const { charge } = await sale.read();
  const lines = billedLinesOf(sale.hall.store, sale.hall.orderOf(sale.order.id));
  expect(lines.reduce((total, one) => total + one.minor, 0)).toBe(minor(charge.total));
});
