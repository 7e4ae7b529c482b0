import { createNotificationsService } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openContentBench, startAt } from "../../testing/content-bench.ts";
import { sampleUsers } from "../accounts/sample-users.ts";

const begin = () => {
  const { client, tokenFor, sandbox } = openContentBench();
  const as = (apiToken?: string) => createNotificationsService((locale) => client("client", { locale, apiToken }));
  return { sandbox, nobody: as(), me: as(tokenFor(sampleUsers.PK.id)), other: as(tokenFor(sampleUsers.SA.id)) };
};

test("default: a sample user finds both tabs, newest first, in the language asked for", async () => {
  const { me } = begin();
  const listed = await me.list("ar");
  if (listed.type !== "LISTED") throw new Error(listed.type);
  const { notifications } = listed;
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
  expect(notifications.map(({ at }) => at)).toEqual(
    notifications.map(({ at }) => at).toSorted((one, other) => other - one),
  );
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
  const first = listed.type === "LISTED" ? listed.notifications.find(({ isSeen }) => !isSeen) : undefined;
  expect(await me.markSeen([first?.id ?? ""])).toEqual({ type: "MARKED", unseen: 1 });
  expect(await me.markSeen([first?.id ?? ""])).toEqual({ type: "MARKED", unseen: 1 });
  expect(await other.markSeen([first?.id ?? ""])).toEqual({ type: "MARKED", unseen: 2 });
  expect(await me.markSeen()).toEqual({ type: "MARKED", unseen: 0 });
  const after = await me.list("en");
  expect(after.type === "LISTED" && after.notifications.every(({ isSeen }) => isSeen)).toBe(true);
});

test("behavior: nobody and a token that ended are signed out", async () => {
  const { nobody } = begin();
  expect(await nobody.list("en")).toEqual({ type: "SIGNED_OUT" });
  expect(await nobody.markSeen()).toEqual({ type: "SIGNED_OUT" });
});
