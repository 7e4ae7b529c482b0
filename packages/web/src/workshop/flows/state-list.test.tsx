// @vitest-environment jsdom
import { createTransitionTable } from "@safar/paths/chart";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { orderMachine } from "./flows.fixtures.ts";
import { StateList } from "./state-list.tsx";
import { wordsIn } from "./words.ts";

afterEach(cleanup);

const table = createTransitionTable(orderMachine);

function List() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <StateList
      table={table}
      machineId="order"
      active={new Set(["filling", "filling.basket", "filling.basket.empty"])}
      chosen={chosen}
      onChoose={setChosen}
      say={wordsIn("en")}
    />
  );
}

test("default: it begins with the state in which the flow is, and says where its transitions lead", () => {
  render(<List />);
  expect(screen.getByRole("heading", { name: "Transitions: filling.basket.empty" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "filling.basket.full" })).toBeTruthy();
});

test("behavior: a target is the next one to look at, and a state stands within the one that holds it", () => {
  render(<List />);
  fireEvent.click(screen.getByRole("button", { name: "filling.basket.full" }));
  expect(screen.getByRole("heading", { name: "Transitions: filling.basket.full" })).toBeTruthy();
  const full = screen.getByRole("button", { name: "full" });
  expect(full.getAttribute("aria-pressed")).toBe("true");
  expect(full.closest("ul")?.parentElement?.querySelector("button")?.title).toBe("filling.basket");
});
