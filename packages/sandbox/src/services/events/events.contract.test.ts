import {
  bookingsIndexEndpoints,
  eventsEndpoints as calls,
  financialEndpoints,
  ticketsEndpoints,
} from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { ayesha, cards, minuteMs, openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { createSamples } from "../samples/samples.service.ts";
import { eventsService } from "./events.service.ts";
import { eventHoldMinutes } from "./events-quotes.ts";
import { eventSamples } from "./sample-events.ts";

const open = () => openOrders({ services: [eventsService, ...orderRooms] });
type Bench = ReturnType<typeof open>;

const guest = "ayesha@example.com";
const as = { userId: ayesha.id };

/** An event with the first of its shows that is sold. */
const shown = async (bench: Bench, event: string, code?: string) => {
  const { data } = await bench.ask(calls.eventShows, { event, ...(code === undefined ? {} : { code }) });
  const show = data?.Event.dates.find(({ status }) => status === "on_sale" || status === "few_left");
  return { event: data?.Event, isCodeKnown: data?.code_known, show: show?.show_id ?? "" };
};

type Line = { readonly pass_id: string; readonly qty: number };

const quoted = async (bench: Bench, slug: string, lines: readonly Line[], code?: string) => {
  const { event, show } = await shown(bench, slug, code);
  const answer = await bench.ask(calls.quoteEvents, {
    show_id: show,
    lines: [...lines],
    ...(code === undefined ? {} : { code }),
  });
  const reserve = (lastName: string, attempt = lastName) =>
    bench.ask(calls.reserveEvents, {
      RefID: answer.data?.RefID ?? "",
      hash: answer.data?.hash ?? "",
      contact: { email: guest, phone: "+923001234567" },
      client_attempt_id: `attempt ${attempt}`,
      attendees: (answer.data?.attendees ?? []).map(({ pax_id }) => ({
        pax_id,
        first_name: "Ayesha",
        last_name: lastName,
      })),
    });
  return { answer, event, reserve, show };
};

test("default: events are found by city, category and part of the day, the soonest first, and their search lasts", async () => {
  const bench = open();
  const { data: all } = await bench.ask(calls.listEvents, {});
  expect(all?.Events.length).toBeGreaterThan(80);
  expect(new Set(all?.Events.map(({ venue }) => venue.city.country))).toEqual(new Set(["PK"]));
  const { data: everywhere } = await bench.ask(calls.listEvents, { city: "riyadh" });
  expect(everywhere?.Events.length).toBeGreaterThan(3);
  const { data } = await bench.ask(calls.listEvents, { city: "lahore", part: "evening" });
  expect(data?.Events.length).toBeGreaterThan(3);
  const starts = data?.Events.map(({ starts_at }) => starts_at) ?? [];
  expect(starts).toEqual(starts.toSorted());
  for (const card of data?.Events ?? []) {
    expect(card.venue.city.slug).toBe("lahore");
    expect(card.starts_at.slice(11) >= "18:00").toBe(true);
  }
  const again = await bench.ask(calls.listEvents, { RefID: data?.RefID ?? "" });
  expect(again.data?.search).toEqual({ city: "lahore", part: "evening" });
});

test("behavior: words find what is in the own country, and look elsewhere only where nothing there is called so", async () => {
  const bench = open();
  const countriesOf = async (text: string, options = {}) => {
    const { data } = await bench.ask(calls.listEvents, { text }, options);
    return [...new Set(data?.Events.map(({ venue }) => venue.city.country))];
  };
  expect(await countriesOf("qaww")).toEqual(["PK"]);
  expect(await countriesOf("riyadh")).toEqual(["SA"]);
});

test("behavior: whoever looks at some days of a run reads when it begins and ends, as on its page", async () => {
  const bench = open();
  const { data: all } = await bench.ask(calls.listEvents, { category: "exhibitions" });
  const run = all?.Events.find(({ shows }) => shows > 4);
  const day = (await bench.ask(calls.eventShows, { event: run?.slug ?? "" })).data?.Event.dates[2]?.starts_at;
  const from = day?.slice(0, 10) ?? "";
  const { data: some } = await bench.ask(calls.listEvents, { category: "exhibitions", from });
  const again = some?.Events.find(({ slug }) => slug === run?.slug);
  expect(again?.shows).toBe((run?.shows ?? 0) - 2);
  expect([again?.starts_at, again?.ends_at]).toEqual([run?.starts_at, run?.ends_at]);
  const { data: one } = await bench.ask(calls.listEvents, { category: "exhibitions", from, to: from });
  expect(one?.Events.find(({ slug }) => slug === run?.slug)?.starts_at).toBe(day);
});

test("invariant: what a day costs at least is never a child's price", async () => {
  const bench = open();
  const { data: found } = await bench.ask(calls.listEvents, { category: "exhibitions" });
  const prices = new Set<boolean>();
  for (const { slug } of found?.Events ?? []) {
    const { data } = await bench.ask(calls.eventShows, { event: slug });
    const { Event: event } = data ?? {};
    const adult = event?.passes.find(({ pass_id: id }) => id === "standard");
    const whole = (Number(adult?.price) + Number(adult?.fee)).toFixed(2);
    for (const { from_price: from, passes } of event?.dates ?? []) {
      const isLeft = (passes.find(({ pass_id: id }) => id === "standard")?.left ?? 0) > 0;
      expect(from).toBe(isLeft ? whole : null);
      prices.add(isLeft);
    }
  }
  expect(prices.size).toBe(2);
});

test("default: home, categories and names in either script lead to events", async () => {
  const bench = open();
  expect((await bench.ask(calls.eventsHome, {})).data?.Soon.length).toBeGreaterThan(5);
  const { data: known } = await bench.ask(calls.eventCategories, {});
  expect(known).toMatchObject({ Cities: { length: 12 } });
  for (const { category, events } of known?.Categories ?? [])
    expect([category, (await bench.ask(calls.listEvents, { category })).data?.Events.length]).toEqual([
      category,
      events,
    ]);
  expect((await bench.ask(calls.searchEvents, { text: "خبز" })).data?.Events[0]?.category).toBe("food");
});

test("behavior: of a city everything is that city's, counted as its search counts, and an unknown one is no city", async () => {
  const bench = open();
  const { data: known } = await bench.ask(calls.eventCategories, { city: "riyadh" });
  const [{ data: found }, { data: home }, { data: all }, { data: nowhere }] = await Promise.all([
    bench.ask(calls.listEvents, { city: "riyadh" }),
    bench.ask(calls.eventsHome, { city: "riyadh" }),
    bench.ask(calls.eventsHome, {}),
    bench.ask(calls.eventsHome, { city: "atlantis" }),
  ]);
  const count = found?.Events.length;
  expect(count).toBeGreaterThan(3);
  expect(known?.Cities.find(({ slug }) => slug === "riyadh")?.events).toBe(count);
  expect(known?.Categories.reduce((sum, { events }) => sum + events, 0)).toBe(count);
  expect(new Set(home?.Soon.map(({ venue }) => venue.city.slug))).toEqual(new Set(["riyadh"]));
  expect(nowhere).toEqual(all);
});

test("default: what leads can be bought and is more taken than others, and what costs least comes first", async () => {
  const { data: home } = await open().ask(calls.eventsHome, {});
  expect(home?.Lead).toMatchObject({ from_price: expect.any(String), about: { name: expect.any(String) } });
  const days = (Date.parse(home?.Lead?.next_at.slice(0, 10) ?? "") - Date.parse("2026-11-21")) / 86_400_000;
  expect(days).toBeLessThan(14);
  const prices = home?.Cheap.map(({ from_price: price }) => Number(price)) ?? [];
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test("default: what is on at the weekend says on which of its days it is on next", async () => {
  const { data: home } = await open().ask(calls.eventsHome, {});
  expect(home?.Weekend.length).toBeGreaterThan(2);
  for (const { ends_at: ends, next_at: next, slug, starts_at: starts } of home?.Weekend ?? []) {
    const day = next.slice(0, 10);
    expect([slug, ["2026-11-21", "2026-11-22"].includes(day)]).toEqual([slug, true]);
    expect(starts <= next && next < ends).toBe(true);
  }
});

test("behavior: a code opens a hidden pass, which nobody has without it", async () => {
  const bench = open();
  const hidden = ({ event }: Awaited<ReturnType<typeof shown>>) =>
    event?.passes.some(({ hidden_until_code }) => hidden_until_code);
  expect(hidden(await shown(bench, "the-locked-room"))).toBe(false);
  expect(await shown(bench, "the-locked-room", "FOES")).toMatchObject({ isCodeKnown: false });
  const opened = await shown(bench, "the-locked-room", "friends");
  expect([hidden(opened), opened.isCodeKnown]).toEqual([true, true]);
  const friends = [{ pass_id: "friends", qty: 1 }];
  expect((await quoted(bench, "the-locked-room", friends)).answer.error).toMatchObject({ field: "lines" });
  expect((await quoted(bench, "the-locked-room", friends, "FRIENDS")).answer.data?.lines).toMatchObject([{ qty: 1 }]);
});

test("behavior: nobody has more than the order's limit, nor more of a pass than there is", async () => {
  const bench = open();
  expect((await quoted(bench, "the-locked-room", [{ pass_id: "standard", qty: 3 }])).answer.error?.code).toBe(
    "validation_failed",
  );
  expect((await quoted(bench, "an-author-and-a-lamp", [{ pass_id: "standard", qty: 2 }])).answer.error).toMatchObject({
    code: "sold_out",
    meta: { left: 1 },
  });
});

test("behavior: of two who want the last pass the first has it", async () => {
  const bench = open();
  const one = await quoted(bench, "an-author-and-a-lamp", [{ pass_id: "standard", qty: 1 }]);
  const other = await quoted(bench, "an-author-and-a-lamp", [{ pass_id: "standard", qty: 1 }]);
  expect((await one.reserve("Siddiqui")).data?.uuid).toBeDefined();
  expect((await other.reserve("Rahman")).error?.code).toBe("sold_out");
});

test("behavior: what costs nothing is given without a payment, once, and leaving it gives nothing back", async () => {
  const bench = open();
  const { answer, reserve } = await quoted(bench, "science-over-tea-alula", [{ pass_id: "standard", qty: 2 }]);
  expect(answer.data?.price).toMatchObject({ total: "0.00", lines: [{ amount: "0.00" }] });
  const { data: saved } = await reserve("Siddiqui");
  expect(saved).toMatchObject({ status: "Processing", amount_due: { amount: "0.00" } });
  expect((await reserve("Siddiqui")).data?.uuid).toBe(saved?.uuid);
  const { order_ref_id = "", uuid = "" } = saved ?? {};
  expect((await bench.ask(financialEndpoints.inquiry, { order_ref_id })).data).toMatchObject({
    state: "received",
    booking: { uuid },
  });
  bench.clock.advance(minuteMs);
  const { data } = await bench.ask(calls.eventsBooking, { uuid, contact: guest });
  expect(data).toMatchObject({ status: "Confirmed", tickets: [{ status: "valid" }, { status: "valid" }] });
  expect(data?.policy.cancellation).toMatchObject([{ allowed: true, penalty: "0.00" }, { allowed: false }]);
  expect(bench.ledger.movements({ order: order_ref_id })).toEqual([]);
});

test("behavior: an unpaid order is held longer once when asked, and never beyond its begin", async () => {
  const bench = open();
  const { reserve } = await quoted(bench, "the-locked-room", [{ pass_id: "standard", qty: 1 }]);
  const order_ref_id = (await reserve("Siddiqui")).data?.order_ref_id ?? "";
  const read = async () => (await bench.ask(financialEndpoints.paymentMethods, { order_ref_id })).data;
  const renew = async () => (await bench.ask(financialEndpoints.renewHold, { order_ref_id })).data;
  const before = await read();
  expect(before?.renew_minutes).toBe(eventHoldMinutes);
  const renewed = await renew();
  expect(Date.parse(renewed?.pay_by ?? "") - Date.parse(before?.pay_by ?? "")).toBe(eventHoldMinutes * minuteMs);
  expect(renewed?.renew_minutes).toBeNull();
  expect(await renew()).toEqual(renewed);
  bench.clock.advance(eventHoldMinutes * minuteMs + 1000);
  expect(await read()).toEqual(renewed);
  bench.clock.advance(eventHoldMinutes * minuteMs);
  expect((await bench.ask(financialEndpoints.renewHold, { order_ref_id })).error?.code).toBe("quote_expired");
});

test("default: passes are priced as shown, reserved once, and each ticket has its own name until somebody else has it", async () => {
  const bench = open();
  const { answer, reserve } = await quoted(bench, "harbour-lights-festival", [
    { pass_id: "standard", qty: 2 },
    { pass_id: "group", qty: 1 },
  ]);
  expect(answer.data?.price.total).toBe(answer.data?.shown.total);
  expect(answer.data?.attendees.map(({ pax_id }) => pax_id)).toEqual(["standard-1", "standard-2", "group-1"]);
  const { data: saved } = await reserve("Siddiqui");
  expect((await reserve("Siddiqui")).data?.uuid).toBe(saved?.uuid);
  const uuid = saved?.uuid ?? "";
  const own = await bench.ask(calls.eventsBooking, { uuid, contact: guest });
  expect(own.data?.tickets).toMatchObject([
    { attendee: { last_name: "Siddiqui" }, status: "waiting", admits: 1 },
    { admits: 1 },
    { admits: 4 },
  ]);
  const strange = await bench.ask(calls.eventsBooking, { uuid });
  expect(strange.data).toMatchObject({
    masked: true,
    pnr: null,
    tickets: [{ attendee: { last_name: "S•••" } }, {}, {}],
  });
  const rename = await bench.ask(calls.renameEventTicket, {
    uuid,
    contact: guest,
    ticket_id: "standard-1",
    first_name: "Sara",
    last_name: "Malik",
  });
  expect(rename.error?.code).toBe("refund_not_allowed");
});

test("behavior: only what the organiser asks for is asked: a stadium for a document, most for a name", async () => {
  const bench = open();
  const plain = await quoted(bench, "the-locked-room", [{ pass_id: "standard", qty: 1 }]);
  expect(plain.answer.data?.attendees).toMatchObject([{ fields: ["first_name", "last_name"], documents: [] }]);
  const derby = await quoted(bench, "city-derby-faisalabad", [{ pass_id: "standard", qty: 1 }]);
  const [asked] = derby.answer.data?.attendees ?? [];
  expect(asked).toMatchObject({
    fields: ["first_name", "last_name", "document_number"],
    documents: ["cnic", "passport"],
  });
  expect((await derby.reserve("Siddiqui")).error?.field).toBe("attendees.0.document.number");
});

test("behavior: somebody who waits for a show that is sold out waits once", async () => {
  const bench = open();
  const { data } = await bench.ask(calls.eventShows, { event: "songs-from-the-old-city" });
  const show = data?.Event.dates[0];
  expect(show?.status).toBe("sold_out");
  const wish = { show_id: show?.show_id ?? "", email: guest };
  expect((await bench.ask(calls.joinEventWaiting, wish)).data).toEqual({ registered: true, already: false });
  expect((await bench.ask(calls.joinEventWaiting, wish)).data).toEqual({ registered: true, already: true });
  const { show: sold } = await shown(bench, "the-locked-room");
  expect((await bench.ask(calls.joinEventWaiting, { ...wish, show_id: sold })).error?.code).toBe("results_expired");
});

test("behavior: of those who wait whoever waited longest is told when a place is free, and who has left is not", async () => {
  const bench = open();
  const read = async () =>
    (await bench.ask(calls.eventShows, { event: "songs-from-the-old-city" }, as)).data?.Event.dates[0];
  const wish = { show_id: (await read())?.show_id ?? "" };
  await bench.ask(calls.joinEventWaiting, { ...wish, email: "first@example.com" });
  await bench.ask(calls.joinEventWaiting, { ...wish, email: "first@example.com", leave: true });
  expect((await read())?.waiting).toBe(false);
  await bench.ask(calls.joinEventWaiting, wish, as);
  await bench.ask(calls.joinEventWaiting, { ...wish, email: "second@example.com" });
  expect((await read())?.waiting).toBe(true);
  const told = () =>
    ["first@example.com", ayesha.email, "second@example.com"].flatMap((email) =>
      bench.admin.outbox.messages(email).filter(({ kind }) => kind === "waiting"),
    );
  bench.clock.advance(119 * 60_000);
  expect(told()).toEqual([]);
  bench.clock.advance(2 * 60_000);
  expect(told()).toMatchObject([{ to: ayesha.email, text: expect.stringContaining(wish.show_id) }]);
  expect(await read()).toMatchObject({ status: "few_left", left: 1, waiting: false });
  bench.clock.advance(3 * 3_600_000);
  expect(told().map(({ to }) => to)).toEqual([ayesha.email, "second@example.com"]);
});

/** Passes of an event that are paid for, a minute after they were given. */
const booked = async (slug: string) => {
  const bench = open();
  const { reserve } = await quoted(bench, slug, [{ pass_id: "standard", qty: 2 }]);
  const { data: saved } = await reserve("Siddiqui");
  const order = bench.orderOf(saved?.order_ref_id ?? "");
  const { data } = await bench.pay(order, { method: "jazzcash", mobile: "+923001234567" });
  const code = bench.codeFor("+923001234567");
  await bench.ask(financialEndpoints.continueProcess, { attempt_id: data?.attempt_id ?? "", otp: code });
  bench.clock.advance(10_000);
  const own = { uuid: order.uuid, contact: guest };
  const read = async () => (await bench.ask(calls.eventsBooking, own)).data;
  const given = await read();
  bench.clock.advance(2 * 60_000);
  return { bench, given, own, read };
};

test("behavior: a ticket goes to somebody else until the doors open, and to nobody for a stranger", async () => {
  const { bench, given, own, read } = await booked("the-locked-room");
  expect(given?.tickets).toMatchObject([{ status: "valid", code: expect.any(String) }, {}]);
  const wish = { ...own, ticket_id: "standard-1", first_name: "Sara", last_name: "Malik" };
  expect((await bench.ask(calls.renameEventTicket, wish)).data).toEqual({ uuid: own.uuid });
  expect((await read())?.tickets[0]?.attendee).toEqual({ first_name: "Sara", last_name: "Malik" });
  const inArabic = { first_name: "نورة", last_name: "القحطاني" };
  expect((await bench.ask(calls.renameEventTicket, { ...wish, ...inArabic })).data).toEqual({ uuid: own.uuid });
  expect((await read())?.tickets[0]?.attendee).toEqual(inArabic);
  expect((await bench.ask(calls.renameEventTicket, { ...wish, contact: "omar@example.com" })).error?.code).toBe(
    "not_found",
  );
  expect((await bench.ask(calls.renameEventTicket, { ...wish, ticket_id: "standard-9" })).error?.field).toBe(
    "ticket_id",
  );
  bench.clock.advance(Date.parse((await read())?.rename_until ?? "") - bench.clock.now());
  expect((await bench.ask(calls.renameEventTicket, wish)).error?.code).toBe("refund_not_allowed");
});

const sending = async (slug: string) => {
  const { bench, own, read } = await booked(slug);
  const wish = { ...own, ticket_id: "standard-1", email: "sara@example.com", client_attempt_id: "attempt one" };
  const send = (change: Partial<typeof wish> = {}, options = {}) =>
    bench.ask(ticketsEndpoints.sendTicket, { ...wish, ...change }, options);
  const sentTo = (email: string) => bench.admin.outbox.messages(email).filter(({ kind }) => kind === "attendee");
  const ofTicket = async () => (await read())?.sending?.tickets[0];
  return { bench, own, read, send, sentTo, ofTicket };
};

test("default: a ticket is sent to its attendee alone, with its code, in the language it is sent in", async () => {
  const { bench, own, read, send, sentTo, ofTicket } = await sending("the-locked-room");
  expect(await ofTicket()).toEqual({
    ticket_id: "standard-1",
    email: null,
    sent_at: null,
    outdated: false,
    left: 5,
  });
  await bench.ask(calls.renameEventTicket, {
    ...own,
    ticket_id: "standard-2",
    first_name: "Omar",
    last_name: "Rahman",
  });
  expect((await send({}, { locale: "ar" })).data).toMatchObject({ email: "sara@example.com", left: 4, already: false });
  const [mine, other] = (await read())?.tickets ?? [];
  const [mail] = sentTo("sara@example.com");
  expect(mail?.subject).toBe("تذكرتك: الغرفة المغلقة");
  expect(mail?.attachment).toMatchObject({ code: mine?.code, language: "ar" });
  const said = JSON.stringify(mail);
  expect(said).toContain("Ayesha Siddiqui");
  for (const hidden of [other?.code ?? "", "Omar", guest, own.uuid, (await read())?.order_ref_id ?? "", "Rs"])
    expect(said).not.toContain(hidden);
  expect(await ofTicket()).toMatchObject({ email: "sara@example.com", sent_at: expect.any(String), outdated: false });
  expect((await read())?.sending).toMatchObject({ by_itself: false, tickets: [{}, { sent_at: null, left: 5 }] });
});

test("behavior: the same attempt sends once, another counts, and beyond the limit nothing is sent", async () => {
  const { send, sentTo } = await sending("the-locked-room");
  await send();
  expect((await send()).data).toMatchObject({ already: true, left: 4 });
  expect((await send({ email: "omar@example.com" })).error?.code).toBe("duplicate_order");
  for (const again of ["two", "three", "four", "five"]) await send({ client_attempt_id: `attempt ${again}` });
  expect((await send({ client_attempt_id: "attempt six" })).error?.code).toBe("limit_exceeded");
  expect((await send()).data).toMatchObject({ already: true, left: 0 });
  expect(sentTo("sara@example.com")).toHaveLength(5);
  expect((await send({ client_attempt_id: "attempt seven", ticket_id: "standard-2" })).data).toMatchObject({ left: 4 });
});

test("behavior: a ticket that goes to somebody else has another code, and what was sent of it counts no more", async () => {
  const { bench, own, read, send, sentTo, ofTicket } = await sending("the-locked-room");
  await send();
  const rename = { ...own, ticket_id: "standard-1", first_name: "Sara", last_name: "Malik" };
  const codeOf = async () => (await read())?.tickets[0]?.code;
  const before = await codeOf();
  await bench.ask(calls.renameEventTicket, rename);
  const now = await codeOf();
  expect(now).not.toBe(before);
  expect(await ofTicket()).toMatchObject({ outdated: true, email: "sara@example.com", left: 5 });
  await bench.ask(calls.renameEventTicket, rename);
  expect(await codeOf()).toBe(now);
  await send({ client_attempt_id: "attempt two" });
  expect(sentTo("sara@example.com").map(({ attachment }) => attachment?.code)).toEqual([before, now]);
  expect(await ofTicket()).toMatchObject({ outdated: false, left: 4 });
});

test("behavior: nothing is sent by strangers, to no address, of no ticket, once it counts no more or the doors are open", async () => {
  const { bench, own, read, send, sentTo } = await sending("the-locked-room");
  expect((await send({ contact: "omar@example.com" })).error?.code).toBe("not_found");
  expect((await send({ email: "sara@" })).error).toMatchObject({ code: "validation_failed", field: "email" });
  expect((await send({ ticket_id: "standard-9" })).error).toMatchObject({ field: "ticket_id" });
  const masked = await bench.ask(calls.eventsBooking, { uuid: own.uuid });
  expect(masked.data?.sending).toBeUndefined();
  const off = await sending("desert-falcons-match");
  expect((await off.send()).error?.code).toBe("refund_not_allowed");
  expect((await off.read())?.sending).toBeUndefined();
  bench.clock.advance(Date.parse((await read())?.sending?.until ?? "") - bench.clock.now());
  expect((await send()).error?.code).toBe("refund_not_allowed");
  expect((await read())?.sending).toBeUndefined();
  expect(sentTo("sara@example.com")).toEqual([]);
});

test("behavior: where the organiser asks for everybody's email, each has their ticket as soon as it is issued, once", async () => {
  const bench = open();
  const { answer } = await quoted(bench, "padel-masters-karachi", [{ pass_id: "standard", qty: 2 }]);
  expect(answer.data?.attendees[0]?.fields).toContain("email");
  const reserve = (emails: readonly (string | undefined)[]) =>
    bench.ask(calls.reserveEvents, {
      RefID: answer.data?.RefID ?? "",
      hash: answer.data?.hash ?? "",
      contact: { email: guest, phone: "+923001234567" },
      client_attempt_id: `attempt ${emails.join(" ")}`,
      attendees: (answer.data?.attendees ?? []).map(({ pax_id }, at) => ({
        pax_id,
        first_name: ["Sara", "Omar"][at] ?? "",
        last_name: "Malik",
        ...(emails[at] === undefined ? {} : { email: emails[at] }),
      })),
    });
  expect((await reserve(["sara@example.com", undefined])).error).toMatchObject({ field: "attendees.1.email" });
  const { data: saved } = await reserve(["sara@example.com", "omar@example.com"]);
  const own = { uuid: saved?.uuid ?? "", contact: guest };
  const read = async () => (await bench.ask(calls.eventsBooking, own)).data;
  expect((await read())?.sending).toMatchObject({ by_itself: true, tickets: [] });
  const order = bench.orderOf(saved?.order_ref_id ?? "");
  await bench.pay(order, { token: await bench.card(cards.good) });
  bench.clock.advance(10_000);
  const booking = await read();
  expect(booking?.sending).toMatchObject({
    by_itself: true,
    tickets: [
      { email: "sara@example.com", left: 5, outdated: false },
      { email: "omar@example.com", left: 5, outdated: false },
    ],
  });
  const codes = ["sara@example.com", "omar@example.com"].map((email) =>
    bench.admin.outbox.messages(email).map(({ attachment }) => attachment?.code),
  );
  expect(codes).toEqual(booking?.tickets.map(({ code }) => [code]));
});

test("behavior: an event that moves is kept on its new day, or given back whole until then", async () => {
  const { bench, given, own, read } = await booked("harbour-lights-festival");
  const moved = await read();
  expect(moved).toMatchObject({ status: "Updated", postponed: { from: given?.starts_at, kept: false } });
  expect((moved?.starts_at ?? "") > (given?.starts_at ?? "")).toBe(true);
  expect((await bench.ask(calls.keepMovedEvent, own)).data).toEqual({ uuid: own.uuid });
  expect(await read()).toMatchObject({ status: "Confirmed", postponed: { kept: true } });
});

test("behavior: an event that is called off gives everything back, fees too", async () => {
  const { bench, given, read } = await booked("desert-falcons-match");
  const off = await read();
  expect(off).toMatchObject({ called_off: true, status: "Refund In Progress", tickets: [{ status: "void" }, {}] });
  expect(off?.refund?.amount).toBe(given?.charge.total);
  bench.clock.advance(5 * 24 * 3_600_000);
  expect((await read())?.status).toBe("Refunded");
});

test("default: the sample people have an event ahead, one that has moved and waits for their answer, one to pay and one behind them", async () => {
  const samples = createSamples(eventSamples);
  const bench = openOrders({ services: [eventsService, samples, ...orderRooms] });
  const { data } = await bench.ask(bookingsIndexEndpoints.bookingsIndex, { type: "event" }, as);
  expect(data?.items.some(({ ends_at }) => ends_at < "2026-11-21")).toBe(true);
  const uuids = data?.items.map(({ uuid }) => uuid) ?? [];
  const own = await Promise.all(uuids.map((uuid) => bench.ask(calls.eventsBooking, { uuid }, as)));
  const of = (status: string) => own.find((one) => one.data?.status === status)?.data;
  expect(of("Confirmed")).toMatchObject({
    masked: false,
    tickets: [{ status: "valid", attendee: { last_name: "Siddiqui" } }, { status: "valid" }],
  });
  expect(of("Updated")).toMatchObject({ slug: "harbour-lights-festival", postponed: { kept: false } });
  expect(of("Updated")?.actions.map(({ kind }) => kind)).toContain("respond");
  expect(of("Pending")?.actions.map(({ kind }) => kind)).toContain("pay");
});

test("invariant: a card stands at the first day that an adult can buy, and its price is that day's, in lists and on home", async () => {
  const bench = open();
  const [{ data: found }, { data: home }] = await Promise.all([
    bench.ask(calls.listEvents, {}),
    bench.ask(calls.eventsHome, {}),
  ]);
  let skipped = 0;
  for (const card of [...(found?.Events ?? []), ...(home?.Soon ?? []), ...(home?.Sport ?? [])]) {
    const { data } = await bench.ask(calls.eventShows, { event: card.slug });
    const dates = data?.Event.dates ?? [];
    const next = dates.find(({ from_price: from }) => from !== null);
    if (next === undefined) continue;
    expect([card.slug, card.next_at, card.from_price]).toEqual([card.slug, next.starts_at, next.from_price]);
    const held = dates.filter(({ starts_at: at, status }) => at >= card.next_at && !/cancelled|postponed/.test(status));
    expect([card.slug, card.days]).toEqual([card.slug, held.length]);
    // From a day on that only children can go.
    const childs = dates.findIndex(({ from_price: price, status }) => price === null && status === "on_sale");
    const then = dates.slice(childs).find(({ from_price: price }) => price !== null);
    if (childs < 0 || then === undefined) continue;
    const from = dates[childs]?.starts_at.slice(0, 10);
    const { data: after } = await bench.ask(calls.listEvents, { city: card.venue.city.slug, from });
    expect(after?.Events.find(({ slug }) => slug === card.slug)).toMatchObject({ next_at: then.starts_at });
    skipped += 1;
  }
  expect(skipped).toBeGreaterThan(0);
});

test("behavior: a search says on which days and evenings there is something, and what is new on a day began on none before", async () => {
  const bench = open();
  const search = { city: "lahore", category: "music" };
  const { data: all } = await bench.ask(calls.listEvents, search);
  const { data: none } = await bench.ask(calls.listEvents, { ...search, from: "2026-11-21", to: "2026-11-21" });
  expect(none?.on_days).toEqual(all?.on_days);
  for (const part of [undefined, "evening"])
    for (const day of ["2026-11-21", "2026-11-22", "2026-11-28", "2026-12-05", "2026-12-08", "2026-12-20"]) {
      const { data } = await bench.ask(calls.listEvents, { ...search, from: day, to: day, part });
      const days = part === undefined ? all?.on_days : all?.on_evenings;
      expect([day, part, days?.includes(day)]).toEqual([day, part, (data?.Events.length ?? 0) > 0]);
    }
  const from = "2026-12-05";
  const slugs = async (wanted: object) =>
    (await bench.ask(calls.listEvents, wanted)).data?.Events.map(({ slug }) => slug) ?? [];
  const { data: now } = await bench.ask(calls.listEvents, {});
  const later = now?.Events.filter(({ next_at: next }) => next >= from).map(({ slug }) => slug);
  expect(await slugs({ from, new: true })).toEqual(later);
  expect((await slugs({ from })).length).toBeGreaterThan(later?.length ?? 0);
});
