import { realtimeEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { createTestBench } from "../../core/test-bench.ts";
import { createSigner, subscriptionText } from "../../realtime/signing.ts";
import { sampleUsers, seedUsers } from "../accounts/sample-users.ts";
import { createRealtimeService } from "./realtime.service.ts";

const app = { key: "safar-key", secret: "safar-secret" };
const signer = createSigner(app);
const socketId = "12.34";
const [amna, noura] = [sampleUsers.PK, sampleUsers.SA];

const open = () => {
  const bench = createTestBench({ services: [{ ...createRealtimeService(app), seed: seedUsers }] });
  type Kept = { id: string; uuid: string; userId: string | null; contact: { email: string; phone: string } };
  const orders = bench.store.collection<Kept>("orders", { indexes: { uuid: (order) => order.uuid } });
  const contact = { email: "trip@example.com", phone: "+923001234567" };
  orders.put({ id: "ORDER1", uuid: "b-amna", userId: amna.id, contact });
  orders.put({ id: "ORDER2", uuid: "b-guest", userId: null, contact });
  bench.store.collection<{ id: string; userId: string }>("support_tickets").put({ id: "t-amna", userId: amna.id });
  const ask = (channel: string, userId?: string, contact?: string) =>
    bench.ask(
      realtimeEndpoints.authoriseChannel,
      { socket_id: socketId, channel_name: channel, ...(contact === undefined ? {} : { contact }) },
      userId === undefined ? {} : { userId },
    );
  return { ask };
};

test.each([
  [`private-user.${amna.id}`, amna.id],
  ["private-booking.b-amna", amna.id],
  ["private-booking.b-guest", amna.id],
  ["private-booking.b-guest", undefined],
  ["private-ticket.t-amna", amna.id],
])("default: %s opens to %s", async (channel, userId) => {
  const { data } = await open().ask(channel, userId);
  expect(data).toEqual({ auth: signer.authorise(subscriptionText(socketId, channel)) });
});

test("default: a booking opens to a guest who has shown that it is theirs, to no other", async () => {
  const channel = "private-booking.b-amna";
  const { ask } = open();
  expect((await ask(channel, undefined, "Trip@example.com")).data).toEqual({
    auth: signer.authorise(subscriptionText(socketId, channel)),
  });
  expect((await ask(channel, undefined, "else@example.com")).status).toBe(403);
});

test("default: a presence channel is signed with who the subscriber is", async () => {
  const channel = "presence-ticket.t-amna";
  const { data } = await open().ask(channel, amna.id);
  const channelData = JSON.stringify({ user_id: amna.id, user_info: { name: amna.name } });
  expect(data).toEqual({
    auth: signer.authorise(subscriptionText(socketId, channel, channelData)),
    channel_data: channelData,
  });
});

describe("behavior: shut", () => {
  test.each([
    ["another user's channel", `private-user.${amna.id}`, noura.id],
    ["a user's channel, to nobody", `private-user.${amna.id}`, undefined],
    ["another user's booking", "private-booking.b-amna", noura.id],
    ["a user's booking, to a guest", "private-booking.b-amna", undefined],
    ["another user's conversation", "private-ticket.t-amna", noura.id],
    ["a booking that is not there", "private-booking.b-none", amna.id],
    ["presence, to a guest", "presence-booking.b-guest", undefined],
    ["a channel of another kind", "private-admin.1", amna.id],
    ["a public channel", "news", amna.id],
    ["a name with a tail", `private-user.${amna.id}.x`, amna.id],
  ])("%s", async (_, channel, userId) => {
    const { status, error, data } = await open().ask(channel, userId);
    expect([status, error?.code, data]).toEqual([403, "forbidden", undefined]);
  });
});
