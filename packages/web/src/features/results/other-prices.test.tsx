// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { OtherPrices } from "./other-prices.tsx";

afterEach(cleanup);

const draw = async (route: string) => {
  cleanup();
  const { tree } = await pageOf(
    <OtherPrices search="from=lhe" route={route}>
      <p>other days</p>
    </OtherPrices>,
  );
  await act(async () => void render(tree));
  return screen.getByRole("button", { name: "Other days, there and back" });
};
const isShown = () => screen.queryByText("other days") !== null;

test("behavior: whoever chooses one goes on comparing: the days of a route stay open until they are closed", async () => {
  fireEvent.click(await draw("KHI-DOH"));
  expect(isShown()).toBe(true);
  await draw("KHI-IST");
  expect(isShown()).toBe(false);
  const button = await draw("KHI-DOH");
  expect(isShown()).toBe(true);
  fireEvent.click(button);
  await draw("KHI-DOH");
  expect(isShown()).toBe(false);
});
