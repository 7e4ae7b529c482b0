import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Segmented } from "./segmented.tsx";

test("default: radios that are sent with their form", () => {
  const changed = vi.fn<(value: string) => void>();
  render(
    <form aria-label="form">
      <Segmented
        label="Trip"
        name="trip"
        defaultValue="return"
        onChange={changed}
        segments={[
          { value: "return", label: "Return" },
          { value: "single", label: "One way" },
        ]}
      />
    </form>,
  );
  expect(screen.getByRole("radiogroup", { name: "Trip" })).toBeDefined();
  fireEvent.click(screen.getByLabelText("One way"));
  expect(changed).toHaveBeenCalledExactlyOnceWith("single");
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("trip")).toBe("single");
});
