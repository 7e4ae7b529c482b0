import { I18nProvider } from "@lingui/react";
import {
  attemptId,
  type BillOutcome,
  type InquiryOutcome,
  type Locale,
  type OptionsOutcome,
  type OtpVerifyOutcome,
  type PaymentService,
  type ProcessOutcome,
  paymentActors,
  paymentMachine,
  paymentPatience,
  type TokeniseOutcome,
} from "@safar/engine";
import { paymentModel } from "@safar/engine/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Shell } from "../../calls/shell.calls.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { PaymentScreen } from "./payment-screen.tsx";

const { outcomes } = paymentModel;

/** A service that answers as told, the last answer of each kind again and again. */
export type Script = {
  readonly inquire?: readonly InquiryOutcome[];
  readonly options?: readonly OptionsOutcome[];
  readonly renewHold?: readonly OptionsOutcome[];
  readonly bill?: readonly BillOutcome[];
  readonly tokenise?: readonly TokeniseOutcome[];
  readonly process?: readonly ProcessOutcome[];
  readonly answer?: readonly ProcessOutcome[];
  readonly verify?: readonly OtpVerifyOutcome[];
};

const inTurn = <Answer,>(answers: readonly Answer[]) => {
  const left = [...answers];
  return vi.fn(async (..._asked: readonly unknown[]): Promise<Answer> => {
    const [next] = left.length > 1 ? left.splice(0, 1) : left;
    if (next === undefined) throw new Error("The script has no answer to this.");
    return next;
  });
};

const shell: Shell = {
  viewer: null,
  hasLostSession: false,
  currency: "PKR",
  verticals: ["flights"],
  features: [],
  buildId: "build-1",
  realtime: { key: "key", url: "ws://realtime.example" },
  isSandbox: true,
};

const turns = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** Shows the payment of the sample order, over a real machine, a scripted service and a clock that the test moves. */
export const openPayment = async (
  script: Script = {},
  {
    locale = "en",
    isSignedIn = false,
    own = null,
  }: { readonly locale?: Locale; readonly isSignedIn?: boolean; readonly own?: string | null } = {},
) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const timers = new SimulatedClock();
  const clock = {
    now: () => timers.now(),
    setTimeout: (callback: (...args: unknown[]) => void, delayMs: number): unknown =>
      timers.setTimeout(callback, delayMs),
    clearTimeout: (handle: unknown) => {
      if (typeof handle === "number") timers.clearTimeout(handle);
    },
  };
  const payments = {
    inquire: inTurn(script.inquire ?? [outcomes.inquire.notFound]),
    options: inTurn(script.options ?? [outcomes.readOptions.options]),
    renewHold: inTurn(script.renewHold ?? [outcomes.renewHold.renewed]),
    bill: inTurn(script.bill ?? [outcomes.bill.billed]),
    tokenise: inTurn(script.tokenise ?? [{ type: "TOKENISED", token: "tok_00000001", masked: "•••• 4242" }]),
    process: inTurn(script.process ?? [{ type: "RECEIVED" }]),
    answer: inTurn(script.answer ?? [{ type: "PENDING" }]),
  } satisfies PaymentService;
  const verifyCode = inTurn(script.verify ?? [{ type: "VERIFIED", proof: { kind: "accepted" } }]);
  let attempts = 0;
  const machine = paymentMachine.provide({
    actors: paymentActors({
      payments,
      codes: { requestCode: async () => ({ type: "REQUEST_EXPIRED" }), verifyCode },
      lock: { acquire: async () => () => undefined },
      clock,
      newAttemptId: () => {
        attempts += 1;
        return attemptId(`attempt-${attempts}`);
      },
      keepFlow: async () => true,
    }),
  });
  const actor = createActor(machine, { input: { ...paymentModel.input, patience: paymentPatience } }).start();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const viewer = { uuid: "u-1", name: "Ayesha", email: "ayesha@safar.example" };
  queryClient.setQueryData(shellQuery.queryKey, isSignedIn ? { ...shell, viewer } : shell);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { queryClient, facts: { edition: "PK", colourMode: "light", origin: "https://safar.example", locale } },
  });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>
          <PaymentScreen actor={actor} product="flights" summary={<p>Karachi to Lahore</p>} own={own} />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  /** Lets everything that can happen now do so. */
  const settle = () => act(turns);
  await settle();
  const pass = async (ms: number) => {
    await act(async () => {
      timers.increment(ms);
      await turns();
    });
  };
  return { actor, payments, verifyCode, settle, pass };
};
