import { expect, test } from "vitest";
import { type Block, plainTextOf } from "./blocks.ts";
import { type Notification, notificationsIn, unseenIn } from "./notifications.ts";

test("default: plainTextOf gives the words of every kind of block", () => {
  const text = (value: string) => ({ kind: "text", text: value }) as const;
  const blocks: readonly Block[] = [
    { kind: "heading", level: 2, content: [text("Roads")] },
    { kind: "paragraph", content: [{ kind: "strong", content: [text("Open")] }, { kind: "break" }, text("all year")] },
    { kind: "rule" },
    { kind: "list", ordered: false, items: [[{ kind: "paragraph", content: [text("one")] }], []] },
    {
      kind: "quote",
      content: [{ kind: "paragraph", content: [{ kind: "link", href: "/blogs", content: [text("more")] }] }],
    },
    { kind: "image", src: "/a.webp", alt: "a bridge" },
  ];
  expect(plainTextOf(blocks)).toBe("Roads Open all year one more a bridge");
});

test("behavior: each tab counts its own unseen notifications", () => {
  const notification = (id: string, tab: Notification["tab"], isSeen: boolean): Notification => ({
    id,
    tab,
    isSeen,
    title: id,
    body: "",
    href: null,
    at: 0,
  });
  const all = [
    notification("a", "important", false),
    notification("b", "promotion", false),
    notification("c", "important", true),
  ];
  expect(notificationsIn(all, "important").map(({ id }) => id)).toEqual(["a", "c"]);
  expect([unseenIn(all, "important"), unseenIn(all, "promotion")]).toEqual([1, 1]);
});
