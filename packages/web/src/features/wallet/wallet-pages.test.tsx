// @vitest-environment jsdom
import {
  orderRefId,
  type RewardsService,
  type SavedAccountsService,
  type WalletService,
  type WithdrawalService,
} from "@safar/engine";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const world = vi.hoisted(() => ({
  wallet: {} as WalletService,
  rewards: {} as RewardsService,
  accounts: {} as SavedAccountsService,
  withdrawals: {} as Pick<WithdrawalService, "list" | "options">,
  bookings: [] as readonly { readonly orderId: string; readonly product: string; readonly uuid: string }[],
}));

vi.mock("../../engine/services/wallet.service.ts", () => ({
  walletService: {
    home: () => world.wallet.home(),
    openTopUp: (topUp: never) => world.wallet.openTopUp(topUp),
  },
  rewardsService: {
    packages: () => world.rewards.packages(),
    redeemPackage: (redemption: never) => world.rewards.redeemPackage(redemption),
    vouchers: () => world.rewards.vouchers(),
    redeemVoucher: (voucher: never) => world.rewards.redeemVoucher(voucher),
  },
}));
vi.mock("../../engine/services/withdrawal.service.ts", () => ({
  withdrawalService: { list: () => world.withdrawals.list(), options: () => world.withdrawals.options() },
  withdrawalLock: {},
}));
vi.mock("../../engine/services/saved-accounts.service.ts", () => ({
  savedAccountsService: {
    list: () => world.accounts.list(),
    save: (account: never) => world.accounts.save(account),
    remove: (id: never) => world.accounts.remove(id),
    codes: {
      requestCode: (request: never) => world.accounts.codes.requestCode(request),
      verifyCode: (attempt: never) => world.accounts.codes.verifyCode(attempt),
    },
  },
}));
vi.mock("../../engine/services/booking.service.ts", () => ({
  readBookings: async () => ({ type: "LISTED", bookings: world.bookings, page: 1, lastPage: 1 }),
}));
vi.mock("../../calls/wallet.calls.ts", () => ({
  readTransactions: async ({ data }: { data: { page: number } }) => ({
    at: Date.now(),
    outcome: await world.wallet.transactions(data.page),
  }),
}));

const { openWallet, pkr, press, sampleTransactions, sampleWallet, topUpOrder, type } = await import(
  "./wallet.harness.tsx"
);

/** What the menu of the statement does. */
const choose = (name: string) => fireEvent.click(screen.getByRole("menuitem", { name, hidden: true }));

const packages = [
  {
    id: "cash-1000",
    title: { en: "Cash for 1,000 points", ar: "رصيد نقدي مقابل 1,000 نقطة" },
    points: 1000,
    gives: { kind: "cash", amount: pkr(10_000) },
  },
  {
    id: "credits-5000",
    title: { en: "Travel credits for 5,000 points", ar: "رصيد سفر مقابل 5,000 نقطة" },
    points: 5000,
    gives: { kind: "promoCredits", amount: pkr(70_000), lastsDays: 90 },
  },
] as const;

const unasked = () => Promise.reject(new Error("not part of this test"));

beforeEach(() => {
  // jsdom opens and closes none.
  HTMLElement.prototype.hidePopover = () => undefined;
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
  world.wallet = {
    home: async () => ({ type: "WALLET", wallet: sampleWallet }),
    transactions: async (page = 1) => ({ type: "PAGE", transactions: sampleTransactions, page, lastPage: 3 }),
    openTopUp: unasked,
  };
  world.rewards = {
    packages: async () => ({ type: "PACKAGES", packages, points: 4200, redeemed: [] }),
    redeemPackage: unasked,
    vouchers: async () => ({ type: "VOUCHERS", vouchers: [] }),
    redeemVoucher: unasked,
  };
  world.accounts = {
    list: async () => ({ type: "ACCOUNTS", accounts: [] }),
    save: unasked,
    remove: unasked,
    codes: { requestCode: unasked, verifyCode: unasked },
  };
  world.withdrawals = {
    list: async () => ({ type: "LISTED", withdrawals: [], challenge: null }),
    options: async () => ({
      type: "OPTIONS",
      options: {
        currency: "PKR",
        banks: [{ code: "SCBL", name: { en: "Standard Chartered", ar: "ستاندرد" }, country: "PK" }],
        accounts: [],
        balance: null,
        min: null,
        max: null,
        dailyLeft: null,
        charges: null,
      },
    }),
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the wallet's home", () => {
  test("default: cash, credits with their end, points, and the latest movements as a ledger", async () => {
    await openWallet("/wallet");
    expect(screen.getByRole("region", { name: "Cash balance" }).textContent).toMatch(/Rs\s60,000.*PKR/);
    expect(screen.getByRole("region", { name: "Promo credits" }).textContent).toMatch(/Rs\s2,500.*until 20\sMay\s2026/);
    expect(screen.getByRole("region", { name: "Points" }).textContent).toMatch(/4,200 points.*Worth Rs\s420/);
    const ledger = within(screen.getByRole("table", { name: "Recent transactions" }));
    const [, day, spent, before, added] = ledger.getAllByRole("row").map(({ textContent }) => textContent);
    expect([day, before]).toEqual([expect.stringMatching(/20\sMay\s2026/), expect.stringMatching(/19\sMay\s2026/)]);
    expect(spent).toMatch(/Payment made.*Karachi to Islamabad.*PW69YZBBT2.*−Rs\s23,800.*Rs\s60,000/);
    expect(added).toMatch(/Cash added.*\+Rs\s83,800/);
  });

  test("behavior: credits in two currencies are never added up", async () => {
    const promoCredits = [
      ...sampleWallet.promoCredits,
      { amount: { minor: 5000, currency: "SAR" }, expiresAt: 1 } as const,
    ];
    world.wallet.home = async () => ({ type: "WALLET", wallet: { ...sampleWallet, promoCredits } });
    await openWallet("/wallet");
    expect(screen.getByRole("region", { name: "Promo credits" }).textContent).toMatch(/SAR\s50.*Rs\s2,500/);
  });

  test("behavior: what cannot be read says so and can be asked for again", async () => {
    world.wallet.home = async () => ({ type: "PROBLEM", problem: { kind: "offline" } });
    await openWallet("/wallet");
    expect(screen.getByRole("alert").textContent).toContain("No Internet Connection");
    world.wallet.home = async () => ({ type: "WALLET", wallet: sampleWallet });
    await press("Try Again");
    await screen.findByRole("region", { name: "Cash balance" });
  });

  test("behavior: in Arabic a sign stays before its number and the sum is whole", async () => {
    await openWallet("/wallet", "ar");
    const ledger = within(screen.getByRole("table", { name: "أحدث المعاملات" }));
    const spent = ledger.getByText(/23,800/);
    expect([spent.tagName, spent.textContent]).toEqual(["BDI", "\u200f\u200e−23,800\u00a0روبية"]);
  });
});

describe("transactions", () => {
  test("default: a choice is sought at once and begins at its first page; pages keep what is chosen", async () => {
    const { search } = await openWallet("/wallet/transactions?show=in");
    expect(screen.getByLabelText<HTMLSelectElement>("Transactions shown").value).toBe("in");
    expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe(
      "/wallet/transactions?show=in&page=3",
    );
    fireEvent.change(screen.getByLabelText("Period"), { target: { value: "month" } });
    await waitFor(() => expect(search()).toBe("?show=in&period=month"));
  });

  test("behavior: a period and words stand in the address, and every choice keeps the others", async () => {
    const { path, search } = await openWallet("/wallet/transactions?show=out&period=quarter&q=PW69");
    expect(screen.getByLabelText<HTMLSelectElement>("Period").value).toBe("quarter");
    const field = screen.getByLabelText<HTMLInputElement>("Search by words or reference");
    expect(field.value).toBe("PW69");
    fireEvent.input(field, { target: { value: " Karachi " } });
    await press("Search");
    await waitFor(() => expect(search()).toBe("?show=out&period=quarter&q=Karachi"));
    expect(path()).toBe("/wallet/transactions");
  });

  test("default: a statement is of all movements, not of one page, as a file and as pages to print", async () => {
    const pages: number[] = [];
    const [first, second] = sampleTransactions;
    if (first === undefined || second === undefined) throw new Error("The sample has two movements.");
    world.wallet.transactions = async (page = 1) => {
      pages.push(page);
      return { type: "PAGE", transactions: page === 1 ? [first] : [second], page, lastPage: 2 };
    };
    const given: Blob[] = [];
    vi.stubGlobal("print", vi.fn());
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) given.push(file);
      return "blob:statement";
    });
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    await openWallet("/wallet/transactions");
    choose("CSV file");
    await vi.waitFor(() => expect(given).toHaveLength(1));
    const lines = (await given[0]?.text())?.split("\r\n") ?? [];
    expect(lines.slice(1, 3).map((line) => line.split(",").slice(-3))).toEqual([
      ["-23800.00", "60000.00", "PKR"],
      ["83800.00", "83800.00", "PKR"],
    ]);
    choose("Print or PDF");
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(within(screen.getByRole("table")).getAllByText(/^(Payment made|Cash added)$/)).toHaveLength(2);
    expect(new Set(pages)).toEqual(new Set([1, 2]));
    vi.restoreAllMocks();
  });

  test("behavior: a withdrawal that waits for its code says so in the ledger and in the file", async () => {
    const [spent] = sampleTransactions;
    if (spent === undefined) throw new Error("The sample has movements.");
    const id = orderRefId("W7QW3ZP9MA");
    const taken = { ...spent, kind: "withdraw", note: "", reference: id } as const;
    const waiting = {
      id,
      attempt: null,
      status: "awaitingCode",
      amount: pkr(2_380_000),
      charges: pkr(12_000),
      net: pkr(2_368_000),
      bank: "Habib Bank",
      ibanMasked: "PK13 •••• 6788",
      title: "Ayesha Siddiqui",
      at: 0,
      reason: null,
    } as const;
    world.withdrawals.list = async () => ({ type: "LISTED", withdrawals: [waiting], challenge: null });
    world.wallet.transactions = async () => ({ type: "PAGE", transactions: [taken], page: 1, lastPage: 1 });
    const given: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) given.push(file);
      return "blob:statement";
    });
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    await openWallet("/wallet/transactions");
    expect(screen.getByRole("table").textContent).toContain("Waiting for your code");
    expect(screen.getByRole("link", { name: "Enter the code or cancel" }).getAttribute("href")).toBe(
      "/wallet/withdrawals",
    );
    choose("CSV file");
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(await given[0]?.text()).toContain(",Withdrawal: Waiting for your code,");
    vi.restoreAllMocks();
  });

  test("behavior: a statement that cannot be read whole is not given in part", async () => {
    const [first] = sampleTransactions;
    if (first === undefined) throw new Error("The sample has movements.");
    world.wallet.transactions = async (page = 1) =>
      page === 1
        ? { type: "PAGE", transactions: [first], page, lastPage: 2 }
        : { type: "PROBLEM", problem: { kind: "offline" } };
    const give = vi.spyOn(URL, "createObjectURL");
    await openWallet("/wallet/transactions");
    choose("CSV file");
    await screen.findByText("The statement could not be read. Please try again.");
    expect(give).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test("behavior: what was paid for leads to its booking", async () => {
    const uuid = "2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10";
    world.bookings = [{ orderId: "PW69YZBBT2", product: "buses", uuid }];
    await openWallet("/wallet/transactions");
    const link = await screen.findByRole("link", { name: "PW69YZBBT2" });
    expect(link.getAttribute("href")).toBe(`/bus/booking-detail/${uuid}`);
  });

  test("behavior: an empty choice says what is missing and leads back to all", async () => {
    world.wallet.transactions = async () => ({ type: "PAGE", transactions: [], page: 1, lastPage: 1 });
    await openWallet("/wallet/transactions?show=cashback");
    expect(screen.getByRole("heading", { name: "No Record Found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show all transactions" }).getAttribute("href")).toBe(
      "/wallet/transactions",
    );
  });
});

describe("adding cash", () => {
  test("default: an amount opens one order and leads to its payment", async () => {
    const openTopUp = vi.fn(async () => ({ type: "OPENED", order: topUpOrder }) as const);
    world.wallet.openTopUp = openTopUp;
    const { path } = await openWallet("/wallet/add-cash");
    type("Amount in PKR", "٢٬٥٠٠");
    await press("Continue to payment");
    await screen.findByRole("heading", { name: "The payment of a top-up" });
    expect(path()).toBe("/wallet/payments/K7QW3ZP9MA");
    expect(openTopUp).toHaveBeenCalledExactlyOnceWith({ amount: pkr(250_000), attempt: expect.any(String) });
  });

  test("default: an amount is a press away, and what the balance will be is told before it is added", async () => {
    await openWallet("/wallet/add-cash");
    const field = screen.getByLabelText<HTMLInputElement>("Amount in PKR");
    const after = () => screen.getByText("Your balance afterwards").nextSibling?.textContent;
    expect(screen.getByText(/Between .Rs\s100. and .Rs\s200,000/)).toBeTruthy();
    type("Amount in PKR", "5");
    expect(after()).toMatch(/Rs\s60,000/);
    await press("Continue to payment");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const amounts = within(screen.getByRole("group", { name: "Amounts to choose from" })).getAllByRole("button");
    expect(amounts.map(({ textContent }) => textContent?.replace(/\D/g, ""))).toEqual(["1000", "5000", "10000"]);
    amounts[1]?.click();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).not.toBe("true"));
    expect(field.value).toBe("5000");
    expect(after()).toMatch(/Rs\s65,000/);
  });

  test("behavior: limits that the service tells are shown, with what was typed", async () => {
    world.wallet.home = async () => ({ type: "WALLET", wallet: { ...sampleWallet, limits: null } });
    world.wallet.openTopUp = async () => ({ type: "LIMIT_EXCEEDED", min: pkr(10_000), max: pkr(20_000_000) });
    await openWallet("/wallet/add-cash");
    type("Amount in PKR", "5");
    await press("Continue to payment");
    await screen.findByText(/Please enter .Rs\s100. or more/);
    const field = screen.getByLabelText("Amount in PKR");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field).toHaveProperty("value", "5");
  });
});

describe("redeeming points", () => {
  test("default: a package is chosen, confirmed and redeemed once, with the points that were seen", async () => {
    const redeemPackage = vi.fn(
      async () => ({ type: "REDEEMED", packageId: "cash-1000", wallet: sampleWallet }) as const,
    );
    world.rewards.redeemPackage = redeemPackage;
    await openWallet("/wallet/redeem-points");
    // What the points are not enough for cannot be chosen, and says how many are missing.
    expect(await screen.findByText("You need 800 more points.")).toBeTruthy();
    await press("Choose Cash for 1,000 points");
    expect((await screen.findByText("You keep")).nextSibling?.textContent).toBe("3,200 points");
    await press("Redeem now");
    await screen.findByText("Your points are redeemed");
    expect(redeemPackage).toHaveBeenCalledExactlyOnceWith({
      packageId: "cash-1000",
      attempt: expect.any(String),
      pointsSeen: 4200,
    });
  });

  test("behavior: a lost answer is asked about in the service's own record", async () => {
    let attempt: string | undefined;
    world.rewards.redeemPackage = async (redemption) => {
      attempt = redemption.attempt;
      return { type: "UNKNOWN" };
    };
    await openWallet("/wallet/redeem-points");
    await press("Choose Cash for 1,000 points");
    world.rewards.packages = async () => ({
      type: "PACKAGES",
      packages,
      points: 3200,
      redeemed: attempt === undefined ? [] : [{ attempt: attempt as never, packageId: "cash-1000" }],
    });
    await press("Redeem now");
    await screen.findByText("Your points are redeemed");
  });

  test("behavior: a voucher's refusal is tied to its field", async () => {
    world.rewards.redeemVoucher = async () => ({ type: "REFUSED", reason: "expired" });
    await openWallet("/wallet/redeem-points");
    await press("Redeem the voucher");
    await screen.findByText("Please enter the voucher's code");
    type("Voucher code", "expired1");
    await press("Redeem the voucher");
    await screen.findByText("This voucher has expired");
    expect(screen.getByLabelText("Voucher code").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("saved accounts", () => {
  const card = {
    id: "7d0f2c46-55ad-4a57-9d6c-0f8f6a3b1c11",
    kind: "card",
    method: "saved_card",
    masked: "•••• 4242",
    brand: "Visa",
    expiry: "08/29",
    isVerified: true,
  } as const;
  const bank = { ...card, id: "0b8a1f6e-2f3b-4f7e-8d15-7f5c2a9d4e22", kind: "bank", isVerified: false } as const;

  test("default: one is removed only after a second word", async () => {
    const remove = vi.fn(async () => ({ type: "REMOVED" }) as const);
    world.accounts = { ...world.accounts, remove, list: async () => ({ type: "ACCOUNTS", accounts: [card] }) };
    await openWallet("/wallet/account-details");
    fireEvent.click(screen.getByRole("button", { name: "Remove Visa •••• 4242" }));
    expect(remove).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole("dialog", { name: "Remove this account?", hidden: true }));
    world.accounts.list = async () => ({ type: "ACCOUNTS", accounts: [] });
    fireEvent.click(dialog.getByRole("button", { name: "Remove", hidden: true }));
    await screen.findByText("No saved accounts");
    expect(remove).toHaveBeenCalledExactlyOnceWith(card.id);
  });

  test("behavior: a bank account is checked here, kept, and verified by a code on a page of its own", async () => {
    const verifyCode = vi.fn(async () => ({ type: "VERIFIED", proof: { kind: "accepted" } }) as const);
    const save = vi.fn(async () => {
      world.accounts.list = async () => ({ type: "ACCOUNTS", accounts: [bank] });
      const now = Date.now();
      const challenge = {
        requestId: bank.id,
        length: 6,
        channel: "sms",
        masked: "+92 *** ***4567",
        resendAt: now + 60_000,
        expiresAt: now + 600_000,
        triesLeft: 5,
      } as const;
      return { type: "CODE_SENT", account: bank, challenge } as const;
    });
    world.accounts = { ...world.accounts, save, codes: { ...world.accounts.codes, verifyCode } };
    const { path } = await openWallet("/wallet/account-details");
    type("IBAN", "PK37SCBL0000001123456702");
    type("Account title", "Ayesha Siddiqui");
    await press("Save and verify");
    await screen.findByText(/This IBAN is not right/);
    expect(save).not.toHaveBeenCalled();
    type("IBAN", "PK36 SCBL 0000 0011 2345 6702");
    await press("Save and verify");
    const code = await screen.findByLabelText("One-time code");
    expect(path()).toBe(`/wallet/verify-otp/${bank.id}`);
    expect(save).toHaveBeenCalledExactlyOnceWith({
      kind: "bank",
      bank: "SCBL",
      iban: "PK36SCBL0000001123456702",
      title: "Ayesha Siddiqui",
    });
    world.accounts.list = async () => ({ type: "ACCOUNTS", accounts: [{ ...bank, isVerified: true }] });
    fireEvent.input(code, { target: { value: "123456" } });
    await screen.findByText("Verified");
    expect(path()).toBe("/wallet/account-details");
  });
});
