import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button, ButtonLink } from "./button.tsx";

test("default: a press acts", () => {
  const act = vi.fn<() => void>();
  render(<Button onClick={act}>Pay</Button>);
  const button = screen.getByRole("button", { name: "Pay" });
  fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(button.getAttribute("type")).toBe("button");
});

test("behavior: while busy a second press neither acts nor sends the form, and focus stays", () => {
  const act = vi.fn<() => void>();
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy onClick={act}>
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Pay" });
  button.focus();
  fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("behavior: a link that looks like a button is a link", () => {
  render(<ButtonLink href="/bookings">My bookings</ButtonLink>);
  expect(screen.getByRole("link", { name: "My bookings" }).getAttribute("href")).toBe("/bookings");
});
