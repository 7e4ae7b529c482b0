import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Poster, type PosterKind } from "./poster.tsx";

const kinds: readonly PosterKind[] = ["hotel", "city", "event", "film", "blog"];

test.each(kinds)("default: the same name gives the same %s", (kind) => {
  const draw = () => renderToStaticMarkup(<Poster kind={kind} name="Dar Al Noor" />);
  expect(draw()).toBe(draw());
});

test.each(kinds)("behavior: of 300 names no two %s posters are alike", (kind) => {
  const drawn = Array.from({ length: 300 }, (_, index) =>
    renderToStaticMarkup(<Poster kind={kind} name={`Name ${index}`} />),
  );
  expect(new Set(drawn).size).toBe(300);
  expect(drawn.join("")).not.toMatch(/NaN|undefined|Infinity/);
});

test("behavior: silent unless it stands for something", () => {
  expect(renderToStaticMarkup(<Poster kind="city" name="Lahore" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Poster kind="city" name="Lahore" alt="Lahore" />)).toContain(
    'role="img" aria-label="Lahore"',
  );
});
