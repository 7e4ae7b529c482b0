import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Countdown, clockText } from "./countdown.tsx";

test.each([
  [0, "00:00"],
  [-5, "00:00"],
  [0.2, "00:01"],
  [581, "09:41"],
  [3849, "1:04:09"],
])("default: %d seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test("behavior: is not announced each second", () => {
  render(<Countdown label="Held" seconds={60} />);
  expect(screen.getByRole("timer").getAttribute("datetime")).toBe("PT60S");
  expect(screen.getByRole("timer").closest("[aria-live]")).toBeNull();
});
