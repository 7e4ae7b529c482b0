import { expect, test } from "vitest";
import { lostCard } from "../product/checkout-hands.ts";
import { dayIn } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn } from "../product/hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Visit, visiting } from "../product/visit.ts";

/*
 * The faults that could cost somebody money, through a browser, the product over HTTP and the sandbox's own books. Each way is
 * that of a guest; where the clock has to pass, the sandbox's is moved.
 */

const product = ownProduct();

const inAMonth = dayIn(30);

const results = (route: string): string =>
  `/flights/search?trip=one_way&legs=${route}.${inAMonth}&adults=1&children=0&infants=0&cabin=economy`;

const travelling = (route: string, journey: (visit: Visit) => Promise<void>): Promise<void> =>
  visiting({ origin: product().origin }, async (visit) => {
    await visit.go(results(route));
    await journey(visit);
  });

const ordersNow = () => product().sandbox.rows("orders");

/** The orders that have come since, with the attempts at paying each. */
const watchOrders = async () => {
  const before = new Set((await ordersNow()).map((order) => order["id"]));
  return async () => {
    const attempts = await product().sandbox.rows("payment_attempts");
    return (await ordersNow())
      .filter(({ id }) => !before.has(id))
      .map((order) => {
        const own = attempts.filter((attempt) => attempt["order"] === order["id"]);
        return {
          id: String(order["id"]),
          uuid: String(order["uuid"]),
          status: order["status"],
          due: order["amountDue"],
          attempts: own.length,
          received: own.filter(({ state }) => state === "received").length,
        };
      });
  };
};

const minuteMs = 60_000;
/** A card that the bank asks the cardholder about, on a page of its own. */
const askedCard = "4000000000003220";

const cardField = (visit: Visit) => handsOn(visit.page, "en").field("Card number");

const payButton = ({ page }: Visit) => page.getByRole("main").getByRole("button", { name: /^Pay / });

const fillCard = async (visit: Visit, number = "4000056655665556"): Promise<void> => {
  await visit.page.getByRole("radio").first().waitFor();
  await visit.page.locator(`input[name="method"][value="card"]`).check({ force: true });
  const { fill: typeIn } = handsOn(visit.page, "en");
  await typeIn({
    "Card number": number,
    "Expiry date": "12/29",
    "Security code": "123",
    "Name on the card": "HAMZA KHAN",
  });
};

const payWith = async (visit: Visit, number?: string): Promise<void> => {
  await fillCard(visit, number);
  await payButton(visit).click();
};

test("behavior: Pay is clicked twice and entered, and one payment is taken", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { bookTo, bookingPaid } = flightHands(visit.page, "en");
    await bookTo("payment");
    await fillCard(visit);
    await payButton(visit).dblclick({ noWaitAfter: true });
    await visit.page.keyboard.press("Enter");
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: reserved, and the answer is lost: the reservation is found, and there is one", async () => {
  const since = await watchOrders();
  await product().sandbox.fault({ point: "afterCommit", match: { call: "C016" }, fail: { drop: true }, times: 1 });
  await travelling("KHI-LHE", async (visit) => {
    const { page } = visit;
    const { bookTo, bookingPaid } = flightHands(page, "en");
    await bookTo("payment");
    expect(await since()).toHaveLength(1);
    await payWith(visit);
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ received: 1 }]);
});

test("behavior: a payment that is not answered in time is asked about, and taken once", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { bookTo, bookingPaid } = flightHands(visit.page, "en");
    await bookTo("payment");
    await product().sandbox.fault({ point: "afterCommit", match: { call: "C089" }, fail: { status: 504 }, times: 1 });
    await payWith(visit);
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: while inquiries know nothing the page waits, survives a reload, and goes on once they do", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { page } = visit;
    const { bookTo, bookingPaid } = flightHands(page, "en");
    await bookTo("payment");
    await fillCard(visit, lostCard);
    // The order is asked about once before the attempt, and from then on nothing is known.
    for (const nth of [2, 3, 4, 5, 6])
      await product().sandbox.fault({ point: "before", match: { call: "C091" }, fail: { status: 503 }, nth });
    await payButton(visit).click();
    await expect.poll(async () => (await since())[0]?.attempts).toBe(1);
    expect(await page.getByRole("main").textContent()).not.toMatch(/failed|declined/i);
    await page.reload();
    await page.getByRole("main").getByRole("status").first().waitFor();
    expect(await page.getByRole("main").textContent()).not.toMatch(/failed|declined/i);
    await product().sandbox.clearFaults();
    await page.waitForURL(/confirmation/);
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: the tab is closed at the bank, and another one finds what became of the payment", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    await flightHands(visit.page, "en").bookTo("payment");
    const address = visit.page.url();
    await payWith(visit, askedCard);
    await visit.page.waitForURL(/financial\/3ds/);
    await visit.page.close();
    const back = await visit.context.newPage();
    await back.goto(address);
    await back.getByRole("heading", { level: 1, name: "Payment" }).waitFor();
    expect(await since()).toMatchObject([{ attempts: 1, received: 0 }]);
    await handsOn(back, "en").press("Continue to the bank");
    await back.getByRole("button", { name: "Approve" }).click();
    await flightHands(back, "en").bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: back from the confirmation leads to no payment", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { bookTo, bookingPaid } = flightHands(visit.page, "en");
    await bookTo("payment");
    const address = visit.page.url();
    await payWith(visit);
    await bookingPaid();
    await visit.page.goBack();
    await visit.page.waitForLoadState();
    await expect.poll(() => cardField(visit).count()).toBe(0);
    // Nor does the address of the payment, typed again.
    await visit.page.goto(address);
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: of two tabs that pay at once one does, and both see that it is paid", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { bookTo, bookingPaid } = flightHands(visit.page, "en");
    await bookTo("payment");
    const second = await visit.context.newPage();
    await second.goto(visit.page.url());
    const other: Visit = { ...visit, page: second };
    await second.getByRole("heading", { level: 1, name: "Payment" }).waitFor();
    await second.getByRole("radio").first().waitFor({ state: "attached" });
    await fillCard(visit);
    await fillCard(other);
    await Promise.all([payButton(visit).click(), payButton(other).click()]);
    await Promise.all([bookingPaid(), flightHands(second, "en").bookingPaid()]);
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: a price that changes while reserving is asked about, and what was accepted is taken", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { page } = visit;
    const { acceptPrice, bookingPaid, chooseFlight, fillPassenger, toExtras, toPayment, toReview } = flightHands(
      page,
      "en",
    );
    const { fill, heading, say } = handsOn(page, "en");
    await chooseFlight();
    await fillPassenger();
    await fill({ "Last name": "TWICE" });
    await toExtras();
    await toReview();
    const reserve = () => page.getByRole("main").getByRole("button", { name: /^Reserve now / });
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole("main").getByRole("checkbox").last().check();
      await reserve().click();
      await page.getByText(say("Before"), { exact: true }).first().waitFor({ state: "attached" });
      expect(await since()).toEqual([]);
      await acceptPrice();
      await heading("Is everything right?");
    }
    await toPayment();
    await payWith(visit);
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: at the end of the time to pay nothing can be paid, and nothing is taken", async () => {
  const since = await watchOrders();
  await travelling("LHE-ISB", async (visit) => {
    await flightHands(visit.page, "en").bookTo("payment");
    await fillCard(visit);
    await product().sandbox.advance(31 * minuteMs);
    await payButton(visit).click();
    // The button says that it is busy first, beside the card: what the service answers takes both away.
    await handsOn(visit.page, "en").sees("This booking has expired");
    expect(await cardField(visit).count()).toBe(0);
    expect(await payButton(visit).count()).toBe(0);
  });
  expect(await since()).toMatchObject([{ attempts: 0, received: 0, status: "Expired" }]);
});

test("behavior: a device whose clock is a day ahead counts down to the same end, and pays in time", async () => {
  const since = await watchOrders();
  await visiting({ origin: product().origin }, async (visit) => {
    const { page } = visit;
    await page.addInitScript(
      (ahead) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ahead;
        Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + ahead });
      },
      24 * 60 * minuteMs,
    );
    await visit.go(results("KHI-LHE"));
    const { bookTo, bookingPaid } = flightHands(page, "en");
    await bookTo("payment");
    expect(await page.getByRole("main").getByRole("timer").first().textContent()).toMatch(/^[12]?\d:\d\d$/);
    await payWith(visit);
    await bookingPaid();
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: who comes back from the bank and goes there again has paid once", async () => {
  const since = await watchOrders();
  await travelling("KHI-LHE", async (visit) => {
    const { page } = visit;
    const { bookTo, bookingPaid } = flightHands(page, "en");
    await bookTo("payment");
    await payWith(visit, askedCard);
    await page.waitForURL(/financial\/3ds/);
    await page.getByRole("button", { name: "Approve" }).click();
    await bookingPaid();
    for (const way of ["back", "forward", "back"] as const) {
      await (way === "back" ? page.goBack() : page.goForward());
      // A page that the browser's back has led past loads itself anew: until it rests there is nothing to go back from.
      await page.waitForLoadState("networkidle");
    }
    const again = page.getByRole("button", { name: "Approve" });
    if ((await again.count()) > 0) await again.click();
    await page.goto(page.url());
    expect(await cardField(visit).count()).toBe(0);
  });
  expect(await since()).toMatchObject([{ attempts: 1, received: 1 }]);
});

test("behavior: the service's token ends in the middle of a search: it is fetched once, and every provider is heard", async () => {
  const { sandbox, origin } = product();
  const found = ({ page }: Pick<Visit, "page">) =>
    page
      .getByRole("heading", { level: 2, name: /^\d+ flights$/ })
      .first()
      .textContent();
  await visiting({ origin }, async (visit) => {
    await visit.go(results("KHI-ISB"));
    const whole = await found(visit);
    const known = new Set((await sandbox.journal()).map(({ requestId }) => requestId));
    await sandbox.scenario("401ONCE", true);
    const tabs = await Promise.all([1, 2, 3].map(() => visit.context.newPage()));
    await Promise.all(tabs.map((page) => page.goto(origin + results("KHI-ISB"))));
    for (const page of tabs) expect(await found({ page })).toBe(whole);
    const calls = (await sandbox.journal()).filter(({ requestId }) => !known.has(requestId));
    expect(calls.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
    expect(calls.filter(({ endpoint }) => endpoint.includes("partner/api/auth/token"))).toHaveLength(1);
  });
});
