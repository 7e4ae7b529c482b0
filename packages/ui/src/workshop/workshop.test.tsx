import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HomeSample, SignInSample, WorkshopPage, workshops } from "./index.ts";

const folders = readdirSync(join(import.meta.dirname, "../components"));
// Not drawn: a context for links.
const faceless = ["anchor"];

test("default: every component shows its faces", () => {
  expect(workshops).toHaveLength(folders.length - faceless.length);
  expect(new Set(workshops.map(({ title }) => title)).size).toBe(workshops.length);
});

test.each(workshops.map((workshop) => [workshop.title, workshop] as const))(
  "behavior: %s says all it says in both languages",
  (_title, { faces }) => {
    for (const { render: draw } of faces) {
      const drawn = draw((english, arabic) => {
        expect(english).not.toBe("");
        if (!["ltr", "rtl", "ar", "en"].includes(english) && english !== "العربية")
          expect(arabic).toMatch(/[\u0600-\u06ff]/);
        return english;
      }, "test");
      expect(drawn).not.toBeNull();
    }
  },
);

test("behavior: everything is drawn on a server as in a browser", () => {
  const page = <WorkshopPage workshops={workshops} />;
  const host = document.createElement("div");
  host.innerHTML = renderToString(page);
  document.body.append(host);
  const errors: unknown[] = [];
  const { container } = render(page, {
    container: host,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  expect(container.querySelectorAll("style")).toHaveLength(0);
});

test.each([HomeSample, SignInSample])("behavior: a whole page is drawn on a server", (Sample) => {
  const html = renderToString(<Sample say={(_, arabic) => arabic} />);
  expect(html).toContain('id="main"');
  expect(html).not.toContain("<style");
});

test("behavior: ids of a page are unique", () => {
  const { container } = render(<WorkshopPage workshops={workshops} />);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
