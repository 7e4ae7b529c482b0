// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Art } from "./art.tsx";

test("default: a name is drawn", () => {
  render(<Art of="hunza-poplars" kind="blog" alt="Poplars" />);
  expect(screen.getByRole("img", { name: "Poplars" }).getAttribute("src")).toBe("/posters/blog.svg?of=hunza-poplars");
});

test("behavior: a photograph is fetched through our own server, at the width it is shown", () => {
  render(<Art of="https://media.example/a b.jpg?v=2&x" kind="blog" alt="Autumn" eager />);
  const image = screen.getByRole("img", { name: "Autumn" });
  const address = (width: number) =>
    `/pictures/${width}.webp?kind=blog&of=${encodeURIComponent("https://media.example/a b.jpg?v=2&x")}`;
  expect(image.getAttribute("src")).toBe(address(768));
  expect(image.getAttribute("srcset")?.split(", ")).toHaveLength(9);
  expect(image.getAttribute("srcset")).toContain(`${address(320)} 320w`);
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
});
