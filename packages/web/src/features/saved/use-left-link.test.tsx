// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { useLeftLink } from "./use-left-link.ts";

const returning = vi.hoisted(() => vi.fn<() => boolean | null>(() => null));
vi.mock("../../app/hooks/use-navigation-manners.ts", () => ({ isReturning: returning }));
afterEach(cleanup);

function Links() {
  const page = useRef<HTMLDivElement>(null);
  useLeftLink(page, true);
  return (
    <div ref={page}>
      <a href="/one">One</a>
      <a href="/two">Two</a>
    </div>
  );
}

const draw = async () => {
  const { tree } = await pageOf(<Links />, {});
  await act(async () => void render(tree));
};

test.each([
  [true, "Two"],
  [false, null],
])("behavior: who comes back (%s) stands on the link that they left by, and nobody else does", async (isBack, name) => {
  returning.mockReturnValue(null);
  await draw();
  screen.getByRole("link", { name: "Two" }).focus();
  cleanup();
  returning.mockReturnValue(isBack);
  await draw();
  expect(document.activeElement).toBe(name === null ? document.body : screen.getByRole("link", { name }));
});
