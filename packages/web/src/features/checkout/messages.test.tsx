// @vitest-environment jsdom
import type { ListTravellersOutcome, QuoteOutcome, SaveDue, SavedTraveller, SaveTrouble } from "@safar/engine";
import { quoteModel, travellersModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderCheckout, waitUntil } from "./checkout.harness.tsx";
import { journeyWords } from "./journey-words.tsx";
import { TravellersScreen } from "./people/travellers-screen.tsx";
import { QuoteScreen } from "./quote/quote-screen.tsx";

afterEach(cleanup);

const { inputs, machine, outcomes } = travellersModel;
type Saved = SaveTrouble | { readonly type: "SAVED"; readonly traveller: SavedTraveller };

const travellers = (save: Saved) =>
  createActor(
    machine.provide({
      actors: {
        readSaved: fromPromise<ListTravellersOutcome, { readonly isSignedIn: boolean }>(
          async () => outcomes.readSaved.listed,
        ),
        save: fromPromise<Saved, { readonly due: SaveDue; readonly as: "create" | "update" | "copy" }>(
          async () => save,
        ),
        waitUntil,
      },
    }),
    { input: inputs.filledIn },
  ).start();

const next = { en: "Continue", ar: "متابعة" } as const;

test.each([
  ["en", "Email", "Please enter a valid email address", "nonsense"],
  ["en", "Mobile number", "Phone number must be at least 11 digits", "123"],
  ["ar", "البريد الإلكتروني", "يرجى إدخال بريد إلكتروني صحيح", "nonsense"],
  ["ar", "رقم الجوال", "يجب ألا يقل رقم الجوال عن 11 رقمًا", "123"],
] as const)("behavior: in %s a wrong contact is told at its field, %s: %s", async (locale, label, words, value) => {
  await renderCheckout(
    <TravellersScreen actor={travellers(outcomes.save.saved)} words={journeyWords} summary={null} />,
    locale,
  );
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: next[locale] }));
  expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(words);
  expect(document.activeElement).toBe(field);
});

test.each([
  ["en", "Save as a copy", "Unable to create favourite", "Failed to save passenger details. Please try again."],
  ["ar", "حفظ كنسخة جديدة", "تعذّر إنشاء المفضلة", "تعذّر حفظ بيانات المسافر. يرجى المحاولة مرة أخرى."],
] as const)("behavior: in %s a copy that could not be kept says so", async (locale, copy, title, text) => {
  const actor = travellers({
    type: "PROBLEM",
    problem: { kind: "refused", code: "supplier_error", status: 500, message: "", retryable: true },
  });
  await waitFor(() => expect(actor.getSnapshot().context.saved.length).toBeGreaterThan(0));
  actor.send({ type: "details.change", travellerId: "adult-2", values: { save: false } });
  actor.send({ type: "details.pick", travellerId: "child-1", savedId: "saved-1" });
  actor.send({ type: "details.change", travellerId: "child-1", values: { documentNumber: "AB9998887" } });
  actor.send({ type: "details.change", travellerId: "child-1", values: { save: true } });
  actor.send({ type: "party.submit" });
  await renderCheckout(<TravellersScreen actor={actor} words={journeyWords} summary={null} />, locale);
  fireEvent.click(await screen.findByRole("button", { name: copy }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(title + text));
});

test.each([
  [
    "en",
    "Something went wrong!",
    "We cannot get the price at the moment. Please try again later or contact our support team for assistance.",
  ],
  ["ar", "حدث خطأ ما!", "يتعذّر علينا الحصول على السعر حاليًا. يرجى المحاولة لاحقًا أو التواصل مع فريق الدعم للمساعدة."],
] as const)(
  "behavior: in %s a service without a token is told as our fault, and not in its own words",
  async (locale, title, text) => {
    const message = "Unable to retrieve token";
    const refused: QuoteOutcome = { type: "PROBLEM", problem: { kind: "tokenUnavailable", message } };
    const { machine: quoteMachine, input } = quoteModel;
    const actor = createActor(
      quoteMachine.provide({ actors: { quote: fromPromise(async (): Promise<QuoteOutcome> => refused), waitUntil } }),
      { input },
    ).start();
    const { container } = await renderCheckout(
      <QuoteScreen actor={actor} words={journeyWords} summary={null} />,
      locale,
    );
    await waitFor(() => screen.getByRole("heading", { name: title }));
    expect(screen.getByText(text)).toBeDefined();
    expect(actor.getSnapshot().context).toMatchObject({ problem: { message } });
    expect(container.textContent).not.toContain(message);
  },
);
