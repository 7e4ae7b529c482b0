import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture, pictureWidths } from "./picture.tsx";

test("default: six widths at two densities, each once", () => {
  expect(pictureWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test("behavior: keeps its place and waits until it is near", () => {
  render(<Picture alt="A court" width={16} height={9} srcOf={(width) => `/p-${width}.webp`} />);
  const image = screen.getByAltText("A court");
  expect(image.getAttribute("loading")).toBe("lazy");
  expect(image.style.aspectRatio.replace(/\s/g, "")).toBe("16/9");
  expect(image.getAttribute("srcset")).toContain("/p-3072.webp 3072w");
});
