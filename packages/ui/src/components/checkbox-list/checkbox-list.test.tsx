import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CheckboxList } from "./checkbox-list.tsx";

afterEach(cleanup);

const cinemas = ["sea-view", "regal"].map((id) => ({ id, label: id, note: "Karachi" }));

test.each([
  [[], ["sea-view", "regal"]],
  [["regal"], ["sea-view"]],
  [
    ["regal", "sea-view", "of-another-list"],
    ["sea-view", "regal"],
  ],
])("default: with %j ticked, all of them toggles %j", (chosen, toggled) => {
  const sent: string[] = [];
  render(<CheckboxList all="All in Karachi" of={cinemas} chosen={chosen} onToggle={(id) => sent.push(id)} />);
  fireEvent.click(screen.getByRole("button", { name: "All in Karachi" }));
  expect(sent).toEqual(toggled);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /regal/ }).checked).toBe(chosen.includes("regal"));
});
