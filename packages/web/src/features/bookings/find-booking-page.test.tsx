// @vitest-environment jsdom
import { bookingUuid, type FindBooking, type FindBookingOutcome, type Locale } from "@safar/engine";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderBookings } from "./bookings.harness.tsx";
import { FindBookingPage } from "./find-booking-page.tsx";

afterEach(cleanup);

const booking = bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10");
const words = {
  en: { reference: "Booking reference", proof: "Email address or last name", find: "Find my booking" },
  ar: { reference: "مرجع الحجز", proof: "البريد الإلكتروني أو اسم العائلة", find: "العثور على حجزي" },
} as const;

const show = async (outcome: FindBookingOutcome, locale: Locale = "en") => {
  const find = vi.fn<FindBooking>(async () => outcome);
  const { router } = await renderBookings(<FindBookingPage arrivedWith={null} find={find} />, { locale });
  const field = (name: "reference" | "proof") => screen.getByLabelText<HTMLInputElement>(words[locale][name]);
  const submit = () => act(async () => screen.getByRole("button", { name: words[locale].find }).click());
  const fill = async () => {
    fireEvent.change(field("reference"), { target: { value: " QX7K2M " } });
    fireEvent.change(field("proof"), { target: { value: "Siddiqui" } });
    await submit();
  };
  return { field, fill, find, router, submit };
};

test("default: a reference and a last name lead to the booking's page", async () => {
  const { fill, find, router } = await show({ type: "FOUND", booking, product: "flights" });
  await fill();
  expect(find).toHaveBeenCalledExactlyOnceWith({ reference: "QX7K2M", proof: "Siddiqui" });
  await vi.waitFor(() => expect(router.history.location.pathname).toBe(`/flights/booking-detail/${booking}`));
});

test("behavior: what is missing is told at its field, and nothing is asked", async () => {
  const { field, find, submit } = await show({ type: "NOT_FOUND" });
  await submit();
  expect(find).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field("reference"));
  expect(field("proof").getAttribute("aria-invalid")).toBe("true");
});

test.each([
  ["en", { type: "NOT_FOUND" }, "No booking matches these details"],
  ["en", { type: "FOUND", booking, product: null }, "No booking matches these details"],
  ["en", { type: "RATE_LIMITED", retryAt: Date.now() + 600_000 }, "Too many tries"],
  ["en", { type: "PROBLEM", problem: { kind: "offline" } }, "No Internet Connection"],
  ["ar", { type: "NOT_FOUND" }, "لا يوجد حجز مطابق لهذه البيانات"],
] satisfies readonly (readonly [Locale, FindBookingOutcome, string])[])(
  "behavior: in %s after %o it says so, and what was typed stays",
  async (locale, outcome, title) => {
    const { field, fill } = await show(outcome, locale);
    await fill();
    expect(screen.getByText(title)).toBeDefined();
    expect([field("reference").value, field("proof").value]).toEqual([" QX7K2M ", "Siddiqui"]);
  },
);

test.each([
  ["unknown", "No booking matches these details"],
  ["limited", "Wait 15 minutes before you try again."],
  ["failed", "Something went wrong!"],
] as const)("behavior: what became of a form that was sent without script is said: %s", async (arrivedWith, said) => {
  await renderBookings(<FindBookingPage arrivedWith={arrivedWith} />);
  expect(screen.getByText(said)).toBeDefined();
});
