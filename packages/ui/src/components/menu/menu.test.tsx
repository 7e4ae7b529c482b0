import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { closeAllDialogs } from "../dialog/dialog-registry.ts";
import { Menu } from "./menu.tsx";

test("behavior: opens on its first entry, arrows go round, an entry acts and closes", () => {
  const out = vi.fn<() => void>();
  const hide = vi.spyOn(HTMLElement.prototype, "hidePopover");
  const { container } = render(
    <Menu
      trigger="Amal"
      items={[
        { id: "wallet", label: "Wallet", href: "#wallet" },
        { id: "out", label: "Sign out", onSelect: out },
      ]}
    />,
  );
  const button = screen.getByRole("button", { name: "Amal" });
  const popover = container.querySelector<HTMLElement>("[popover]");
  if (!popover) throw new Error("The menu has no popover.");
  expect(button.getAttribute("popovertarget")).toBe(popover.id);
  // jsdom draws no popover as open, and focuses nothing that is not drawn.
  popover.style.display = "block";
  fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" }));
  const [wallet, signOut] = screen.getAllByRole("menuitem", { hidden: true });
  expect(document.activeElement).toBe(wallet);
  fireEvent.keyDown(screen.getByRole("menu", { hidden: true }), { key: "ArrowUp" });
  expect(document.activeElement).toBe(signOut);
  if (signOut) fireEvent.click(signOut);
  expect(out).toHaveBeenCalledTimes(1);
  expect(hide).toHaveBeenCalled();
});

test("behavior: a page that changes while the menu opens closes it", () => {
  const hide = vi.spyOn(HTMLElement.prototype, "hidePopover");
  const { container } = render(<Menu trigger="Amal" items={[{ id: "wallet", label: "Wallet", href: "#wallet" }]} />);
  const popover = container.querySelector("[popover]");
  if (!popover) throw new Error("The menu has no popover.");
  hide.mockClear();
  // What is told once it has opened comes later.
  fireEvent(popover, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  closeAllDialogs();
  expect(hide).toHaveBeenCalledTimes(1);
});
