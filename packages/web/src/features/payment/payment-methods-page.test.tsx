// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { savedAccountsModel } from "@safar/engine/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";

const service = { list: vi.fn(), save: vi.fn(), remove: vi.fn(), codes: { requestCode: vi.fn(), verifyCode: vi.fn() } };
const tokenise = vi.fn();
vi.mock("../../engine/services/saved-accounts.service.ts", () => ({ savedAccountsService: service }));
vi.mock("../../engine/services/payment.service.ts", () => ({ paymentService: { tokenise } }));

const { PaymentMethodsPage } = await import("./payment-methods-page.tsx");
const { read, keepCard, remove } = savedAccountsModel.outcomes;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(cleanup);

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  });

const open = async (found: Parameters<typeof PaymentMethodsPage>[0]["found"], locale: Locale = "en") => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer: { uuid: "u-1", name: "Ayesha", email: "ayesha@safar.example" },
    hasLostSession: false,
    currency: "PKR",
    verticals: ["flights"],
    features: [],
    buildId: "build-1",
    realtime: { key: "key", url: "ws://realtime.example" },
    isSandbox: true,
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { queryClient, facts: { edition: "PK", colourMode: "light", origin: "https://safar.example", locale } },
  });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>
          <PaymentMethodsPage found={found} />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await settle();
};

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

const [unverified, card] = read.some.outcome.accounts;
const other = { ...card, id: "account-3", brand: "Mastercard", masked: "•••• 5556" };

test("default: what is kept is listed, the unconfirmed one is told, the default is what is paid from first, and one is put first on this device", async () => {
  await open({ type: "ACCOUNTS", accounts: [unverified, other, card] });
  const list = screen.getByRole("list", { name: "Payment methods" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  expect(within(list).getAllByRole("listitem")[0]?.textContent).toMatch(/5556.*Default/);
  expect(within(list).getByText("Not confirmed by its code yet")).toBeTruthy();
  await press("Make default: Visa •••• 4242");
  expect(within(list).getByText("Default")).toBeTruthy();
  expect(within(list).getAllByRole("listitem")[0]?.textContent).toContain("4242");
  expect(screen.getByText("It is now the default on this device.")).toBeTruthy();
});

test("default: a card is added by its token and confirmed by a code", async () => {
  tokenise.mockResolvedValue({ type: "TOKENISED", token: "tok_00000001", masked: "•••• 4242" });
  const expiresAt = Date.now() + 600_000;
  const challenge = { ...keepCard.sent.challenge, expiresAt, resendAt: Date.now() + 60_000 };
  service.save.mockResolvedValue({ ...keepCard.sent, challenge });
  service.codes.verifyCode.mockResolvedValue({ type: "VERIFIED", proof: { kind: "accepted" } });
  service.list.mockResolvedValue(read.some.outcome);
  await open(read.none.outcome);
  expect(screen.getByRole("heading", { name: "No payment methods yet" })).toBeTruthy();
  await press("Add a card");
  type("Card number", "4242424242424242");
  fireEvent.change(screen.getByLabelText("Expiry date"), { target: { value: "12/35" } });
  type("Security code", "123");
  type("Name on the card", "Ayesha Siddiqui");
  await press("Save the card");
  expect(service.save.mock.lastCall?.[0]).toEqual({ kind: "card", token: "tok_00000001" });
  expect(localStorage.length).toBe(0);
  type("One-time code", "123456");
  await settle();
  expect(screen.getByText("It is confirmed: you can pay with it now.")).toBeTruthy();
});

test("default: one is removed after it was confirmed", async () => {
  service.remove.mockResolvedValueOnce(remove.offline).mockResolvedValueOnce(remove.removed);
  service.list.mockResolvedValue(read.none.outcome);
  await open(read.some.outcome);
  await press("Remove: Visa •••• 4242");
  const dialog = screen.getByRole("dialog", { name: "Remove this account?" });
  expect(service.remove).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  await settle();
  expect(within(dialog).getByRole("alert").textContent).toContain("No Internet Connection");
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  await settle();
  expect(service.remove.mock.calls.map(([id]) => id)).toEqual(["account-1", "account-1"]);
  expect(screen.getByText("It is removed.")).toBeTruthy();
});

test.each([
  ["en", "Payment methods", "Try Again"],
  ["ar", "وسائل الدفع", "إعادة المحاولة"],
] as const)("behavior: a list that cannot be read can be asked for again, in %s", async (locale, title, again) => {
  service.list.mockResolvedValue(read.some.outcome);
  await open(read.offline.outcome, locale);
  await press(again);
  expect(screen.getByRole("list", { name: title })).toBeTruthy();
});
