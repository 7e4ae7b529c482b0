import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PhoneField } from "./phone-field.tsx";

const codes = [
  { value: "SA", code: "+966", name: "Saudi Arabia" },
  { value: "PK", code: "+92", name: "Pakistan" },
];

test("default: both parts are sent, left to right in any language", () => {
  const changed = vi.fn<(value: string) => void>();
  render(
    <form dir="rtl" aria-label="form">
      <PhoneField
        label="Mobile"
        name="phone"
        codeLabel="Code"
        codeName="country"
        codes={codes}
        defaultCode="SA"
        defaultValue="551234567"
        onCodeChange={changed}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form");
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "PK" } });
  expect(changed).toHaveBeenCalledWith("PK");
  expect(Object.fromEntries(new FormData(form))).toEqual({ country: "PK", phone: "551234567" });
  expect(screen.getByLabelText("Mobile").closest("[dir]")?.getAttribute("dir")).toBe("ltr");
  expect(screen.getByText("+92").getAttribute("aria-hidden")).toBe("true");
});

test("behavior: a number that says its country itself chooses it as it is left", () => {
  const changed = vi.fn<(value: string) => void>();
  render(
    <PhoneField
      label="Number"
      name="phone"
      codeLabel="Its code"
      codeName="country"
      codes={codes}
      defaultCode="SA"
      onCodeChange={changed}
      dialledIn={(typed) => (typed.startsWith("+92") ? { country: "PK", number: typed.slice(3) } : null)}
    />,
  );
  const number = screen.getByLabelText<HTMLInputElement>("Number");
  fireEvent.input(number, { target: { value: "551234567" } });
  fireEvent.blur(number);
  expect([number.value, changed.mock.calls]).toEqual(["551234567", []]);
  fireEvent.input(number, { target: { value: "+923001234567" } });
  fireEvent.blur(number);
  expect(number.value).toBe("3001234567");
  expect(screen.getByLabelText<HTMLSelectElement>("Its code").value).toBe("PK");
  expect(changed).toHaveBeenCalledExactlyOnceWith("PK");
});

test("behavior: a country that is offered for what is typed is chosen by a press, of which the form hears, and typing goes on", () => {
  const changed = vi.fn<(value: string) => void>();
  const heard = vi.fn<(name: string) => void>();
  render(
    <form onInput={({ target }) => target instanceof Element && heard(target.getAttribute("name") ?? "")}>
      <PhoneField
        label="Offered"
        name="phone"
        codeLabel="Offered code"
        codeName="country"
        codes={codes}
        defaultCode="SA"
        onCodeChange={changed}
        renderOffer={(typed, chosen, choose) =>
          typed === "03001234567" &&
          chosen === "SA" && (
            <button type="button" onClick={() => choose("PK")}>
              Use +92
            </button>
          )
        }
      />
    </form>,
  );
  const number = screen.getByLabelText<HTMLInputElement>("Offered");
  fireEvent.input(number, { target: { value: "0300123456" } });
  expect(screen.queryByRole("button")).toBeNull();
  fireEvent.input(number, { target: { value: "03001234567" } });
  heard.mockClear();
  fireEvent.click(screen.getByRole("button", { name: "Use +92" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Offered code").value).toBe("PK");
  expect([number.value, document.activeElement, screen.queryByRole("button")]).toEqual(["03001234567", number, null]);
  expect(changed).toHaveBeenCalledExactlyOnceWith("PK");
  expect(heard).toHaveBeenCalledExactlyOnceWith("country");
});
