import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RadioGroup } from "./radio-group.tsx";

test("default: a named group of which one is chosen", () => {
  const changed = vi.fn<(value: string) => void>();
  render(
    <RadioGroup
      label="Channel"
      name="channel"
      value="sms"
      onChange={changed}
      choices={[
        { value: "sms", label: "Text" },
        { value: "whatsapp", label: "WhatsApp" },
      ]}
    />,
  );
  expect(screen.getByRole("group", { name: "Channel" })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Text").checked).toBe(true);
  fireEvent.click(screen.getByLabelText("WhatsApp"));
  expect(changed).toHaveBeenCalledExactlyOnceWith("whatsapp");
});
