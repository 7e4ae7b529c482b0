// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DayChips } from "./day-chips.tsx";
import { pageOf } from "./search-form.harness.tsx";

afterEach(cleanup);

test("default: today and tomorrow are a press each, and the one that is chosen says so", async () => {
  const choose = vi.fn();
  const chips = <DayChips today="2026-11-27" value="2026-11-27" isAlive onChoose={choose} />;
  const { tree } = await pageOf(chips, { locale: "en" });
  render(tree);
  expect(screen.getByRole("button", { name: "Today, Fri" }).ariaPressed).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Tomorrow, Sat" }));
  expect(choose).toHaveBeenCalledWith("2026-11-28");
});
