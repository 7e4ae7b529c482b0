import {
  bookingsEndpoints,
  bookingsIndexEndpoints,
  cancellationEndpoints,
  financialEndpoints,
} from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { printPaper } from "../../printing/print.ts";
import { ayesha, cards, dayMs, hourMs, minuteMs, noura, openOrders, startAt } from "../../testing/orders.fixture.ts";
import { answerPage } from "../payments/pages.ts";
import { isUpcoming } from "./booking-list.ts";
import { ordersIn } from "./order.ts";

const as = { userId: ayesha.id };
const { booking, upcomingBookings, allBookings, bookingPdf } = bookingsEndpoints;
const { cancellation } = cancellationEndpoints;

describe("lists", () => {
  test("default: the sample users' bookings, first what waits for its owner and then the next, and the books agree with them", async () => {
    const bench = openOrders();
    const upcoming = await bench.ask(upcomingBookings, {}, as);
    expect(upcoming.data?.items.map(({ status }) => status)).toEqual(["Pending", "Updated", "Confirmed"]);
    const past = await bench.ask(allBookings, { scope: "past" }, as);
    expect(past.data?.items.map(({ status }) => status).sort()).toEqual(["Cancelled", "Confirmed", "Expired"]);
    expect((await bench.ask(allBookings, { scope: "all", status: "Pending" }, as)).data?.items).toMatchObject([
      { pay_by: "2026-11-22T09:00:00.000Z", type: "airline" },
    ]);
    expect((await bench.ask(bookingsIndexEndpoints.bookingsIndex, { type: "hotel" }, as)).data).toEqual({
      items: [],
      page: 1,
      last_page: 1,
    });
    for (const { status, id, amountDue } of ordersIn(bench.store).all()) {
      const isPaid = status === "Confirmed" || status === "Updated";
      expect(bench.ledger.order(id, amountDue.currency).captured).toBe(isPaid ? amountDue.minor : 0);
    }
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: pages", async () => {
    const bench = openOrders();
    for (let count = 0; count < 29; count += 1) await bench.reserve({ userId: ayesha.id });
    const { data } = await bench.ask(allBookings, { page: 2 }, as);
    expect(data).toMatchObject({ page: 2, last_page: 2 });
    expect(data?.items).toHaveLength(5);
  });

  test("behavior: upcoming until the last service ends, by the clocks of the place", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ ends: { at: "2026-11-21T15:00", zone: "Asia/Karachi" } });
    const end = Date.UTC(2026, 10, 21, 10);
    expect(isUpcoming(order, end)).toBe(true);
    expect(isUpcoming(order, end + 1)).toBe(false);
    expect(isUpcoming({ ...order, ends: { at: "2026-11-21T15:00", zone: "Europe/London" } }, end + 4 * hourMs)).toBe(
      true,
    );
    for (const status of ["Expired", "Cancelled", "Refunded"] as const)
      expect(isUpcoming({ ...order, status }, startAt)).toBe(false);
  });

  test("behavior: while a payment is on its way none is asked for, in the list and on the booking's page", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id });
    const listed = async () => (await bench.ask(booking, { uuid: order.uuid }, as)).data?.booking;
    expect(await listed()).toMatchObject({ status: "Pending", payment_unknown: false });
    await bench.pay(order, { token: await bench.card(cards.late, as) }, as);
    expect(await listed()).toMatchObject({ status: "Pending", payment_unknown: true });
    bench.clock.advance(4 * minuteMs);
    expect((await listed())?.payment_unknown).toBe(false);
    expect((await listed())?.status).not.toBe("Pending");
  });

  test("default: cash that is to be added and can still be paid is ahead of its owner", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ ends: { at: "2026-11-21T09:00", zone: "Asia/Karachi" } });
    expect(isUpcoming(order, order.payBy - 1)).toBe(true);
    expect(isUpcoming(order, order.payBy)).toBe(false);
  });

  test("behavior: somebody else's booking is not there", async () => {
    const bench = openOrders();
    const { uuid } = await bench.reserve({ userId: ayesha.id });
    expect((await bench.ask(booking, { uuid }, as)).data?.booking.uuid).toBe(uuid);
    expect(await bench.ask(booking, { uuid }, { userId: noura.id })).toMatchObject({ status: 404 });
    expect(await bench.ask(bookingPdf, { uuid, kind: "invoice" })).toMatchObject({ status: 404 });
  });
});

describe("finding", () => {
  const ask = (bench: ReturnType<typeof openOrders>, reference: string, proof: string) =>
    bench.ask(bookingsEndpoints.findBooking, { reference, proof });

  test("default: a guest finds a booking by its number and its e-mail address or a last name, in any case", async () => {
    const bench = openOrders();
    const { id, uuid } = await bench.reserve({ pnr: "QX7K2M" });
    const found = { uuid, type: "bus", mode: null };
    expect((await ask(bench, id, "Guest@Mail.example")).data).toEqual(found);
    expect((await ask(bench, " qx7k2m ", "malik")).data).toEqual(found);
  });

  test("behavior: every wrong pair gets the same answer, and so does an order that is no journey", async () => {
    const bench = openOrders();
    const { id } = await bench.reserve({ pnr: "QX7K2M" });
    const cash = await bench.reserve({ vertical: "wallet", bookingType: "wallet" });
    const { error } = await ask(bench, "NOBODY", "guest@mail.example");
    expect(error).toMatchObject({ code: "not_found" });
    for (const [reference, proof] of [
      [id, "someone@mail.example"],
      [id, "Nobody"],
      [id, "+92 321 5550101"],
      ["QX7K2M", "Sana"],
      [cash.id, "guest@mail.example"],
    ] as const) {
      expect((await ask(bench, reference, proof)).error, `${reference} ${proof}`).toEqual(error);
    }
  });
});

describe("cancelling", () => {
  test("default: quoted, cancelled once, and back to the wallet within minutes", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id });
    const wishes = { method: "jazzcash", mobile: ayesha.phone, use_promo_credits: true };
    const { data: paid } = await bench.pay(order, wishes, as);
    const code = { attempt_id: paid?.attempt_id ?? "", otp: bench.codeFor(ayesha.phone) };
    await bench.ask(financialEndpoints.continueProcess, code, as);
    bench.clock.advance(minuteMs);
    const { data } = await bench.ask(cancellation, { action: "quote", uuid: order.uuid }, as);
    expect(data).toMatchObject({ state: "quoted", paid: "10075.00", amount: "9000.00", to: ["original", "wallet"] });
    if (data?.state !== "quoted") throw new Error("A quote was asked for.");
    expect(data.penalty_lines.map(({ title, amount }) => [title, amount])).toEqual([
      ["Cancellation fee", "-1000.00"],
      ["Payment fee", "-75.00"],
    ]);
    const confirm = {
      action: "confirm" as const,
      uuid: order.uuid,
      refund_quote_id: data.refund_quote_id,
      to: "wallet" as const,
    };
    const first = await bench.ask(cancellation, confirm, as);
    expect(first.data).toMatchObject({
      state: "cancelled",
      status: "Refund In Progress",
      to: "wallet",
      amount: "9000.00",
    });
    expect((await bench.ask(cancellation, confirm, as)).data).toEqual(first.data);
    bench.clock.advance(2 * minuteMs);
    expect(bench.orderOf(order.id).status).toBe("Refunded");
    expect(bench.ledger.order(order.id, "PKR")).toEqual({ captured: 1_007_500, refunded: 900_000 });
    expect((await bench.ask(cancellation, { action: "quote", uuid: order.uuid }, as)).error).toMatchObject({
      code: "refund_not_allowed",
    });
  });

  test("behavior: a quote runs out, or is overtaken by a payment", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const contact = "+92 321 5550101";
    const ask = { uuid: order.uuid, contact };
    expect(await bench.ask(cancellation, { action: "quote", uuid: order.uuid })).toMatchObject({ status: 404 });
    const quote = await bench.ask(cancellation, { action: "quote", ...ask });
    const refund_quote_id = quote.data?.state === "quoted" ? quote.data.refund_quote_id : "";
    await bench.pay(order, { token: await bench.card(cards.good) });
    expect((await bench.ask(cancellation, { action: "confirm", ...ask, refund_quote_id })).error).toMatchObject({
      code: "refund_not_allowed",
    });
    bench.clock.advance(11 * minuteMs);
    expect((await bench.ask(cancellation, { action: "confirm", ...ask, refund_quote_id })).error).toMatchObject({
      code: "refund_quote_expired",
    });
    expect(bench.orderOf(order.id).status).toBe("Confirmed");
  });

  test("behavior: not while a payment is on its way, and not once the service has begun", async () => {
    const bench = openOrders();
    const [waiting, begun] = [await bench.reserve(), await bench.reserve()];
    await bench.pay(waiting, { token: await bench.card(cards.late) });
    const quote = (uuid: string) => bench.ask(cancellation, { action: "quote", uuid, contact: "guest@mail.example" });
    expect((await quote(waiting.uuid)).error).toMatchObject({ code: "payment_pending" });
    await bench.pay(begun, { token: await bench.card(cards.good) });
    bench.clock.advance(11 * dayMs);
    expect((await quote(begun.uuid)).error).toMatchObject({ code: "refund_not_allowed" });
  });
});

describe("pages", () => {
  const open = (bench: ReturnType<typeof openOrders>, path: string) =>
    answerPage(new Request(`http://sandbox.test${path}`), bench.fetch, { ...bench.credentials, print: printPaper });

  test("default: a PDF with the booking's facts, for a while", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id, title: "Lahore (LHE) to Karachi" });
    expect((await bench.ask(bookingPdf, { uuid: order.uuid }, as)).error).toMatchObject({
      code: "not_found",
      field: "kind",
    });
    await bench.pay(order, { method: "wallet_balance" }, as);
    bench.clock.advance(minuteMs);
    const { data } = await bench.ask(bookingPdf, { uuid: order.uuid, kind: "invoice" }, as);
    const response = await open(bench, data?.url ?? "");
    expect(response?.headers.get("content-type")).toBe("application/pdf");
    expect(new TextDecoder("latin1").decode(await response?.arrayBuffer()).startsWith("%PDF-")).toBe(true);
    const token = /([A-Z0-9]+)\.pdf$/.exec(data?.url ?? "")?.[1] ?? "";
    const { data: paper } = await bench.ask(bookingsEndpoints.document, { token });
    expect(paper).toMatchObject({ title: "Invoice", subject: "Lahore (LHE) to Karachi", language: "en" });
    expect(paper?.facts.map(({ value }) => value)).toEqual(expect.arrayContaining([order.id, "Confirmed"]));
    expect(paper?.parts[0]?.rows.at(-1)).toEqual(["Total", "Rs 10,000"]);
    expect(paper?.parts[1]).toMatchObject({
      title: "Payments",
      rows: [[expect.stringMatching(/^Safar wallet · Received\n/), "Rs 10,000"]],
    });
    bench.clock.advance(hourMs);
    expect((await open(bench, data?.url ?? ""))?.status).toBe(404);
  });

  test("behavior: what was cancelled says so on paper and what comes back, and lets nobody in", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id });
    await bench.pay(order, { method: "wallet_balance" }, as);
    bench.clock.advance(minuteMs);
    const invoice = async () => {
      const { data } = await bench.ask(bookingPdf, { uuid: order.uuid, kind: "invoice" }, as);
      const token = /([A-Z0-9]+)\.pdf$/.exec(data?.url ?? "")?.[1] ?? "";
      return (await bench.ask(bookingsEndpoints.document, { token })).data;
    };
    // As on the page, an invoice has no code: it lets nobody in.
    expect((await invoice())?.code).toBeNull();
    const { data: quote } = await bench.ask(cancellation, { action: "quote", uuid: order.uuid }, as);
    if (quote?.state !== "quoted") throw new Error("A quote was asked for.");
    const { refund_quote_id } = quote;
    await bench.ask(cancellation, { action: "confirm", uuid: order.uuid, refund_quote_id, to: "wallet" }, as);
    const after = await invoice();
    expect(after?.code).toBeNull();
    expect(after?.facts.find(({ name }) => name === "Status")?.value).toMatch(/^Cancelled on /);
    const [last] = after?.parts.toReversed() ?? [];
    expect(last).toMatchObject({
      title: expect.stringMatching(/^Cancelled on /),
      notes: ["Rs 9,000 is on its way back to your Safar wallet."],
      rows: [
        ["You paid", "Rs 10,000"],
        ["Cancellation fee", "\u2212Rs 1,000"],
        ["You get back", "Rs 9,000"],
      ],
    });
    bench.clock.advance(2 * minuteMs);
    expect((await invoice())?.parts.at(-1)?.notes).toEqual(["Rs 9,000 was paid back to your Safar wallet."]);
  });

  test("default: the bank's page asks, answers once, and leads back", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const { data } = await bench.pay(order, { token: await bench.card(cards.challenged) });
    if (data?.state !== "needs_redirect") throw new Error("The bank was to ask.");
    const page = await open(bench, data.redirect.url);
    expect(await page?.text()).toContain("10000.00 PKR");
    const answer = await open(bench, `${data.redirect.url}/answer?decision=approve`);
    expect([answer?.status, answer?.headers.get("location")]).toEqual([303, "https://shop.example/back"]);
    expect((await open(bench, data.redirect.url))?.status).toBe(303);
    expect(bench.orderOf(order.id).status).toBe("Processing");
    expect(await open(bench, "/app/financial/inquiry")).toBeNull();
    expect((await open(bench, "/app/financial/3ds/nobody"))?.status).toBe(404);
  });

  test("behavior: a way back that is no web address is not followed", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const { data } = await bench.pay(order, {
      token: await bench.card(cards.challenged),
      return_url: "javascript:alert(1)",
    });
    const answer = await open(bench, `/app/financial/3ds/${data?.attempt_id}/answer?decision=decline`);
    expect([answer?.status, answer?.headers.get("location")]).toEqual([200, null]);
  });
});
