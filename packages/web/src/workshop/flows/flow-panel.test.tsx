// @vitest-environment jsdom
import { createTransitionTable } from "@safar/paths/chart";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { FlowPanel } from "./flow-panel.tsx";
import { orderAlphabet, orderMachine } from "./flows.fixtures.ts";
import { startOwnRun } from "./own-run.ts";
import { useSnapshot } from "./use-watched.ts";
import { wordsIn } from "./words.ts";

afterEach(cleanup);

const table = createTransitionTable(orderMachine);

function Walked({ locale, isOwn = true }: { locale: "en" | "ar"; isOwn?: boolean }) {
  const [run] = useState(() => startOwnRun(orderMachine, orderAlphabet.inputs[0]));
  const [taken, setTaken] = useState<readonly string[]>([]);
  const snapshot = useSnapshot(run.actor);
  if (snapshot === null) return null;
  return (
    <FlowPanel
      actor={run.actor}
      snapshot={snapshot}
      alphabet={orderAlphabet}
      table={table}
      own={isOwn ? run : null}
      taken={taken}
      onTake={(label) => setTaken((before) => [...before, label])}
      say={wordsIn(locale)}
    />
  );
}

test("default: it says where the flow is, what is allowed and where that leads, and why the rest is blocked", () => {
  render(<Walked locale="en" />);
  expect(screen.getByRole("status").textContent).toContain("filling");
  const send = screen.getByRole("button", { name: "order.send" });
  expect(send.closest("li")?.textContent).toContain("leads to sent");
  const refused = screen.getByRole("heading", { name: "Refused by a guard" }).nextElementSibling;
  expect(refused?.textContent).toBe("gift.wrap isPaper · 1 case");
});

test("behavior: an event that is pressed is taken, both regions go on, and the keyboard stays with the flow", () => {
  render(<Walked locale="en" />);
  const add = screen.getByRole("button", { name: "item.add" });
  add.focus();
  fireEvent.click(add);
  expect(screen.queryByRole("button", { name: "item.add" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("status"));
  fireEvent.click(screen.getByRole("button", { name: "gift.wrap (red)" }));
  const state = screen.getByRole("status").textContent ?? "";
  expect(state).toContain("full");
  expect(state).toContain("wrapped");
  const taken = screen.getByRole("heading", { name: "Taken so far" }).nextElementSibling;
  expect(taken?.textContent).toBe("item.addgift.wrap (red)");
});

test("behavior: a flow that somebody uses is only looked at", () => {
  render(<Walked locale="en" isOwn={false} />);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("item.add")).toBeTruthy();
});

test("behavior: what has ended says so, and lists nothing as blocked", () => {
  render(<Walked locale="ar" />);
  fireEvent.click(screen.getByRole("button", { name: "order.send" }));
  expect(within(screen.getByRole("status")).getByText("انتهى المسار.")).toBeTruthy();
  expect(screen.queryByText(/غير المتاح/)).toBeNull();
});
