// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CardList } from "./card-list.tsx";

const list = (
  <CardList label="Coaches" places={Uint32Array.from({ length: 20 }, (_, place) => place)} card={String} atOnce={8} />
);

test("default: as many as fill a screen are drawn at once, and the others right after", () => {
  // What is drawn first is what a server would draw.
  expect(renderToString(list).match(/<li/g)).toHaveLength(8);
  render(list);
  const shown = screen.getAllByRole("listitem").map(({ textContent }) => Number(textContent));
  expect(shown).toEqual(Array.from({ length: 20 }, (_, place) => place));
});
