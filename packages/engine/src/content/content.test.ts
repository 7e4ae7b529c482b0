import { expect, test } from "vitest";
import { type Block, plainTextOf } from "./blocks.ts";
import { type Notification, notificationPageOf, notificationsIn, unseenIn } from "./notifications.ts";

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

const notification = (id: string, tab: Notification["tab"], isSeen: boolean): Notification => ({
  id,
  tab,
  isSeen,
  title: id,
  body: "",
  href: null,
  at: 0,
  respondBy: null,
});

test("behavior: of 5,000 notifications twenty-five are read at a time, and a page that there is not is the nearest one", () => {
  const all = Array.from({ length: 5000 }, (_, index) =>
    notification(String(index), index % 5 === 0 ? "promotion" : "important", true),
  );
  const read = (page: number) => notificationPageOf(all, { tab: "important", page });
  expect(read(1)).toMatchObject({ page: 1, pages: 160 });
  expect(read(1).listed).toHaveLength(25);
  expect(read(160).listed.at(-1)?.id).toBe("4999");
  expect([read(0).page, read(161).page, read(2.7).page]).toEqual([1, 160, 2]);
  expect(notificationPageOf([], { tab: "important", page: 3 })).toEqual({ listed: [], page: 1, pages: 1 });
});

test("behavior: each tab counts its own unseen notifications", () => {
  const all = [
    notification("a", "important", false),
    notification("b", "promotion", false),
    notification("c", "important", true),
  ];
  expect(notificationsIn(all, "important").map(({ id }) => id)).toEqual(["a", "c"]);
  expect([unseenIn(all, "important"), unseenIn(all, "promotion")]).toEqual([1, 1]);
});
