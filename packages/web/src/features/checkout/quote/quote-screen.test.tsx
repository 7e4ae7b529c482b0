// @vitest-environment jsdom
import type { PolicyRule, QuoteOutcome } from "@safar/engine";
import { quoteModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderCheckout, waitUntil } from "../checkout.harness.tsx";
import { journeyWords } from "../journey-words.tsx";
import { PolicyTimeline } from "./policy-timeline.tsx";
import { QuoteScreen } from "./quote-screen.tsx";

afterEach(cleanup);

const { machine, input, outcomes } = quoteModel;
const told = outcomes.quote;

const show = async (answers: readonly QuoteOutcome[], locale: "en" | "ar" = "en") => {
  const left = [...answers];
  const actor = createActor(
    machine.provide({ actors: { quote: fromPromise(async () => left.shift() ?? told.offline), waitUntil } }),
    { input },
  ).start();
  await renderCheckout(<QuoteScreen actor={actor} words={journeyWords} summary={null} />, locale);
  return actor;
};

const cells = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      // What was before stands above what is now as well, for phones.
      [...row.children].map(({ lastChild }) => lastChild?.textContent?.replace(/[\u00a0\u2068\u2069]/g, " ").trim()),
    );

test("default: a changed price is shown line by line, and the yes is to what is on the screen", async () => {
  const actor = await show([told.dearer]);
  await waitFor(() => screen.getByRole("heading", { name: /The price went up by Rs\s10,000/ }));
  expect(cells()).toEqual([
    ["Fare", "Rs 200,000", "Rs 210,000", "+Rs 10,000"],
    ["Airport tax", "Rs 25,600", "Rs 25,600", "="],
    ["Total", "Rs 225,600", "Rs 235,600", "+Rs 10,000"],
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Continue at Rs\s235,600/ }));
  expect(actor.getSnapshot().output).toMatchObject({
    type: "ACCEPTED",
    acknowledged: { quoteHash: "hash-0002", amountMinor: 23_560_000, currency: "PKR" },
  });
});

test("behavior: it can be declined", async () => {
  const actor = await show([told.dearer]);
  fireEvent.click(await waitFor(() => screen.getByRole("button", { name: "No, see other options" })));
  expect(actor.getSnapshot().output).toEqual({ type: "DECLINED" });
});

test("behavior: when anything changes again it is asked again", async () => {
  const actor = await show([told.dearer, told.otherCurrency]);
  await waitFor(() => screen.getByRole("button", { name: /Continue at Rs\s235,600/ }));
  actor.send({ type: "RESUME", now: 1000 });
  await waitFor(() => screen.getByRole("heading", { name: "The price has changed" }));
  expect(screen.getByRole("button", { name: /Continue at USD\s803\.20/ })).toBeDefined();
});

test("behavior: terms that changed are shown, the price being the same", async () => {
  await show([told.stricter]);
  await waitFor(() => screen.getByRole("heading", { name: "The terms have changed" }));
  expect(
    within(screen.getByRole("list", { name: "Cancellation fees" })).getByText("Cancelling is not possible"),
  ).toBeDefined();
});

test("behavior: the two clocks are told apart", async () => {
  await show([told.dearer]);
  await waitFor(() => screen.getByText("Price held until"));
  expect(screen.getByText("Time to pay").nextSibling?.textContent).toBe("30 minutes after you reserve");
});

const unable =
  "We cannot get the price at the moment. Please try again later or contact our support team for assistance.";
const refused: QuoteOutcome = {
  type: "PROBLEM",
  problem: { kind: "refused", code: "supplier_error", status: 502, message: "", retryable: true },
};

test.each([
  ["en", refused, unable],
  ["ar", refused, "يتعذّر علينا الحصول على السعر حاليًا. يرجى المحاولة لاحقًا أو التواصل مع فريق الدعم للمساعدة."],
  ["en", told.offline, "What you entered is still here. Try again once you are connected."],
  ["en", told.quoteExpired, "It has expired. Nothing was charged, and what you entered is saved."],
] as const)("behavior: in %s, %o is told and can be tried again", async (locale, outcome, words) => {
  const actor = await show([outcome, told.asSeen], locale);
  await waitFor(() => screen.getByText(words));
  const [next] = screen.getAllByRole("button");
  if (next) fireEvent.click(next);
  await waitFor(() => expect(actor.getSnapshot().output).toMatchObject({ type: "ACCEPTED" }));
});

const price = quoteModel.outcomes.quote.asSeen.quote.price.charge.total;
const none = { minor: 0, currency: price.currency };
const nothing: readonly PolicyRule[] = [
  { from: null, until: 1000, isAllowed: true, penalty: price, refund: none },
  { from: 1000, until: null, isAllowed: false, penalty: price, refund: none },
];

test("default: what never gives anything back says so once", async () => {
  await renderCheckout(<PolicyTimeline kind="cancellation" rules={nothing} zone="UTC" />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["No refund if you cancel"]);
});

test("default: one stretch after the other ends where the next begins", async () => {
  const [first, last] = nothing;
  if (first === undefined || last === undefined) throw new Error("There are two.");
  const back = { ...first, penalty: none, refund: price };
  await renderCheckout(<PolicyTimeline kind="cancellation" rules={[back, last]} zone="UTC" />);
  expect(
    screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/[\u00a0\u202f]/g, " ")),
  ).toEqual(["Full refund: Rs 225,600until 1 January 1970 at 00:00 GMT+0", "No refundafter that"]);
});

test.each([
  [3_000, "Rs 222,600 refunded, service fee Rs 30"],
  [100_000, "Rs 222,600 refunded, fee Rs 970 and service fee Rs 30"],
])("default: of %i that is kept the service fee is called by its name", async (minor, words) => {
  const money = (of: number) => ({ ...price, minor: of });
  const rule = { from: null, until: null, isAllowed: true, penalty: money(minor), refund: money(22_260_000) };
  await renderCheckout(
    <PolicyTimeline kind="cancellation" rules={[{ ...rule, serviceFee: money(3_000) }]} zone="UTC" />,
  );
  expect(screen.getByRole("listitem").textContent?.replace(/[\u00a0\u202f]/g, " ")).toBe(`${words}at any time`);
});
