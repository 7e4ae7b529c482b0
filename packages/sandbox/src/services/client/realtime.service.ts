import { realtimeEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { type Credentials, createSigner, subscriptionText } from "../../realtime/signing.ts";
import { callerOf } from "../accounts/users.ts";
import { orderByUuid } from "../orders/order.ts";
import { mayRead } from "../orders/order-access.ts";

/** A support conversation, as far as listening to it goes. */
type SupportTicket = { readonly id: string; readonly userId: string | null };

const forbidden = (message: string) => refuse("forbidden", { status: 403, message });

const topics = ["user", "booking", "ticket"] as const;
type Topic = (typeof topics)[number];

const parse = (channel: string) => {
  const [, access, name, id] = /^(private|presence)-([a-z]+)\.([A-Za-z0-9-]+)$/.exec(channel) ?? [];
  const topic = topics.find((one) => one === name);
  if (topic === undefined || id === undefined) {
    throw forbidden(
      "No such channel. There are private- and presence- channels user.{uuid}, booking.{uuid} and ticket.{id}.",
    );
  }
  return { isPresence: access === "presence", topic, id };
};

/** A guest's booking or conversation has no owner: whoever knows its id may listen. Who may read a booking may listen to it. */
const mayListen = (call: Call, topic: Topic, id: string, contact: string | undefined): boolean => {
  if (topic === "user") return id === call.userId;
  if (topic === "booking") {
    const order = orderByUuid(call.store, id);
    return order !== undefined && (order.userId === null || mayRead(order, call.userId, contact));
  }
  const ticket = call.store.collection<SupportTicket>("support_tickets").get(id);
  return ticket !== undefined && (ticket.userId === null || ticket.userId === call.userId);
};

/** Answers the authorisation that the real-time library asks for before it joins a channel. */
export const createRealtimeService = (credentials: Credentials) => {
  const signer = createSigner(credentials);
  return defineService({
    endpoints: realtimeEndpoints,
    handlers: {
      authoriseChannel: (call, { socket_id: socketId, channel_name: channel, contact }) => {
        const { isPresence, topic, id } = parse(channel);
        if (!mayListen(call, topic, id, contact)) throw forbidden("This channel is not yours to listen to.");
        if (!isPresence) return { auth: signer.authorise(subscriptionText(socketId, channel)) };
        const user = callerOf(call);
        if (user === undefined) throw forbidden("Sign in to be seen on a presence channel.");
        const channelData = JSON.stringify({ user_id: user.id, user_info: { name: user.name } });
        return { auth: signer.authorise(subscriptionText(socketId, channel, channelData)), channel_data: channelData };
      },
    },
  });
};
