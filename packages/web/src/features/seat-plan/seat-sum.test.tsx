// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { SeatSum } from "./seat-sum.tsx";

afterEach(cleanup);

const view = { busy: false, problem: null, seats: [], total: null, unfinished: null, commands: { submit: false } };

test.each([
  ["takes what is proposed", true, "Take and continue", ["take", "submit"]],
  ["waits for a choice where nothing is proposed", false, "Continue", []],
])("behavior: with nothing chosen going on %s", async (_, isProposed, name, done) => {
  const said: string[] = [];
  const onTake = isProposed ? () => said.push("take") : undefined;
  await renderResults(
    <SeatSum view={view} label="No seat" missing={null} onTake={onTake} onSubmit={() => said.push("submit")} />,
    "en",
  );
  fireEvent.click(screen.getByRole("button", { name }));
  expect(said).toEqual(done);
});
