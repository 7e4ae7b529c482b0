// @vitest-environment jsdom
import { paymentModel } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

const leaveFor = vi.fn();
vi.mock("../../engine/flows/leave-page.ts", () => ({ leaveFor }));

const { openPayment } = await import("./payment.harness.tsx");

const { inquire, process, readOptions, bill } = paymentModel.outcomes;
type Flow = Awaited<ReturnType<typeof openPayment>>;

afterEach(() => {
  cleanup();
  leaveFor.mockClear();
});

const choose = async ({ settle }: Flow, code: string) => {
  fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${code}`) }));
  await settle();
};
const press = async ({ settle }: Flow, name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.getByRole("heading", { name });

const enterCard = (number: string, expiry = "12/35") => {
  type("Card number", number);
  fireEvent.change(screen.getByLabelText("Expiry date"), { target: { value: expiry } });
  type("Security code", "123");
  type("Name on the card", "Ayesha Siddiqui");
};

const newCard = async (flow: Flow) => {
  await choose(flow, "card");
  fireEvent.click(screen.getByRole("radio", { name: "Another card" }));
};

describe("the ways to pay", () => {
  test("default: every method with its name; what cannot be used says why", async () => {
    await openPayment();
    const methods = screen.getByRole("group", { name: "How would you like to pay?" });
    // Those that cannot be used are folded, after the others.
    expect(
      within(methods)
        .getAllByRole("group")
        .map((group): [Element, readonly HTMLInputElement[]] => [
          group,
          // The open method has choices of its own.
          within(group)
            .getAllByRole<HTMLInputElement>("radio")
            .filter(({ name }) => name === "method"),
        ])
        .filter(([, radios]) => radios.length > 0)
        .map(([group, radios]) => [group.firstElementChild?.textContent, ...radios.map(({ value }) => value)]),
    ).toEqual([
      ["Cards", "card"],
      ["Mobile wallets", "jazzcash", "apple_pay"],
      ["Bank, cash and instalments", "bank_transfer", "otc_voucher"],
      ["Your Safar wallet", "wallet_balance"],
      ["1 more cannot be used here", "mada"],
    ]);
    const mada = screen.getByRole("radio", { name: /mada/ });
    expect(mada).toHaveProperty("disabled", true);
    expect(document.getElementById(mada.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Does not take this currency",
    );
    expect(screen.getByText("Booking expires in")).toBeTruthy();
  });

  test("default: what is to pay is said with the step to it, and below the bill", async () => {
    await openPayment();
    const [step, total] = screen.getAllByText(/^To pay/).map(({ parentElement }) => parentElement);
    if (!step || !total) throw new Error("The amount is said twice.");
    expect(within(screen.getByRole("group", { name: "How would you like to pay?" })).getByText(/^To pay/)).toBeTruthy();
    expect(step.querySelector("strong")?.textContent).toBe(total.querySelector("dd")?.textContent);
  });

  test("default: the first that can be used is open when somebody comes, and is no more than a suggestion", async () => {
    const flow = await openPayment();
    const chosen = () =>
      screen.getAllByRole<HTMLInputElement>("radio").find((one) => one.name === "method" && one.checked);
    expect(chosen()?.value).toBe("card");
    await choose(flow, "jazzcash");
    expect(chosen()?.value).toBe("jazzcash");
  });

  test("behavior: ways that are read anew, as after signing in, leave what was chosen to be paid by", async () => {
    const flow = await openPayment();
    const pay = () => screen.getByRole("button", { name: "Send the code" }).getAttribute("aria-busy");
    await choose(flow, "jazzcash");
    expect(pay()).not.toBe("true");
    act(() => flow.actor.send({ type: "options.reload" }));
    await flow.settle();
    expect(pay()).not.toBe("true");
  });

  test("behavior: the order is held longer once when asked, what is typed stays, and the focus with it", async () => {
    const flow = await openPayment();
    await choose(flow, "jazzcash");
    type("Your jazzcash number", "0300 1234567");
    await press(flow, "10 more minutes");
    expect(screen.queryByRole("button", { name: "10 more minutes" })).toBeNull();
    expect(screen.getByLabelText("Your jazzcash number")).toHaveProperty("value", "0300 1234567");
    expect(document.activeElement?.textContent).toBe("You have more time to pay now. It cannot be extended again.");
  });

  test("default: one for the signed-in offers to sign in", async () => {
    const { options } = readOptions.options;
    const [card] = options.methods;
    if (card === undefined) throw new Error("The sample has methods.");
    const methods = [{ ...card, unavailable: "sign_in" as const }];
    await openPayment({ options: [{ type: "OPTIONS", options: { ...options, methods } }] });
    expect(screen.getByText("Sign in to use it")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in: card" })).toBeTruthy();
  });

  test("default: the lines of the bill come to what the button says", async () => {
    const flow = await openPayment();
    await choose(flow, "bank_transfer");
    const amounts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    const numbers = amounts.map((text) => Number(text?.replace("\u2212", "-").replace(/[^\d.-]/g, "")));
    const total = numbers.pop();
    expect(numbers.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(total).toBe(bill.billed.bill.price.total.minor / 100);
  });

  test("behavior: a voucher that is refused is told at its field, one that counts can be taken off again", async () => {
    const refused = { type: "BILLED", bill: { ...bill.billed.bill, refused: "voucher_expired" } } as const;
    const flow = await openPayment({ bill: [bill.billed, bill.billed, refused, bill.billed] });
    await choose(flow, "bank_transfer");
    type("Voucher or promo code", "EXPIRED1");
    await press(flow, "Apply");
    const field = screen.getByLabelText("Voucher or promo code");
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe("This voucher has expired.");
    expect(field).toHaveProperty("value", "EXPIRED1");
    type("Voucher or promo code", "EID10");
    await press(flow, "Apply");
    expect(screen.getByText("EID10")).toBeTruthy();
    expect(flow.payments.bill.mock.lastCall?.[0]).toMatchObject({ voucher: "EID10" });
    await press(flow, "Remove");
    expect(flow.payments.bill.mock.lastCall?.[0]).toMatchObject({ voucher: null });
  });

  test("behavior: what is covered already is closed from the balance", async () => {
    const covered = {
      type: "BILLED",
      bill: { ...bill.billed.bill, price: { lines: [], total: { minor: 0, currency: "PKR" } } },
    } as const;
    const flow = await openPayment({ bill: [covered] });
    await choose(flow, "bank_transfer");
    expect(screen.getByText("Nothing is left to pay by this method")).toBeTruthy();
    await press(flow, "Pay by wallet_balance");
    expect(screen.getByRole("button", { name: "Pay from my balance" })).toBeTruthy();
  });
});

describe("a card", () => {
  test("default: the form speaks to browsers and keyboards", async () => {
    const flow = await openPayment({}, { isSignedIn: true });
    await newCard(flow);
    const facts = ["Card number", "Expiry date", "Security code", "Name on the card"].map((label) => {
      const { autocomplete, inputMode, dir } = screen.getByLabelText<HTMLInputElement>(label);
      return [autocomplete, inputMode, dir];
    });
    expect(facts).toEqual([
      ["cc-number", "numeric", "ltr"],
      ["cc-exp", "numeric", "ltr"],
      ["cc-csc", "numeric", "ltr"],
      ["cc-name", "", "auto"],
    ]);
    type("Card number", "378282246310005");
    expect(screen.getByLabelText("Card number")).toHaveProperty("value", "3782 822463 10005");
    // Among the cards that are taken, and at the number that is typed.
    expect(screen.getAllByText("American Express")).toHaveLength(2);
    expect(screen.getByText("4 digits, on the front")).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: /Save this card/ })).toBeTruthy();
  });

  test("behavior: what is wrong is told at its field before anything is sent, and stays as it was typed", async () => {
    const flow = await openPayment();
    await newCard(flow);
    enterCard("4242424242424241", "13/35");
    await press(flow, /^Pay Rs/);
    const number = screen.getByLabelText("Card number");
    expect(document.activeElement).toBe(number);
    expect(number.getAttribute("aria-describedby")).toContain("-error");
    expect(screen.getByText("This is not a card number. Check it digit by digit.")).toBeTruthy();
    expect(screen.getByText("Enter the expiry date as month and year, such as 08/31")).toBeTruthy();
    expect(number).toHaveProperty("value", "4242 4242 4242 4241");
    expect(flow.payments.tokenise).not.toHaveBeenCalled();
    expect(screen.queryByText("Save this card for next time")).toBeNull();
  });

  test("default: it goes to the vault alone, and the payment is received", async () => {
    const flow = await openPayment();
    await newCard(flow);
    enterCard("4242424242424242");
    expect(JSON.stringify(flow.actor.getPersistedSnapshot())).not.toContain("4242424242424242");
    await press(flow, /^Pay Rs/);
    expect(flow.payments.tokenise.mock.lastCall?.[0]).toEqual({
      number: "4242424242424242",
      expiry: "12/35",
      securityCode: "123",
      holder: "Ayesha Siddiqui",
    });
    expect(flow.payments.process.mock.lastCall?.[0]).toMatchObject({
      instrument: { kind: "token", token: "tok_00000001", save: false },
    });
    expect(JSON.stringify(flow.payments.process.mock.calls)).not.toContain("4242424242424242");
    expect(heading("Payment received")).toBe(document.activeElement);
    expect(screen.getByText("Your ticket is being processed. It is sent to your inbox and by WhatsApp.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See your confirmation" }).getAttribute("href")).toMatch(
      /^\/payments\/flight\/confirmation\//,
    );
  });

  test("default: a saved one pays at one press; one that was not confirmed cannot", async () => {
    const flow = await openPayment();
    await choose(flow, "card");
    expect(screen.getByRole("radio", { name: /1881/ })).toHaveProperty("disabled", true);
    await press(flow, /^Pay Rs/);
    expect(flow.payments.process.mock.lastCall?.[0]).toMatchObject({
      instrument: { kind: "account", accountId: "account-1" },
    });
  });

  test("behavior: a typed card, but for its code, is there again after another way to pay was looked at", async () => {
    const flow = await openPayment();
    await newCard(flow);
    enterCard("4242424242424242");
    await choose(flow, "jazzcash");
    expect(screen.queryByLabelText("Card number")).toBeNull();
    await newCard(flow);
    expect(screen.getByLabelText("Card number")).toHaveProperty("value", "4242 4242 4242 4242");
    expect(screen.getByLabelText("Security code")).toHaveProperty("value", "");
    expect(screen.getByLabelText("Name on the card")).not.toHaveProperty("value", "");
  });

  test("behavior: what is read anew, after news of the order or a sign-in, keeps the typed card", async () => {
    const offline = { type: "PROBLEM", problem: { kind: "offline", detail: "no connection" } } as const;
    const flow = await openPayment({ bill: [offline, bill.billed] });
    await newCard(flow);
    enterCard("4242424242424242");
    for (const type of ["order.hinted", "options.reload"] as const) {
      act(() => flow.actor.send({ type }));
      await flow.settle();
      expect(screen.getByLabelText("Card number")).toHaveProperty("value", "4242 4242 4242 4242");
    }
    await press(flow, /^Pay Rs/);
    expect(flow.payments.tokenise).toHaveBeenCalledTimes(1);
  });

  test("behavior: a changed price keeps the typed card and says that nothing was charged", async () => {
    const flow = await openPayment({ process: [process.priceChanged] });
    await newCard(flow);
    enterCard("4242424242424242");
    await press(flow, /^Pay Rs/);
    expect(screen.getByText("What you pay has changed")).toBeTruthy();
    expect(screen.getByLabelText("Card number")).toHaveProperty("value", "4242 4242 4242 4242");
  });
});

describe("behavior: without a connection", () => {
  const offline = { type: "PROBLEM", problem: { kind: "offline", detail: "no connection" } } as const;
  const chosen = () => screen.getByRole("radio", { name: /jazzcash/, checked: true });
  const stuck = async (answers: readonly (typeof offline | typeof bill.billed)[]) => {
    const flow = await openPayment({ bill: [bill.billed, ...answers] });
    await choose(flow, "jazzcash");
    return flow;
  };

  test("what is wrong stands in the chosen method, and nothing there seems to go on", async () => {
    await stuck([offline]);
    const method = chosen().closest("[data-chosen]");
    expect(method?.contains(screen.getByRole("alert"))).toBe(true);
    const next = screen.getByRole("button", { name: "Send the code" });
    expect(next.getAttribute("aria-busy")).toBeNull();
    expect(next.getAttribute("aria-disabled")).toBe("true");
  });

  test("trying again keeps the keyboard at the method", async () => {
    const flow = await stuck([offline, bill.billed]);
    await press(flow, "Try Again");
    expect(document.activeElement).toBe(chosen());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("what is to pay is asked for again once the device is online", async () => {
    const flow = await stuck([offline, bill.billed]);
    act(() => void window.dispatchEvent(new Event("online")));
    await flow.settle();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Send the code" }).getAttribute("aria-disabled")).toBeNull();
  });

  test("how to pay is asked for again too", async () => {
    const flow = await openPayment({ options: [readOptions.offline, readOptions.options] });
    expect(screen.queryAllByRole("radio")).toEqual([]);
    act(() => void window.dispatchEvent(new Event("online")));
    await flow.settle();
    expect(screen.queryAllByRole("radio")).not.toEqual([]);
  });
});

test("behavior: a voucher that fell away meanwhile is named as why what is paid has changed", async () => {
  const without = { type: "BILLED", bill: { ...bill.billed.bill, refused: "voucher_used" } } as const;
  const flow = await openPayment({ process: [process.priceChanged], bill: [bill.billed, without] });
  await newCard(flow);
  enterCard("4242424242424242");
  await press(flow, /^Pay Rs/);
  const told = screen.getByText("What you pay has changed").closest("[role]");
  expect(told?.textContent).toContain("This voucher has already been used.");
});

describe("what the payer does", () => {
  test("default: the code of a mobile wallet is verified and paid; a wrong one can be tried again", async () => {
    const flow = await openPayment({
      process: [process.needsCode],
      verify: [
        { type: "WRONG_CODE", triesLeft: 4 },
        { type: "VERIFIED", proof: { kind: "accepted" } },
      ],
      inquire: [inquire.notFound, inquire.notFound, inquire.received],
    });
    await choose(flow, "jazzcash");
    type("Your jazzcash number", "0300 1234567");
    await press(flow, "Send the code");
    expect(heading("Enter the code")).toBe(document.activeElement?.closest("section")?.querySelector("h2"));
    type("One-time code", "111111");
    await press(flow, "Verify & Pay");
    expect(screen.getByText("This code is not right")).toBeTruthy();
    type("One-time code", "123456");
    await press(flow, "Verify & Pay");
    expect(heading("Payment received")).toBeTruthy();
  });

  test("behavior: a wrong number is told at its field, and another one is another attempt", async () => {
    const flow = await openPayment({
      process: [process.needsCode],
      inquire: [inquire.notFound, inquire.notFound, inquire.cancelled, inquire.notFound],
    });
    await choose(flow, "jazzcash");
    await press(flow, "Send the code");
    expect(screen.getByText("Please enter your mobile number")).toBeTruthy();
    type("Your jazzcash number", "0300 1234567");
    await press(flow, "Send the code");
    await press(flow, "Change the number");
    type("Your jazzcash number", "0300 7654321");
    await press(flow, "Send a code to this number");
    const attempts = flow.payments.process.mock.calls.map(([request]) => request);
    expect(attempts).toMatchObject([
      { attempt: "attempt-1", instrument: { mobile: "+923001234567" } },
      { attempt: "attempt-2", instrument: { mobile: "+923007654321" } },
    ]);
  });

  test("default: a redirect is followed only when the flow says so, and coming back asks", async () => {
    const flow = await openPayment({
      process: [process.needsRedirect],
      inquire: [inquire.notFound, inquire.notFound, inquire.received],
    });
    await choose(flow, "bank_transfer");
    await press(flow, "Continue to bank_transfer");
    expect(leaveFor.mock.calls).toEqual([["https://acs.bank.example/3ds/attempt-1"]]);
    expect(screen.getByRole("button", { name: "Continue to the bank" })).toBeTruthy();
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    await flow.settle();
    expect(heading("Payment received")).toBeTruthy();
  });

  test("behavior: nobody is sent to an address that is not on the list", async () => {
    const flow = await openPayment({
      process: [process.needsHostileRedirect],
      inquire: [inquire.notFound, inquire.notFound, inquire.cancelled],
    });
    await choose(flow, "bank_transfer");
    await press(flow, "Continue to bank_transfer");
    expect(leaveFor).not.toHaveBeenCalled();
    expect(heading("The payment was cancelled")).toBeTruthy();
  });

  test("default: a wallet app's answer goes back to the attempt", async () => {
    const sdk = { type: "NEEDS", need: { ...process.needsSdk.need, provider: "sandbox-pay" } } as const;
    const flow = await openPayment({ process: [sdk], inquire: [inquire.notFound, inquire.notFound, inquire.received] });
    await choose(flow, "apple_pay");
    await press(flow, /^Pay Rs/);
    await press(flow, "Approve");
    expect(flow.payments.answer.mock.lastCall?.[0]).toEqual({ kind: "sdk", attempt: "attempt-1", result: "approved" });
    expect(heading("Payment received")).toBeTruthy();
  });

  test("default: a slip has its number, its places and its time", async () => {
    const flow = await openPayment({ process: [process.needsVoucher] });
    const written = vi.fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText: written }, configurable: true });
    await choose(flow, "otc_voucher");
    await press(flow, "Get the payment number");
    expect(screen.getByText("9021 4455")).toBeTruthy();
    expect(screen.getByText("JazzCash agent")).toBeTruthy();
    await press(flow, "Copy the number");
    expect(written).toHaveBeenCalledWith("9021 4455");
    expect(screen.getByText("Copied")).toBeTruthy();
  });
});

describe("what became of it", () => {
  test("behavior: an unknown outcome is asked about and never called failed; after the quick questions, 'Still waiting?'", async () => {
    const flow = await openPayment({
      process: [process.unknown],
      inquire: [inquire.notFound, inquire.notFound, inquire.pending],
    });
    await choose(flow, "wallet_balance");
    await press(flow, "Pay from my balance");
    expect(heading("We are checking your payment")).toBeTruthy();
    // The time to pay runs on beside it.
    expect(screen.getByText(/You can leave this page: we write to you/).textContent).toMatch(
      /either your booking is kept/,
    );
    for (const seconds of [2, 3, 5, 8, 13, 20, 30]) {
      expect(screen.queryByText("Payment failed")).toBeNull();
      await flow.pass(seconds * 1000);
    }
    expect(heading("Still waiting?")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to My Bookings" })).toBeTruthy();
    flow.payments.inquire.mockResolvedValue(inquire.received);
    await press(flow, "Refresh");
    expect(heading("Payment received")).toBeTruthy();
  });

  test("behavior: a session that has ended asks to sign in, and the flow goes on asking", async () => {
    const problem = { kind: "refused", code: "unauthorised", status: 401, message: "", retryable: false } as const;
    const flow = await openPayment({
      process: [process.unknown],
      inquire: [inquire.notFound, inquire.notFound, { type: "PROBLEM", problem }],
    });
    await choose(flow, "wallet_balance");
    await press(flow, "Pay from my balance");
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
    flow.payments.inquire.mockResolvedValue(inquire.received);
    await flow.pass(2000);
    expect(heading("Payment received")).toBeTruthy();
  });

  test("default: a failure lists what it may be and the three ways on", async () => {
    const flow = await openPayment(
      {
        process: [process.declined],
        inquire: [inquire.notFound, inquire.notFound, inquire.failed, inquire.notFound],
      },
      { own: "/flights/booking-detail/b" },
    );
    await choose(flow, "wallet_balance");
    await press(flow, "Pay from my balance");
    expect(heading("Payment failed")).toBe(document.activeElement);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "wrong card details",
      "insufficient funds on the card or account",
      "the bank has a problem, or does not allow this payment",
    ]);
    // A guest has no list of bookings.
    expect(screen.getByRole("link", { name: "Go to this booking" }).getAttribute("href")).toBe(
      "/flights/booking-detail/b",
    );
    expect(screen.getByRole("button", { name: "Change payment method" })).toBeTruthy();
    await press(flow, "Try Again");
    expect(screen.getByRole("button", { name: "Pay from my balance" })).toBeTruthy();
  });

  test.each([
    ["en", "Failed to load payment methods.", "Try Again?", "Create New Booking"],
    ["ar", "تعذّر تحميل وسائل الدفع.", "هل تعيد المحاولة؟", "إنشاء حجز جديد"],
  ] as const)("behavior: methods that cannot be read, in %s", async (locale, title, again, anew) => {
    const flow = await openPayment({ options: [readOptions.offline, readOptions.options] }, { locale });
    expect(heading(title)).toBeTruthy();
    expect(screen.getByRole("link", { name: anew }).getAttribute("href")).toBe("/book-flights-online");
    await press(flow, again);
    expect(screen.getAllByRole("radio").length).toBeGreaterThan(3);
  });

  test.each([
    ["en", "Payment Options Unavailable", "Try Again", "Go to My Bookings", "Go to Home"],
    ["ar", "خيارات الدفع غير متاحة", "إعادة المحاولة", "الانتقال إلى حجوزاتي", "الصفحة الرئيسية"],
  ] as const)(
    "behavior: a booking that is fine and has no way to be paid, in %s",
    async (locale, title, again, bookings, home) => {
      const flow = await openPayment({ options: [readOptions.none, readOptions.options] }, { locale });
      expect(heading(title)).toBeTruthy();
      for (const name of [bookings, home]) expect(screen.getByRole("link", { name })).toBeTruthy();
      await press(flow, again);
      expect(screen.getAllByRole("radio").length).toBeGreaterThan(3);
    },
  );

  test("behavior: an order that is paid or over is not offered for payment", async () => {
    await openPayment({ inquire: [inquire.received] });
    expect(heading("Payment received")).toBeTruthy();
    cleanup();
    await openPayment({ inquire: [inquire.expired] });
    expect(heading("This booking has expired")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create New Booking" })).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });
});
