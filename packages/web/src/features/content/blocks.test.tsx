// @vitest-environment jsdom
import type { Block } from "@safar/engine";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Blocks } from "./blocks.tsx";
import { headingIds, headingsOf } from "./headings.ts";

afterEach(cleanup);

const words = (text: string) => [{ kind: "text" as const, text }];
const paragraphWith = (href: string): Block => ({
  kind: "paragraph",
  content: [{ kind: "link", href, content: words("the link") }],
});

describe("Blocks", () => {
  test("default: each kind becomes its element", () => {
    const blocks: readonly Block[] = [
      { kind: "heading", level: 3, content: words("Where to walk") },
      {
        kind: "paragraph",
        content: [
          { kind: "strong", content: words("Go early.") },
          { kind: "break" },
          { kind: "emphasis", content: words("Slowly") },
        ],
      },
      {
        kind: "list",
        ordered: true,
        items: [[{ kind: "paragraph", content: words("First") }], [{ kind: "paragraph", content: words("Second") }]],
      },
      { kind: "quote", content: [{ kind: "paragraph", content: words("Go gently.") }] },
      { kind: "rule" },
      { kind: "image", src: "/pictures/fort.webp", alt: "A fort" },
    ];
    const { container } = render(<Blocks blocks={blocks} />);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Where to walk");
    expect(container.querySelector("strong")?.textContent).toBe("Go early.");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["First", "Second"]);
    expect(container.querySelector("ol")).not.toBeNull();
    expect(container.querySelector("blockquote")?.textContent).toBe("Go gently.");
    expect(screen.getByRole("separator")).toBeDefined();
    expect(screen.getByRole("img", { name: "A fort" }).getAttribute("src")).toBe("/pictures/fort.webp");
  });

  test("behavior: a code keeps its own direction among Arabic words", () => {
    const { container } = render(
      <Blocks blocks={[{ kind: "paragraph", content: [...words("رمز المطار "), { kind: "code", text: "DMM" }] }]} />,
    );
    expect(container.querySelector("bdi[dir=ltr] code")?.textContent).toBe("DMM");
  });

  test.each(["/blogs", "https://visit.example/hunza"])("default: %s is a link", (href) => {
    render(<Blocks blocks={[paragraphWith(href)]} />);
    expect(screen.getByRole("link", { name: "the link" }).getAttribute("href")).toBe(href);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
    "",
  ])("behavior: %j is shown as words", (href) => {
    render(<Blocks blocks={[paragraphWith(href)]} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("the link")).toBeDefined();
  });

  test("behavior: markup in a text stays text", () => {
    const { container } = render(
      <Blocks blocks={[{ kind: "paragraph", content: words("<img src=x onerror=alert(1)>") }]} />,
    );
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeDefined();
  });

  test.each(["javascript:alert(1)", "data:image/svg+xml,x"])("behavior: a picture from %j is left out", (src) => {
    const { container } = render(<Blocks blocks={[{ kind: "image", src, alt: "bait" }]} />);
    expect(container.querySelector("img, a")).toBeNull();
  });

  test("behavior: a picture from elsewhere is offered as a link, for pages load none", () => {
    const { container } = render(
      <Blocks blocks={[{ kind: "image", src: "https://far.example/a.webp", alt: "A fort" }]} />,
    );
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("link", { name: "A fort" }).getAttribute("href")).toBe("https://far.example/a.webp");
  });

  test("behavior: a kind of a later build is passed over", () => {
    const later = [
      { kind: "hologram" },
      { kind: "paragraph", content: words("Still here") },
    ] as unknown as readonly Block[];
    render(<Blocks blocks={later} />);
    expect(screen.getByText("Still here")).toBeDefined();
  });
});

describe("headingIds", () => {
  const heading = (text: string): Block => ({ kind: "heading", level: 2, content: words(text) });

  test("default: headings are found by their words, in any script, and never twice", () => {
    const blocks = [heading("What to bring?"), heading("ماذا تحملون"), heading("What to bring")];
    expect(headingIds(blocks)).toEqual(["part-what-to-bring", "part-ماذا-تحملون", "part-what-to-bring-2"]);
    expect(headingsOf(blocks).map(({ text }) => text)).toEqual(["What to bring?", "ماذا تحملون", "What to bring"]);
  });

  test("behavior: no heading takes an id that the page itself uses", () => {
    expect(headingIds([heading("main")])).toEqual(["part-main"]);
  });
});
