import { kindOf, type ServerMessage } from "./protocol.ts";

export interface Subscriber {
  readonly id: string;
  send(message: ServerMessage): void;
}

/** Somebody present. One person may be there with several connections and counts once. */
export type Member = { readonly userId: string; readonly info: unknown };

/** Sends now, later, twice or never. Published events pass through it; the protocol's own messages do not. */
export type Deliver = (subscriberId: string, send: () => void) => void;

/** Who is subscribed to what. Channels exist while somebody is subscribed to them. */
export interface Channels {
  /** Subscribes, and tells the newcomer and the others. Joining twice is joining once. */
  join(name: string, subscriber: Subscriber, member?: Member): void;
  leave(name: string, subscriberId: string): void;
  leaveAll(subscriberId: string): void;
  /** To every subscriber but the one excepted. */
  publish(message: ServerMessage & { readonly channel: string }, except?: string): void;
  has(name: string, subscriberId: string): boolean;
  member(name: string, subscriberId: string): Member | undefined;
  /** Names of channels with a subscriber, in order of their first one. */
  names(): string[];
  subscriptionCount(name: string): number;
  /** Ids of the people present, each once; empty for a channel without presence. */
  users(name: string): string[];
}

type Subscription = { readonly subscriber: Subscriber; readonly member: Member | undefined };

export const createChannels = (deliver: Deliver): Channels => {
  const channels = new Map<string, Map<string, Subscription>>();

  const subscriptions = (name: string): Subscription[] => [...(channels.get(name)?.values() ?? [])];

  const membersOf = (name: string): Map<string, unknown> => {
    const members = new Map<string, unknown>();
    for (const { member } of subscriptions(name)) if (member) members.set(member.userId, member.info);
    return members;
  };

  const tell = (name: string, event: string, data: unknown, except?: string) => {
    for (const { subscriber } of subscriptions(name)) {
      if (subscriber.id !== except) subscriber.send({ event: `pusher_internal:${event}`, channel: name, data });
    }
  };

  const tellCount = (name: string) =>
    tell(name, "subscription_count", { subscription_count: channels.get(name)?.size ?? 0 });

  const presence = (name: string) => {
    const members = membersOf(name);
    return { presence: { ids: [...members.keys()], hash: Object.fromEntries(members), count: members.size } };
  };

  const join: Channels["join"] = (name, subscriber, member) => {
    const there = channels.get(name) ?? new Map<string, Subscription>();
    if (there.has(subscriber.id)) return;
    const isNewUser = member !== undefined && !membersOf(name).has(member.userId);
    channels.set(name, there.set(subscriber.id, { subscriber, member }));
    subscriber.send({
      event: "pusher_internal:subscription_succeeded",
      channel: name,
      data: member ? presence(name) : {},
    });
    if (kindOf(name) !== "presence") tellCount(name);
    else if (member && isNewUser) {
      tell(name, "member_added", { user_id: member.userId, user_info: member.info }, subscriber.id);
    }
  };

  const leave: Channels["leave"] = (name, subscriberId) => {
    const there = channels.get(name);
    const left = there?.get(subscriberId);
    if (!there || !left) return;
    there.delete(subscriberId);
    if (there.size === 0) channels.delete(name);
    if (kindOf(name) !== "presence") tellCount(name);
    else if (left.member && !membersOf(name).has(left.member.userId)) {
      tell(name, "member_removed", { user_id: left.member.userId });
    }
  };

  return {
    join,
    leave,
    leaveAll: (subscriberId) => {
      for (const name of channels.keys()) leave(name, subscriberId);
    },
    publish: (message, except) => {
      for (const { subscriber } of subscriptions(message.channel)) {
        if (subscriber.id !== except) deliver(subscriber.id, () => subscriber.send(message));
      }
    },
    has: (name, subscriberId) => channels.get(name)?.has(subscriberId) ?? false,
    member: (name, subscriberId) => channels.get(name)?.get(subscriberId)?.member,
    names: () => [...channels.keys()],
    subscriptionCount: (name) => channels.get(name)?.size ?? 0,
    users: (name) => [...membersOf(name).keys()],
  };
};
