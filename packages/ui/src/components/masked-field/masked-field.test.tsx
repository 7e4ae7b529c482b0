import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { arrange, caretIn } from "./mask.ts";
import { MaskedField } from "./masked-field.tsx";

const cnic = "#####-#######-#";

test.each([
  [cnic, "3520212345671", "35202-1234567-1"],
  [cnic, "35202", "35202"],
  [cnic, "352021", "35202-1"],
  [cnic, "٣٥٢٠٢ ١٢٣٤٥٦٧ ١", "35202-1234567-1"],
  [cnic, "35202-", "35202"],
  ["##/##/####", "18041993", "18/04/1993"],
  ["AA-aa", "abCD", "AB-cd"],
  ["SX", "a1", "a1"],
  ["!##", "7", "#7"],
  ["+!# ##", "7", "+# 7"],
])("default: %s arranges %s as %s", (mask, typed, shown) => {
  expect(arrange(typed, mask)).toBe(shown);
});

test.each([
  [cnic, "35202-12345678-12"],
  [cnic, "AB1234567"],
  ["##", "1a"],
])("behavior: %s drops nothing of %s", (mask, typed) => {
  expect(arrange(typed, mask)).toBe(typed);
});

test("behavior: arranging what is arranged changes nothing, however much of it there is", () => {
  const full = arrange("3520212345671", cnic);
  for (let length = 0; length <= full.length; length += 1) {
    const once = arrange(full.slice(0, length), cnic);
    expect(arrange(once, cnic)).toBe(once);
    // Deleting the last character always makes the text shorter.
    expect(arrange(once.slice(0, -1), cnic).length).toBeLessThan(Math.max(1, once.length));
  }
});

test("behavior: the caret stays behind the character that was typed", () => {
  expect(caretIn("35202-1", "352021", 6, cnic)).toBe(7);
  expect(caretIn("35902-1234567-1", "35902-1234567-1", 3, cnic)).toBe(3);
  expect(caretIn("12/3", "123", 0, "##/##")).toBe(0);
  // What was read may be longer than what was typed.
  expect(caretIn("12/03", "12/3/", 5, "##/##/####")).toBe(5);
});

function Typing() {
  const [value, setValue] = useState("");
  return <MaskedField label="CNIC" mask={cnic} value={value} onValue={setValue} error="13 digits, please" />;
}

test("default: separators write themselves, and the field is told of its error", () => {
  render(<Typing />);
  const field = screen.getByLabelText<HTMLInputElement>("CNIC");
  fireEvent.input(field, { target: { value: "352021" } });
  expect(field.value).toBe("35202-1");
  expect(field.dir).toBe("ltr");
  expect(field.getAttribute("aria-describedby")).toBe(`${field.id}-error`);
});
