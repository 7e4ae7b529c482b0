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

test("behavior: the box to be filled next is told apart, and the last one stays it", () => {
  const { container } = render(<OtpField label="Code" length={4} />);
  const next = () => [...container.querySelectorAll("span")].map((box) => box.hasAttribute("data-next")).indexOf(true);
  expect(next()).toBe(0);
  for (const [code, box] of [
    ["12", 2],
    ["1234", 3],
  ] as const) {
    fireEvent.input(screen.getByLabelText("Code"), { target: { value: code } });
    expect(next()).toBe(box);
  }
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
