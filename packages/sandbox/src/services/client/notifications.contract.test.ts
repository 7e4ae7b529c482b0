import { createNotificationsService } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openContentBench, startAt } from "../../testing/content-bench.ts";
import { sampleUsers } from "../accounts/sample-users.ts";

const begin = () => {
  const { client, tokenFor, sandbox } = openContentBench();
  const as = (apiToken?: string) => createNotificationsService((locale) => client("client", { locale, apiToken }));
  return { sandbox, nobody: as(), me: as(tokenFor(sampleUsers.PK.id)), other: as(tokenFor(sampleUsers.SA.id)) };
};

const isOfBooking = (href: string | null): boolean => href?.includes("/booking-detail/") ?? false;

test("default: a sample user finds both tabs, newest first, in the language asked for", async () => {
  const { me } = begin();
  const listed = await me.list("ar");
  if (listed.type !== "LISTED") throw new Error(listed.type);
  const { notifications: all } = listed;
  const notifications = all.filter(({ href }) => !isOfBooking(href));
  expect(notifications.map(({ tab, isSeen }) => [tab, isSeen])).toEqual([
    ["important", false],
    ["promotion", false],
    ["important", true],
    ["promotion", true],
  ]);
  expect(notifications[0]).toMatchObject({
    title: "أضف من يسافر معك",
    href: "/fnf",
    at: startAt - 2 * 3_600_000,
  });
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
});

test("default: what became of a sample user's bookings is there; what the provider changed is new, and says until when to answer", async () => {
  const { me } = begin();
  const listed = await me.list("en");
  const told = listed.type === "LISTED" ? listed.notifications.filter(({ href }) => isOfBooking(href)) : [];
  const changed = told.filter(({ title }) => title.startsWith("Your booking has changed: "));
  expect(changed.length).toBeGreaterThan(1);
  expect(told.filter(({ isSeen }) => !isSeen)).toEqual(changed);
  const flight = changed.find(({ href }) => href?.startsWith("/flights/"));
  expect(flight).toMatchObject({ at: startAt, respondBy: startAt + 3 * 24 * 3_600_000, respondZone: "Asia/Karachi" });
  expect(flight?.body).toMatch(
    / is now on .*, \d\d:\d\d \(.*\)\. If it does not suit you, you can cancel free of charge\.$/,
  );
  expect(told.filter((one) => !changed.includes(one)).every(({ respondBy }) => respondBy === null)).toBe(true);
});

test("behavior: a crowd of notifications, newest first, each by a name of its own", async () => {
  const { me, sandbox } = begin();
  sandbox.admin.switches.set("many_notifications", true);
  const listed = await me.list("en");
  const all = listed.type === "LISTED" ? listed.notifications : [];
  expect(all).toHaveLength(5000);
  expect(new Set(all.map(({ id }) => id)).size).toBe(5000);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
});

test("behavior: marking one, all, and one twice", async () => {
  const { me, other } = begin();
  const listed = await me.list("en");
  const unseen = listed.type === "LISTED" ? listed.notifications.filter(({ isSeen }) => !isSeen) : [];
  const first = [unseen[0]?.id ?? ""];
  const others = await other.markSeen([]);
  expect(await me.markSeen(first)).toEqual({ type: "MARKED", unseen: unseen.length - 1 });
  expect(await me.markSeen(first)).toEqual({ type: "MARKED", unseen: unseen.length - 1 });
  expect(await other.markSeen(first)).toEqual(others);
  expect(await me.markSeen()).toEqual({ type: "MARKED", unseen: 0 });
  const after = await me.list("en");
  expect(after.type === "LISTED" && after.notifications.every(({ isSeen }) => isSeen)).toBe(true);
});

test("behavior: nobody and a token that ended are signed out", async () => {
  const { nobody } = begin();
  expect(await nobody.list("en")).toEqual({ type: "SIGNED_OUT" });
  expect(await nobody.markSeen()).toEqual({ type: "SIGNED_OUT" });
});
