import type { Channels, Subscriber } from "./channels.ts";
import type { RealtimeClock } from "./clock.ts";
import { bytesOf, type ClientMessage, clientEventRateExceeded, kindOf, limits } from "./protocol.ts";

type Parts = { readonly subscriber: Subscriber; readonly channels: Channels; readonly clock: RealtimeClock };

/** Passes `client-…` events of one connection on to the others of a private or presence channel. */
export const createClientEvents = ({ subscriber, channels, clock }: Parts) => {
  let recent: number[] = [];

  const isTooFast = (): boolean => {
    const now = clock.now();
    recent = recent.filter((at) => at > now - 1_000);
    if (recent.length >= limits.clientEventsPerSecond) return true;
    recent.push(now);
    return false;
  };

  const refusalOf = ({ event, channel, data }: ClientMessage): string | null => {
    const kind = kindOf(channel ?? "");
    if (kind !== "private" && kind !== "presence") {
      return "Client events need a private or presence channel; trigger this one from a server";
    }
    if (!channels.has(channel ?? "", subscriber.id)) return "Subscribe to the channel before sending a client event";
    if (event.length > limits.eventNameLength) return `An event name has at most ${limits.eventNameLength} characters`;
    const text = typeof data === "string" ? data : JSON.stringify(data ?? {});
    return bytesOf(text) > limits.dataBytes ? `An event's data has at most ${limits.dataBytes} bytes` : null;
  };

  const refuse = (code: number | null, message: string) =>
    subscriber.send({ event: "pusher:error", data: { code, message } });

  const relay = (message: ClientMessage): void => {
    const { event, channel = "", data } = message;
    const refusal = refusalOf(message);
    if (refusal !== null) return refuse(null, refusal);
    if (isTooFast()) {
      return refuse(
        clientEventRateExceeded,
        `Client event rejected: at most ${limits.clientEventsPerSecond} a second; slow down`,
      );
    }
    const member = channels.member(channel, subscriber.id);
    const relayed = { event, channel, data: data ?? {} };
    channels.publish(member ? { ...relayed, user_id: member.userId } : relayed, subscriber.id);
  };

  return { relay };
};
