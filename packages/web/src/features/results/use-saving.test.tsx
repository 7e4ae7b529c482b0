// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { useSaving } from "./use-saving.ts";

afterEach(cleanup);

function Page() {
  const saving = useSaving(true);
  return saving && <button type="button">{saving.hasMoved() ? "moved" : "at rest"}</button>;
}

test.each([
  ["presses", () => fireEvent.pointerDown(window), "moved"],
  ["types", () => fireEvent.keyDown(window), "moved"],
  ["turns the wheel", () => fireEvent.wheel(window), "moved"],
  ["does nothing", () => undefined, "at rest"],
])(
  "behavior: whoever %s while the script of saved offers is fetched is known to be at the page",
  async (_, move, name) => {
    window.location.hash = "sought";
    render(<Page />);
    move();
    await waitFor(() => screen.getByRole("button", { name }));
    window.location.hash = "";
  },
);
