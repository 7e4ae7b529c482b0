import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = ["a", "b", "c"].map((id) => ({ id, label: `Tab ${id}`, panel: <input aria-label={`Field ${id}`} /> }));
const selected = () => screen.getByRole("tab", { selected: true }).textContent;

test("default: one tab stop, one panel in sight", () => {
  render(<Tabs label="Topics" tabs={tabs} />);
  expect(selected()).toBe("Tab a");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole("tabpanel", { name: "Tab a" })).toBeDefined();
  expect(screen.queryByRole("tabpanel", { name: "Tab b" })).toBeNull();
});

test("behavior: arrows move focus and choice, and what was typed stays", () => {
  render(<Tabs label="Topics" tabs={tabs} />);
  fireEvent.change(screen.getByLabelText("Field a"), { target: { value: "kept" } });
  fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowRight" });
  expect(selected()).toBe("Tab b");
  expect(document.activeElement?.textContent).toBe("Tab b");
  fireEvent.keyDown(screen.getByRole("tablist"), { key: "Home" });
  expect(screen.getByLabelText<HTMLInputElement>("Field a").value).toBe("kept");
});

test("behavior: in right-to-left text the left arrow goes on", () => {
  render(
    <div style={{ direction: "rtl" }}>
      <Tabs label="Topics" tabs={tabs} />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowLeft" });
  expect(selected()).toBe("Tab b");
});

test("behavior: up and down are left to the page", () => {
  render(<Tabs label="Topics" tabs={tabs} />);
  fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowDown" });
  expect(selected()).toBe("Tab a");
});

test("behavior: tabs with addresses are links; a plain press stays on the page, one for another window is the browser's", () => {
  const chosen = vi.fn<(id: string) => void>();
  render(
    <Tabs label="Topics" tabs={tabs.map((tab) => ({ ...tab, href: `#${tab.id}` }))} selected="a" onSelect={chosen} />,
  );
  const [, second] = screen.getAllByRole("tab");
  if (!second) throw new Error("There is no second tab.");
  expect(second.getAttribute("href")).toBe("#b");
  expect(fireEvent.click(second)).toBe(false);
  expect(chosen).toHaveBeenCalledExactlyOnceWith("b");
  expect(fireEvent.click(second, { ctrlKey: true })).toBe(true);
  expect(chosen).toHaveBeenCalledTimes(1);
});
