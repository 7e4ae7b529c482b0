import { expect, test } from "vitest";
import { paths } from "../../app/addresses/paths.ts";
import { blogsSearch } from "./blogs-search.ts";

test.each([
  [{}, "/blogs"],
  [{ page: 1 }, "/blogs"],
  [{ page: 2 }, "/blogs?page=2"],
  [{ page: "2" }, "/blogs?page=2"],
  [{ page: 2, category: "food" }, "/blogs?category=food&page=2"],
  [{ page: -1, category: "" }, "/blogs"],
  [{ page: 1.5 }, "/blogs"],
  [{ page: "x", category: ["food"] }, "/blogs"],
  [{ page: 1e9 }, "/blogs"],
])("default: %o is the page %s", (search, address) => {
  const { page, category } = blogsSearch(search);
  expect(paths.blogs(page, category)).toBe(address);
});
