// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChangingNumber } from "./use-changing-number.ts";

function Page() {
  const [isChanging, setChanging] = useChangingNumber();
  return <button onClick={() => setChanging(!isChanging)}>{isChanging ? "number" : "code"}</button>;
}

test("default: the browser's button leads from the number that is being changed to the code, and so does keeping it", async () => {
  const history = createMemoryHistory({ initialEntries: ["/before", "/?return=%2Fbookings"] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  const press = () => fireEvent.click(screen.getByRole("button"));
  const shows = (step: string) => waitFor(() => expect(screen.getByRole("button").textContent).toBe(step));
  await shows("code");
  press();
  await shows("number");
  expect(history.location.href).toBe("/?return=%2Fbookings");
  act(() => history.back());
  await shows("code");
  act(() => history.forward());
  await shows("number");
  press();
  await shows("code");
  expect([history.location.href, history.length]).toEqual(["/?return=%2Fbookings", 3]);
});
