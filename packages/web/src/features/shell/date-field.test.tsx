// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { OwnDateField } from "./date-field.tsx";

test("behavior: a day that was kept comes in once the page is alive, and never over what is typed", async () => {
  await loadWords("en");
  i18nOf("en").activate("en");
  const of = (value: string) => (
    <I18nProvider i18n={i18nOf("en")}>
      <OwnDateField id="born" label="Date of birth" name="born" value={value} />
    </I18nProvider>
  );
  const { rerender } = render(of(""));
  const field = screen.getByLabelText<HTMLInputElement>("Date of birth");
  rerender(of("1990-05-25"));
  expect(field.value).toBe("25/05/1990");
  fireEvent.input(field, { target: { value: "26/05/1990" } });
  rerender(of("1991-05-25"));
  expect(field.value).toBe("26/05/1990");
});
