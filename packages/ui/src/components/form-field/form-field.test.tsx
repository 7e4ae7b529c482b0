import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./form-field.tsx";

test("default: the label names the control", () => {
  render(<TextField label="City" name="city" />);
  const input = screen.getByLabelText("City");
  expect(input.getAttribute("aria-describedby")).toBeNull();
  expect(input.getAttribute("aria-invalid")).toBeNull();
});

test("behavior: hint and error are read with the control", () => {
  render(<TextField label="City" hint="Where you start" error="Choose a city" />);
  const input = screen.getByLabelText("City");
  const read = input
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(read).toEqual(["Where you start", "Choose a city"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("behavior: the summary names itself and leads to each field", () => {
  render(
    <>
      <ErrorSummary title="Two faults" errors={[{ id: "mail", message: "Enter an e-mail address" }]} />
      <TextField id="mail" label="E-mail" error="Enter an e-mail address" />
    </>,
  );
  expect(screen.getByRole("alert", { name: "Two faults" }).tabIndex).toBe(-1);
  const target = screen.getByRole("link").getAttribute("href")?.slice(1) ?? "";
  expect(document.getElementById(target)).toBe(screen.getByLabelText("E-mail"));
});

test("behavior: a link of the summary puts the focus into its field, also one of a folded panel", () => {
  render(
    <>
      <ErrorSummary title="Faults" errors={[{ id: "age", message: "Choose the age" }]} />
      <details>
        <summary>Guests</summary>
        <TextField id="age" label="Age" error="Choose the age" />
      </details>
    </>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Choose the age" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Age"));
  expect(document.querySelector("details")?.open).toBe(true);
});

test("behavior: a compact one says the same, and the same field may have two faults", () => {
  const errors = [
    { id: "age", message: "Say how old the child is" },
    { id: "age", message: "Children are up to 17 years old" },
  ];
  render(<ErrorSummary compact title="Two faults" errors={errors} />);
  expect(screen.getByRole("alert", { name: "Two faults" })).toBeDefined();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
    errors.map(({ message }) => message),
  );
});

test.each([
  [4, 4, 0],
  [5, 4, 1],
  [21, 4, 17],
])("behavior: of %i faults %i are shown and %i folded, and a folded one leads to its field", (count, shown, folded) => {
  const errors = Array.from({ length: count }, (_, index) => ({ id: `field-${index}`, message: `Fault ${index}` }));
  const last = errors.at(-1) ?? { id: "", message: "" };
  render(
    <>
      <ErrorSummary title="Faults" errors={errors} more={(more) => `and ${more} more`} />
      <TextField id={last.id} label="Last" error={last.message} />
    </>,
  );
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.filter((link) => link.closest("details") === null)).toHaveLength(shown);
  expect(screen.queryAllByText(`and ${folded} more`)).toHaveLength(folded > 0 ? 1 : 0);
  fireEvent.click(screen.getByText(last.message, { selector: "a" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Last"));
});

test("behavior: with no faults there is no summary", () => {
  const { container } = render(<ErrorSummary title="Faults" errors={[]} />);
  expect(container.innerHTML).toBe("");
});
