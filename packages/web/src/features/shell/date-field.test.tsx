// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { BirthDateField } from "./date-field.tsx";

afterEach(cleanup);

test("behavior: a day that was kept comes in once the page is alive, and never over what is typed", async () => {
  await loadWords("en");
  i18nOf("en").activate("en");
  const of = (value: string) => (
    <I18nProvider i18n={i18nOf("en")}>
      <BirthDateField id="born" label="Date of birth" name="born" value={value} />
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

test.each([
  ["1/2/90", "Please enter a valid date of birth: day, month and all four digits of the year"],
  ["31/02/1990", "Please enter a valid date of birth: there is no such day. The day comes first, then the month"],
  ["12/25/1990", "Please enter a valid date of birth: there is no such day. The day comes first, then the month"],
])("behavior: what is wrong with %s is told as it is left, under how a day is written", async (typed, words) => {
  await loadWords("en");
  i18nOf("en").activate("en");
  render(
    <I18nProvider i18n={i18nOf("en")}>
      <BirthDateField id="born" label="Date of birth" name="born" value="" hint="You must be at least 13." />
    </I18nProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>("Date of birth");
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.blur(field);
  await waitFor(() => expect(document.getElementById("born-error")?.textContent).toBe(words));
  expect(document.getElementById("born-hint")?.textContent).toBe(
    "Day, month and year, such as 25/12/1990. You must be at least 13.",
  );
});
