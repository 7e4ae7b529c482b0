// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { ErrorPage } from "./error-page.tsx";

vi.mock("./return-home.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(cleanup);

test("behavior: without a network the error page stands, and leads home without its count", async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  await loadWords("en");
  i18nOf("en").activate("en");
  const component = () => (
    <ErrorPage art="a night without stars" title="Something Went Wrong">
      <p>This page could not be shown.</p>
    </ErrorPage>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await act(async () =>
    render(
      <I18nProvider i18n={i18nOf("en")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  // The script of the count has been asked for, and has not come.
  await act(async () => void (await import("./return-home.tsx").catch(() => undefined)));
  expect(screen.getByRole("heading", { name: "Something Went Wrong" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Home" })).toBeDefined();
});
