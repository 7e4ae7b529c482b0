import type { ChannelState, DeliveredHint } from "./realtime.types.ts";

export type Channels = Readonly<Record<string, ChannelState>>;

/** As many hints are remembered as could plausibly be delivered twice within one reconnection. */
const remembered = 64;

const keyOf = ({ channel, event, id }: DeliveredHint): string | null =>
  id === null ? null : `${channel} ${event} ${id}`;

/** A hint without an id is never taken for a repetition: a read too many is harmless, a read too few is not. */
export const isRepeated = (delivered: readonly string[], hint: DeliveredHint): boolean => {
  const key = keyOf(hint);
  return key !== null && delivered.includes(key);
};

export const markDelivered = (delivered: readonly string[], hint: DeliveredHint): readonly string[] => {
  const key = keyOf(hint);
  return key === null ? delivered : [...delivered, key].slice(-remembered);
};

export const want = (channels: Channels, channel: string): Channels => {
  const { wanted, status } = channels[channel] ?? { wanted: 0, status: "waiting" as const };
  return { ...channels, [channel]: { wanted: wanted + 1, status } };
};

export const unwant = (channels: Channels, channel: string): Channels => {
  const { [channel]: left, ...others } = channels;
  return left === undefined || left.wanted === 1
    ? others
    : { ...others, [channel]: { ...left, wanted: left.wanted - 1 } };
};

export const settle = (channels: Channels, channel: string, status: ChannelState["status"]): Channels => {
  const there = channels[channel];
  return there === undefined ? channels : { ...channels, [channel]: { ...there, status } };
};

/** Whoever was in must be let in again. */
export const waitAgain = (channels: Channels): Channels =>
  Object.fromEntries(
    Object.entries(channels).map(([channel, { wanted }]) => [channel, { wanted, status: "waiting" as const }]),
  );
