// @vitest-environment jsdom
import type { WithdrawalOptions, WithdrawalService } from "@safar/engine";
import { createFakeLock, createFakeWithdrawals } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const world = vi.hoisted(() => ({
  service: {} as WithdrawalService,
  acquire: async (): Promise<(() => void) | null> => null,
}));

vi.mock("../../engine/services/withdrawal.service.ts", () => ({
  withdrawalService: {
    options: () => world.service.options(),
    list: () => world.service.list(),
    request: (request: never) => world.service.request(request),
    cancel: (id: never) => world.service.cancel(id),
    codes: {
      requestCode: (request: never) => world.service.codes.requestCode(request),
      verifyCode: (attempt: never) => world.service.codes.verifyCode(attempt),
    },
  } satisfies WithdrawalService,
  withdrawalLock: { acquire: () => world.acquire() },
}));
vi.mock("../../engine/services/wallet.service.ts", () => ({ walletService: {}, rewardsService: {} }));
vi.mock("../../engine/services/saved-accounts.service.ts", () => ({
  savedAccountsService: { list: async () => ({ type: "ACCOUNTS", accounts: [] }), codes: {} },
}));

/** Of a service that says nothing beforehand. */
const plainOptions: WithdrawalOptions = {
  currency: "PKR",
  banks: [{ code: "SCBL", name: { en: "Standard Chartered", ar: "ستاندرد" }, country: "PK" }],
  accounts: [],
  balance: null,
  min: null,
  max: null,
  dailyLeft: null,
  charges: null,
};

type Books = ReturnType<typeof createFakeWithdrawals>;

const begin = (options: Parameters<typeof createFakeWithdrawals>[0] = {}): Books => {
  const books = createFakeWithdrawals(options);
  const lock = createFakeLock();
  // An answer comes with a task of its own, as from a network.
  const list = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return books.service.list();
  };
  world.service = { ...books.service, list };
  world.acquire = () => lock.acquire();
  return books;
};

const harness = () => import("./wallet.harness.tsx");

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
  vi.resetModules();
  // The fake's codes are sent at the beginning of time; what counts down is tested where the code is.
  vi.spyOn(Date, "now").mockReturnValue(1000);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("default: an amount is a press away, up to the most that can be taken out now", async () => {
  begin();
  const { openWallet, press } = await harness();
  await openWallet("/wallet/withdraw-cash");
  const field = await screen.findByLabelText<HTMLInputElement>("Amount in PKR");
  const amounts = within(screen.getByRole("group", { name: "Amounts to choose from" })).getAllByRole("button");
  const most = amounts.at(-1);
  expect(most?.textContent).toMatch(/^The most: /);
  most?.click();
  expect(field.value).toBe(most?.textContent?.replace(/\D/g, ""));
  await press("Continue");
  expect(await screen.findByLabelText("IBAN")).toBeDefined();
});

test("behavior: a bank account that is kept is offered first, and another can be written", async () => {
  const kept = {
    saved: "0b8a1f6e-2f3b-4f7e-8d15-7f5c2a9d4e22",
    bank: "Habib Bank",
    iban: "PK13 •••• 6788",
    title: "Ayesha Siddiqui",
  };
  begin({ options: { ...plainOptions, accounts: [kept] } });
  const { openWallet, press, type } = await harness();
  await openWallet("/wallet/withdraw-cash");
  await screen.findByLabelText("Amount in PKR");
  type("Amount in PKR", "10,000");
  await press("Continue");
  const offered = await screen.findByRole<HTMLInputElement>("radio", { name: /Habib Bank.*6788/ });
  expect(offered.checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Another bank account" }));
  type("IBAN", "PK36");
  fireEvent.click(offered);
  expect(screen.queryByLabelText("IBAN")).toBeNull();
  await press("Continue");
  await screen.findByRole("button", { name: "Confirm and get a code" });
  expect(screen.getByText("Habib Bank")).toBeDefined();
  await press("Back");
  fireEvent.click(await screen.findByRole("radio", { name: "Another bank account" }));
  expect(screen.getByLabelText("IBAN")).toHaveProperty("value", "PK36");
});

/** As far as the summary. */
const toSummary = async (amount = "10,000") => {
  const { openWallet, press, type } = await harness();
  const opened = await openWallet("/wallet/withdraw-cash");
  await screen.findByLabelText("Amount in PKR");
  type("Amount in PKR", amount);
  await press("Continue");
  await screen.findByLabelText("IBAN");
  type("IBAN", "pk36 scbl 0000 0011 2345 6702");
  expect(screen.getByLabelText("Bank")).toHaveProperty("value", "SCBL");
  type("Account title", "Ayesha Siddiqui");
  await press("Continue");
  await screen.findByRole("button", { name: "Confirm and get a code" });
  return { ...opened, press, type };
};

/** The page is gone, and comes back in the same tab. */
const reload = async (path: string) => {
  cleanup();
  vi.resetModules();
  return (await harness()).openWallet(path);
};

const describedBy = (label: string): string =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

describe("entering a withdrawal", () => {
  test("default: what is known of the limits is said, and held against what is typed in digits of any script", async () => {
    begin();
    const { openWallet, press, type } = await harness();
    await openWallet("/wallet/withdraw-cash");
    await screen.findByLabelText("Amount in PKR");
    expect(describedBy("Amount in PKR")).toMatch(/balance is .Rs\s60,000.*Between .Rs\s500.*Rs\s50,000/);
    type("Amount in PKR", "٤٩٩");
    await press("Continue");
    await waitFor(() => expect(describedBy("Amount in PKR")).toMatch(/Please enter .Rs\s500. or more/));
    expect(document.activeElement).toBe(screen.getByLabelText("Amount in PKR"));
    expect(screen.getByLabelText("Amount in PKR")).toHaveProperty("value", "٤٩٩");
    type("Amount in PKR", "٥٠٬٠٠٠");
    await press("Continue");
    await screen.findByLabelText("IBAN");
  });

  test("behavior: the charges and what reaches the bank stand beside the amount while it is typed, and an error goes with it", async () => {
    begin();
    const { openWallet, press, type } = await harness();
    await openWallet("/wallet/withdraw-cash");
    const field = await screen.findByLabelText("Amount in PKR");
    const net = () => screen.getByText("Sent to your bank").nextSibling?.textContent;
    expect(screen.getByText(/Rs\s25. and .0\.5%. of the amount, .Rs\s500. at most/)).toBeTruthy();
    expect(net()).toBe("–");
    type("Amount in PKR", "90000");
    await press("Continue");
    await waitFor(() => expect(describedBy("Amount in PKR")).toMatch(/Please enter .Rs\s50,000. or less/));
    type("Amount in PKR", "10000");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).not.toBe("true"));
    expect(net()).toMatch(/Rs\s9,925/);
  });

  test("behavior: an IBAN is checked by length, country, check digits and bank, each with words of its own", async () => {
    begin();
    const { openWallet, press, select, type } = await harness();
    await openWallet("/wallet/withdraw-cash");
    await screen.findByLabelText("Amount in PKR");
    type("Amount in PKR", "1000");
    await press("Continue");
    await screen.findByLabelText("IBAN");
    await press("Continue");
    const summary = await screen.findByRole("alert", { name: "Please fill out all required fields" });
    expect(document.activeElement).toBe(summary);
    select("Bank", "SCBL");
    type("Account title", "Ayesha Siddiqui");
    for (const [iban, words] of [
      ["PK36SCBL000000112345670", "An IBAN has exactly 24 characters"],
      ["SA0380000000608010167519", "Please enter an IBAN that begins with PK"],
      ["PK37SCBL0000001123456702", "This IBAN is not right"],
    ] as const) {
      type("IBAN", iban);
      await press("Continue");
      await waitFor(() => expect(describedBy("IBAN")).toContain(words));
    }
    type("IBAN", "PK36SCBL0000001123456702");
    select("Bank", "HABB");
    await press("Continue");
    await waitFor(() => expect(describedBy("IBAN")).toContain("This IBAN belongs to another bank"));
  });

  test("behavior: the way back from the summary keeps everything that was typed", async () => {
    begin();
    const { press } = await toSummary();
    await press("Back");
    await waitFor(() => expect(screen.getByLabelText("IBAN")).toHaveProperty("value", "pk36 scbl 0000 0011 2345 6702"));
    await press("Back");
    await waitFor(() => expect(screen.getByLabelText("Amount in PKR")).toHaveProperty("value", "10,000"));
  });

  test("behavior: without limits and charges nothing is promised, and the service's figures are asked about", async () => {
    const books = begin({ options: plainOptions });
    const { press } = await toSummary("999,999");
    expect(screen.getByText(/The charges are not known yet/)).toBeTruthy();
    await press("Confirm and get a code");
    await screen.findByText("This withdrawal is waiting for you");
    expect(screen.getByText("Transaction charges").nextSibling?.textContent).toMatch(/Rs\s500/);
    await press("Enter the code");
    await screen.findByLabelText("One-time code");
    expect(books.arrived).toHaveLength(1);
  });
});

describe("sending a withdrawal", () => {
  test("default: summary, code on a page of its own, submitted; the money leaves once", async () => {
    const books = begin();
    const { press, type, path } = await toSummary();
    expect(path()).toBe("/wallet/withdrawal-request");
    expect(screen.getByText("Sent to your bank").nextSibling?.textContent).toMatch(/Rs\s9,925/);
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    expect(path()).toMatch(/^\/wallet\/verify-otp\/[0-9a-f-]{36}$/);
    // A code for money goes to the person's own number, by SMS alone.
    expect(screen.queryByRole("button", { name: "Change the number" })).toBeNull();
    type("One-time code", "١٢٣٤٥٦");
    await screen.findByText("Your withdrawal is submitted");
    expect(path()).toBe("/wallet/withdrawal-request");
    expect(books.taken()).toBe(1_000_000);
    expect(books.arrived).toHaveLength(1);
  });

  test("behavior: a lost answer is asked about and never called a failure", async () => {
    const books = begin();
    books.fates.push("answerLost");
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    expect(books.arrived).toHaveLength(1);
  });

  test("behavior: while nobody knows, only asking is offered; what never arrived is sent again under its own name", async () => {
    const books = begin();
    books.fates.push("neverArrives");
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByText("We do not know yet whether your request arrived");
    expect(screen.queryByRole("button", { name: "Confirm and get a code" })).toBeNull();
    for (let asked = 0; asked < 3 && !screen.queryByRole("button", { name: "Send it again" }); asked += 1) {
      await press("Check now");
      await waitFor(() => screen.getByRole("button", { name: /Check now|Send it again/ }));
    }
    await press("Send it again");
    await screen.findByLabelText("One-time code");
    expect(books.kept()).toHaveLength(1);
  });

  test("behavior: a reload while the request is on its way asks for it, and sends nothing again", async () => {
    const books = begin();
    books.fates.push("hangs");
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByText("Your request is on its way…");
    await waitFor(() => expect(books.arrived).toHaveLength(1));
    await reload("/wallet/withdrawal-request");
    await screen.findByLabelText("One-time code");
    expect([books.arrived.length, books.taken()]).toEqual([1, 1_000_000]);
  });

  test("behavior: while the code's page is on its way there is nothing to press that would go with this one", async () => {
    begin();
    const { press } = await toSummary();
    const shown: string[] = [];
    const watch = new MutationObserver(() => shown.push(document.body.textContent ?? ""));
    watch.observe(document.body, { childList: true, subtree: true });
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    watch.disconnect();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => text.includes("This withdrawal is waiting for its code"))).toEqual([]);
  });

  test("behavior: a reload at the code keeps the code's page", async () => {
    begin();
    const { press, path } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    const here = path();
    const again = await reload(here);
    await screen.findByLabelText("One-time code");
    expect(again.path()).toBe(here);
  });

  test("behavior: another tab that withdraws is told of, and nothing is sent from here", async () => {
    const books = begin();
    world.acquire = async () => null;
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByText("Another tab is withdrawing right now");
    expect(books.arrived).toEqual([]);
  });

  test("behavior: giving up at the code brings the money back", async () => {
    const books = begin();
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    await press("Cancel the withdrawal");
    await screen.findByText("This withdrawal is cancelled");
    expect(screen.getByText(/Rs\s10,000.* is back in your wallet/)).toBeTruthy();
    expect(books.taken()).toBe(0);
  });

  test("behavior: a withdrawal that waits elsewhere is shown before its code is asked for", async () => {
    const books = begin();
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    sessionStorage.clear();
    const { path } = await reload("/wallet/withdraw-cash");
    await screen.findByText("This withdrawal is waiting for you");
    expect(path()).toBe("/wallet/withdrawal-request");
    expect(books.arrived).toHaveLength(1);
  });

  test("behavior: who comes back to the form while one waits sees all of it, and can cancel it there", async () => {
    const books = begin();
    const { press } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    cleanup();
    const { openWallet } = await harness();
    const { path } = await openWallet("/wallet/withdraw-cash");
    await screen.findByText("This withdrawal is waiting for its code");
    expect(path()).toBe("/wallet/withdraw-cash");
    expect(screen.getByText("Sent to your bank").nextSibling?.textContent).toMatch(/Rs\s9,925/);
    expect(screen.getByText("The code expires in")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Enter the code" }).getAttribute("href")).toMatch(
      /^\/wallet\/verify-otp\//,
    );
    await press("Cancel the withdrawal");
    await screen.findByText("This withdrawal is cancelled");
    expect(books.taken()).toBe(0);
  });

  test("behavior: refused by the bank, it says why and that the money is back", async () => {
    const books = begin();
    const { press, type } = await toSummary();
    await press("Confirm and get a code");
    await screen.findByLabelText("One-time code");
    type("One-time code", "123456");
    await screen.findByText("Your withdrawal is submitted");
    books.decide("W1", "rejected", "account_refused");
    await press("View status");
    await screen.findByText("The bank refused your withdrawal");
    expect(screen.getByRole("alert").textContent).toMatch(
      /Rs\s10,000.* is back in your wallet.*The bank could not find this account/,
    );
  });
});

test("behavior: in Arabic amounts stay whole and the words are its own", async () => {
  begin();
  const { openWallet, press, type } = await harness();
  await openWallet("/wallet/withdraw-cash", "ar");
  await screen.findByLabelText("المبلغ (روبية باكستانية)");
  type("المبلغ (روبية باكستانية)", "٤٠");
  await press("متابعة");
  await waitFor(() =>
    expect(describedBy("المبلغ (روبية باكستانية)")).toMatch(/يرجى إدخال \u2068500\sروبية\u2069 أو أكثر/),
  );
});
