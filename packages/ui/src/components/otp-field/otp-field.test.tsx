import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OtpField } from "./otp-field.tsx";

test("default: one field that messages can fill", () => {
  render(<OtpField label="Code" />);
  const input = screen.getByLabelText("Code");
  expect(input.getAttribute("autocomplete")).toBe("one-time-code");
  expect(input.getAttribute("inputmode")).toBe("numeric");
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});

test("behavior: a pasted message leaves its digits, also Arabic-Indic ones, and reports them once whole", () => {
  const complete = vi.fn<(code: string) => void>();
  render(<OtpField label="Code" length={4} onComplete={complete} />);
  const input = screen.getByLabelText<HTMLInputElement>("Code");
  fireEvent.input(input, { target: { value: "12" } });
  expect(complete).not.toHaveBeenCalled();
  fireEvent.input(input, { target: { value: "رمزك: ٤٨-۱5 99" } });
  expect(input.value).toBe("4815");
  expect(complete).toHaveBeenCalledExactlyOnceWith("4815");
});
