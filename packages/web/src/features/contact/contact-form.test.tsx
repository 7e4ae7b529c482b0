// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { bookingUuid, type ContactMessage, type ContactOutcome, type ContactService } from "@safar/engine";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { i18nOf } from "../../i18n/i18n.ts";
import { type BookingAbout, ContactForm } from "./contact-form.tsx";
import type { SolvedCaptcha } from "./solve-captcha.ts";

const lastsMs = 600_000;
const answerBy = Date.UTC(2026, 10, 22, 9);
const id = bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10");
const solved: SolvedCaptcha = { payload: "the proof", lastsMs };

const origin = "https://safar.example";
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ["/contact-us"] }),
  context: { facts: { locale: "en", edition: "PK", colourMode: "light", origin, origins: { PK: origin, SA: origin } } },
});
const inPage = (shown: ReactNode) => (
  <RouterContextProvider router={router}>
    <I18nProvider i18n={i18nOf("en")}>{shown}</I18nProvider>
  </RouterContextProvider>
);

const Wish = ({ onChange }: { onChange: () => void }) => (
  <input name="day" aria-label="Another day" onInput={onChange} />
);

const form = (send: (message: ContactMessage) => Promise<ContactOutcome>, solve = async () => solved) =>
  inPage(<ContactForm service={{ send }} solve={solve} />);

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  write("Full name", "Aisha Khan");
  write("Email address", "aisha@example.com");
  write("Message", "My ticket shows the wrong date.");
};
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "I am a person, not a program" });
const tick = () => act(async () => box().click());
const submit = () => act(async () => screen.getByRole("button", { name: "Send the message" }).click());
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("ContactForm", () => {
  const about = (booking: BookingAbout, send = vi.fn<ContactService["send"]>()) =>
    render(inPage(<ContactForm service={{ send }} booking={booking} Wish={Wish} solve={async () => solved} />));

  test("behavior: somebody who comes from a booking finds its reference in the message, and may go on or not", () => {
    about({ reference: "NBUMQP", id: null, about: "", day: null, isChange: true, back: "/bookings" });
    expect(valueOf("Message")).toMatch(/^I would like to change booking .NBUMQP.: $/u);
    expect(screen.queryByLabelText(/Another day/)).toBeNull();
    write("Message", "");
    expect(valueOf("Message")).toBe("");
  });

  test("behavior: a letter about a booking that is over names it, has to say something, and asks for no change", async () => {
    const send = vi.fn<ContactService["send"]>(async () => ({ type: "SENT", reference: "MSG-2", answerBy }));
    about({ reference: "J5MX6K", id, about: "", day: null, isChange: false, back: "/train/booking-detail/one" }, send);
    const message = screen.getByLabelText<HTMLTextAreaElement>("Message");
    expect(message.value).toMatch(/^About booking .J5MX6K.: $/u);
    await tick();
    await submit();
    expect(screen.getAllByText("Please write a message")).not.toEqual([]);
    expect(send).not.toHaveBeenCalled();
    write("Full name", "Aisha Khan");
    write("Email address", "aisha@example.com");
    write("Message", `${message.value}The seat was broken.`);
    await submit();
    const sent = send.mock.calls[0]?.[0];
    expect(sent?.message).toMatch(/^About booking .J5MX6K.: The seat was broken\.$/u);
    expect(sent?.change).toBeUndefined();
    expect(document.activeElement?.textContent).toBe("Your message is with us");
    expect(screen.getByRole("link", { name: "Back to your booking" })).toBeDefined();
  });

  test("behavior: what is booked stands in the message, where only the wish is missing; another day goes with it", async () => {
    const send = vi.fn<ContactService["send"]>(async () => ({ type: "SENT", reference: "MSG-1", answerBy }));
    const words = "Lahore to Multan, Fri 4 Dec, 20:00, seat 12";
    about(
      { reference: "BUS123", id, about: words, day: "2026-12-04", isChange: true, back: "/bus/booking-detail/one" },
      send,
    );
    const message = screen.getByLabelText<HTMLTextAreaElement>("Message");
    expect(message.value).toMatch(
      /booking .BUS123.: Lahore to Multan, Fri 4 Dec, 20:00, seat 12\.\nWhat I would like: $/u,
    );
    expect(document.activeElement).toBe(message);
    expect(message.selectionStart).toBe(message.value.length);
    await tick();
    // The day that is booked is no wish.
    fireEvent.input(screen.getByLabelText(/Another day/), { target: { value: "2026-12-04" } });
    await submit();
    const nothing = /Choose another day, or say what you would like/;
    expect(screen.getAllByText(nothing)).not.toEqual([]);
    expect(document.activeElement).toBe(message);
    expect(send).not.toHaveBeenCalled();
    write("Full name", "Aisha Khan");
    write("Email address", "aisha@example.com");
    expect(screen.getAllByText(nothing)).not.toEqual([]);
    fireEvent.input(screen.getByLabelText(/Another day/), { target: { value: "2026-12-11" } });
    expect(screen.queryByText(nothing)).toBeNull();
    write("Message", `${message.value}A window, please.`);
    await submit();
    const sent = send.mock.calls[0]?.[0];
    expect(sent?.message).toMatch(/: A window, please\.\nThe day I would like: Friday 11\u00a0December\u00a02026$/u);
    expect(sent?.change).toEqual({ booking: id, proof: null, wish: "A window, please.", day: "2026-12-11" });
    expect(document.activeElement?.textContent).toMatch(/request to change booking .BUS123.$/u);
    expect(screen.getByText(/we reply to/).textContent).toMatch(/22.Nov.2026.*we reply to a•••@example.com/u);
    expect(screen.getByText(/^Another day:/).textContent).toMatch(/Friday 11.December.2026$/u);
    expect(screen.getByText("A window, please.")).toBeDefined();
    expect(screen.getByText(/stays as it is until you have said yes/)).toBeDefined();
    const back = screen.getByRole("link", { name: "Back to your booking" });
    expect(back.getAttribute("href")).toMatch(/\/bus\/booking-detail\/one$/);
  });

  test("default: a complete message is sent once, and its reference is shown", async () => {
    const send = vi.fn<(message: ContactMessage) => Promise<ContactOutcome>>(async () => ({
      type: "SENT",
      reference: "MSG-7Q2K",
      answerBy,
    }));
    render(form(send));
    fill();
    await tick();
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: "Aisha Khan",
      email: "aisha@example.com",
      message: "My ticket shows the wrong date.",
      captcha: "the proof",
    });
    expect(screen.getByText("MSG-7Q2K")).toBeDefined();
    expect(document.activeElement?.textContent).toBe("Your message is with us");
    await act(async () => screen.getByRole("button", { name: "Write another message" }).click());
    expect(valueOf("Message")).toBe("");
  });

  test("behavior: everything that is missing is named together, each beside its field, and nothing is sent", async () => {
    const send = vi.fn();
    render(form(send));
    write("Email address", "nobody");
    await submit();
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Please enter your name", "#contact-name"],
      ["Please enter a valid email address", "#contact-email"],
      ["Please write a message", "#contact-message"],
      ["Please tick the box and wait for the check", "#contact-captcha"],
    ]);
    expect(screen.getByLabelText("Full name").getAttribute("aria-invalid")).toBe("true");
    expect(send).not.toHaveBeenCalled();
    write("Email address", "aisha@example.com");
    expect(screen.getByLabelText("Email address").getAttribute("aria-invalid")).toBeNull();
  });

  test.each([
    [{ type: "CAPTCHA_DOWN" }, "Messages cannot be checked right now"],
    [{ type: "CAPTCHA_REFUSED" }, "The check was not accepted"],
    [{ type: "INVALID", field: "email" }, "Your message could not be accepted"],
    [{ type: "OFFLINE" }, "You are not connected"],
    [{ type: "UNAVAILABLE", reference: "req-1" }, "We do not know whether your message arrived"],
    [{ type: "TOO_MANY", retryAfterMs: 90_000 }, "Too many messages in a short time"],
  ] satisfies readonly (readonly [ContactOutcome, string])[])(
    "behavior: after %o the form is as it was, and the box is to be ticked again",
    async (outcome, title) => {
      const send = vi.fn(async (): Promise<ContactOutcome> => outcome);
      render(form(send));
      fill();
      await tick();
      await submit();
      expect(screen.getByRole("alert").textContent).toContain(title);
      expect([valueOf("Full name"), valueOf("Email address"), valueOf("Message")]).toEqual([
        "Aisha Khan",
        "aisha@example.com",
        "My ticket shows the wrong date.",
      ]);
      expect(box().checked).toBe(false);
      await tick();
      await submit();
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  test("behavior: a wait is said in whole minutes, rounded up", async () => {
    render(form(async () => ({ type: "TOO_MANY", retryAfterMs: 90_000 })));
    fill();
    await tick();
    await submit();
    expect(screen.getByRole("alert").textContent).toContain("Send it again in 2 minutes");
  });

  test("behavior: a second press while it is on its way sends nothing more", async () => {
    const answer = Promise.withResolvers<ContactOutcome>();
    const send = vi.fn(() => answer.promise);
    const { container } = render(form(send));
    fill();
    await tick();
    await submit();
    const sending = container.querySelector("form");
    if (!sending) throw new Error("The form is gone.");
    await act(async () => void fireEvent.submit(sending));
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve({ type: "SENT", reference: "MSG-1", answerBy }));
    expect(screen.getByText("MSG-1")).toBeDefined();
  });

  test("behavior: what was written before the page came alive is sent", async () => {
    const send = vi.fn<(message: ContactMessage) => Promise<ContactOutcome>>(async () => ({
      type: "SENT",
      reference: "MSG-1",
      answerBy,
    }));
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(form(send));
    for (const [name, value] of Object.entries({
      name: "Aisha Khan",
      email: "aisha@example.com",
      message: "Written early on.",
    })) {
      const field = place.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
    const root = await act(async () => hydrateRoot(place, form(send)));
    await tick();
    await submit();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: "Aisha Khan", message: "Written early on." }));
    act(() => root.unmount());
  });
});

describe("the check", () => {
  const statusOf = () => screen.getByRole("status").textContent;

  test("default: says what it is doing, and when it is done", async () => {
    const solution = Promise.withResolvers<SolvedCaptcha>();
    render(form(vi.fn(), () => solution.promise));
    expect(statusOf()).toContain("No puzzle");
    await tick();
    expect(statusOf()).toContain("Your device is proving it");
    await act(async () => solution.resolve(solved));
    expect(statusOf()).toBe("Checked. Thank you.");
    expect(box().checked).toBe(true);
  });

  test("behavior: one that fails can be tried again", async () => {
    const solve = vi.fn().mockRejectedValueOnce(new Error("no connection")).mockResolvedValueOnce(solved);
    render(form(vi.fn(), solve));
    await tick();
    expect(screen.getByText(/The check could not be completed/)).toBeDefined();
    expect(box().checked).toBe(false);
    await tick();
    expect(statusOf()).toBe("Checked. Thank you.");
  });

  test("behavior: one that is too old is to be made again before a message goes", async () => {
    const send = vi.fn();
    render(form(send));
    fill();
    await tick();
    await act(async () => vi.advanceTimersByTime(lastsMs + 1));
    expect(screen.getByText(/The check was too long ago/)).toBeDefined();
    await submit();
    expect(send).not.toHaveBeenCalled();
  });

  test("behavior: leaving the page stops it", async () => {
    let stopped: AbortSignal | undefined;
    const { unmount } = render(
      form(vi.fn(), (signal?: AbortSignal) => {
        stopped = signal;
        return new Promise(() => undefined);
      }),
    );
    await tick();
    unmount();
    expect(stopped?.aborted).toBe(true);
  });
});
