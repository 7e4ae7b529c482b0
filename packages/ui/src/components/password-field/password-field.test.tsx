import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";

test("behavior: shows and hides, and keeps what was typed", () => {
  render(<PasswordField label="Password" show="Show" hide="Hide" defaultValue="secret" />);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect([input.type, input.value]).toEqual(["text", "secret"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(input.type).toBe("password");
});
