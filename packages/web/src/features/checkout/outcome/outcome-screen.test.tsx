// @vitest-environment jsdom
import type { FindReservationOutcome, Problem, RefId, ReserveOutcome, ReserveRequest } from "@safar/engine";
import { reserveModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderCheckout, waitUntil } from "../checkout.harness.tsx";
import { journeyWords } from "../journey-words.tsx";
import { OutcomeScreen } from "./outcome-screen.tsx";
import { ReservingScreen } from "./reserving-screen.tsx";

afterEach(cleanup);

const none = { refreshSearch: false, editSearch: false, refreshQuote: false, back: false, leave: false };
const malformed: Problem = { kind: "malformed", detail: "", status: 500, reference: "REQ-77" };

describe("outcomes", () => {
  test.each([
    ["sessionExpired", "en", "Search Results Expired!"],
    ["sessionExpired", "ar", "انتهت صلاحية نتائج البحث!"],
    ["quoteExpired", "en", "The price is no longer guaranteed"],
    ["soldOut", "en", "No longer available"],
    ["holdExpired", "en", "The time to pay has run out"],
    ["holdExpired", "ar", "انتهت مهلة الدفع"],
  ] as const)("default: %s in %s is told in its own words", async (name, locale, title) => {
    await renderCheckout(
      <OutcomeScreen view={{ screen: name, problem: null, commands: none }} send={vi.fn()} words={journeyWords} />,
      locale,
    );
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
  });

  test("behavior: results that expired say what may have changed", async () => {
    const view = { screen: "sessionExpired", problem: null, commands: none } as const;
    await renderCheckout(<OutcomeScreen view={view} send={vi.fn()} words={journeyWords} />);
    expect(screen.getByText(/^Prices and seats may have changed/)).toBeDefined();
  });

  test("behavior: only what the walk allows is offered, and it is sent", async () => {
    const send = vi.fn();
    const commands = { ...none, refreshSearch: true, leave: true };
    await renderCheckout(
      <OutcomeScreen view={{ screen: "soldOut", problem: null, commands }} send={send} words={journeyWords} />,
    );
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Search again",
      "Exit booking",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Search again" }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "search.refresh" });
  });

  test.each([
    ["en", "Something went wrong!", "An unexpected error occurred. Please try again."],
    ["ar", "حدث خطأ ما!", "حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى."],
  ] as const)("behavior: in %s a refusal that nobody understands is said to be one", async (locale, title, words) => {
    const view = { screen: "reserveRefused", problem: malformed, commands: none } as const;
    await renderCheckout(<OutcomeScreen view={view} send={vi.fn()} words={journeyWords} />, locale);
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    expect(screen.getByText(new RegExp(words))).toBeDefined();
    expect(screen.getByText("REQ-77")).toBeDefined();
  });

  test.each([
    ["en", "did not accept this booking", "The problem is on our side", "Search again"],
    ["ar", "لم يقبل مقدّم الخدمة هذا الحجز", "المشكلة من جانبنا", "البحث من جديد"],
  ] as const)(
    "behavior: in %s a supplier's no is no mistake of ours, and something else is offered first",
    async (locale, says, blames, first) => {
      const problem = {
        kind: "refused",
        code: "supplier_error",
        status: 502,
        message: "no",
        retryable: false,
      } as const;
      const commands = { ...none, back: true, refreshSearch: true };
      const view = { screen: "reserveRefused", problem, commands } as const;
      await renderCheckout(<OutcomeScreen view={view} send={vi.fn()} words={journeyWords} />, locale);
      expect(screen.getByText(new RegExp(says))).toBeDefined();
      expect(screen.queryByText(new RegExp(blames))).toBeNull();
      expect(screen.getAllByRole("button")[0]?.textContent).toBe(first);
    },
  );
});

describe("reserving", () => {
  const { inputs, machine, outcomes } = reserveModel;
  const show = async (
    answer: ReserveOutcome | null,
    found: keyof typeof outcomes.findReservation = "none",
    checksMs: readonly number[] = [],
  ) => {
    const actor = createActor(
      machine.provide({
        actors: {
          reserve: fromPromise<ReserveOutcome, ReserveRequest>(() =>
            answer === null ? new Promise(() => undefined) : Promise.resolve(answer),
          ),
          findReservation: fromPromise<FindReservationOutcome & { readonly now: number }, RefId>(
            async () => outcomes.findReservation[found],
          ),
          waitUntil,
        },
      }),
      { input: { ...inputs.accepted, checksMs } },
    ).start();
    await renderCheckout(<ReservingScreen actor={actor} />);
    return actor;
  };

  test("default: it is said that nothing is charged yet", async () => {
    await show(null);
    expect(screen.getByRole("heading", { name: "Reserving…" })).toBeDefined();
  });

  test("behavior: no answer is not a failure, and can be asked about at once", async () => {
    const actor = await show(outcomes.reserve.unknown, "none", [60_000]);
    await waitFor(() => screen.getByRole("button", { name: "Check now" }));
    expect(screen.getByRole("heading", { name: "No answer yet" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Check now" }));
    await waitFor(() => screen.getByRole("heading", { name: "It has not been reserved" }));
    expect(actor.getSnapshot().status).toBe("active");
  });

  test("behavior: what nobody knows of can be asked for again as the same", async () => {
    await show(outcomes.reserve.unknown);
    await waitFor(() => screen.getByRole("button", { name: "Reserve again" }));
  });

  test("behavior: when nobody could say, it is in the bookings if it was made", async () => {
    const actor = await show(outcomes.reserve.unknown, "offline");
    await waitFor(() => screen.getByRole("heading", { name: "We could not find out" }));
    fireEvent.click(screen.getByRole("button", { name: "Exit booking" }));
    expect(actor.getSnapshot().output).toEqual({ type: "LEFT" });
  });
});
