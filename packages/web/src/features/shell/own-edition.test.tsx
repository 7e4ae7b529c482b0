// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { OwnEdition } from "./own-edition.tsx";

afterEach(cleanup);

const sentBy = (name: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name });
  return [form?.getAttribute("action"), Object.fromEntries(form ? [...new FormData(form)] : [])];
};

test.each([
  ["PK", "SA", "Show riyals", "Keep rupees", "Your number is Saudi. Show prices in riyals?"],
  ["SA", "PK", "Show rupees", "Keep riyals", "Your number is Pakistani. Show prices in rupees?"],
] as const)(
  "default: in %s, %s is shown or the edition kept, and kept where one is",
  async (edition, own, show, keep, why) => {
    const { tree } = await pageOf(<OwnEdition own={own} />, { edition, address: "/bookings?tab=past" });
    render(tree);
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.queryByText("Prices:")).toBeNull();
    expect(sentBy(show)).toEqual(["/api/preferences", { edition: own, locale: "en" }]);
    expect(sentBy(keep)).toEqual(["/api/preferences", { edition, locale: "en", return: "/bookings?tab=past" }]);
  },
);

test("behavior: an edition that is kept is told to the server, and the page goes on as it is", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  const { tree } = await pageOf(<OwnEdition own="SA" />, { edition: "PK" });
  render(tree);
  fireEvent.click(screen.getByRole("button", { name: "Keep rupees" }));
  const sent = fetched.mock.calls[0]?.[1]?.body;
  expect(sent instanceof URLSearchParams && sent.toString()).toBe("edition=PK&locale=en&return=%2F");
  expect(screen.queryByRole("button")).toBeNull();
  fetched.mockRestore();
});
