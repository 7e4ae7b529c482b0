import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pagesInSight } from "./pages-in-sight.ts";
import { Pagination } from "./pagination.tsx";

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, "rest", 9]],
  [4, 9, [1, 2, 3, 4, 5, "rest", 9]],
  [5, 9, [1, "rest", 4, 5, 6, "rest", 9]],
  [9, 9, [1, "rest", 8, 9]],
])("default: page %i of %i", (page, pages, shown) => {
  expect(pagesInSight(page, pages)).toEqual(shown);
});

test("behavior: says which page is open and leads to its neighbours", () => {
  render(
    <Pagination
      label="Pages"
      previous="Previous"
      next="Next"
      page={2}
      pages={3}
      hrefOf={(page) => `?page=${page}`}
      nameOf={(page) => `Page ${page}`}
    />,
  );
  expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe("Page 2");
  expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("?page=1");
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("?page=3");
});
