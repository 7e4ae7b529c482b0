import type { Channels, Member } from "./channels.ts";
import { bytesOf, isChannelName, kindOf, limits, recordOf, userChannelPrefix } from "./protocol.ts";
import { type Signer, subscriptionText } from "./signing.ts";

/** What a client sends to be let into a channel. */
export type Application = {
  readonly socketId: string;
  readonly channel: string;
  readonly auth: unknown;
  /** Who the client is on a presence channel, as JSON text; it is part of what is signed. */
  readonly channelData: unknown;
  readonly signedInAs: string | null;
};

export type Admission =
  | { readonly type: "ADMITTED"; readonly member?: Member }
  | {
      readonly type: "REFUSED";
      readonly kind: "AuthError" | "LimitReached" | "InvalidChannel";
      readonly error: string;
      readonly status: number;
    };

const refused = (kind: "AuthError" | "LimitReached" | "InvalidChannel", status: number, error: string): Admission => ({
  type: "REFUSED",
  kind,
  error,
  status,
});

const badSignature = refused(
  "AuthError",
  401,
  "The authorisation is not signed for this socket and channel; ask the authorisation endpoint for a new one",
);

const admitMember = (channel: string, channelData: string, channels: Channels): Admission => {
  const { user_id: userId, user_info: info = null } = recordOf(channelData);
  if (typeof userId !== "string" && typeof userId !== "number") {
    return refused("AuthError", 401, "channel_data needs a user_id on a presence channel");
  }
  const member = { userId: String(userId), info };
  if (member.userId.length > limits.userIdLength) {
    return refused("LimitReached", 413, `A user_id has at most ${limits.userIdLength} characters`);
  }
  if (bytesOf(JSON.stringify(info)) > limits.userInfoBytes) {
    return refused("LimitReached", 413, `A user_info has at most ${limits.userInfoBytes} bytes`);
  }
  const users = channels.users(channel);
  if (!users.includes(member.userId) && users.length >= limits.membersPerPresenceChannel) {
    return refused("LimitReached", 403, `A presence channel has at most ${limits.membersPerPresenceChannel} members`);
  }
  return { type: "ADMITTED", member };
};

/** Decides from the application, the app's signature and who is there. Asks nobody else. */
export const admit = (application: Application, signer: Signer, channels: Channels): Admission => {
  const { socketId, channel, auth, channelData, signedInAs } = application;
  if (!isChannelName(channel)) {
    return refused(
      "InvalidChannel",
      400,
      `A channel name has 1 to ${limits.channelNameLength} letters, digits or _ - = @ , . ;`,
    );
  }
  const kind = kindOf(channel);
  if (kind === "public") return { type: "ADMITTED" };
  if (kind === "user") {
    return signedInAs !== null && channel === userChannelPrefix + signedInAs
      ? { type: "ADMITTED" }
      : refused("AuthError", 401, "A user's own channel is open to that user after pusher:signin");
  }
  const data = typeof channelData === "string" ? channelData : undefined;
  if (!signer.isAuthorised(subscriptionText(socketId, channel, data), auth)) return badSignature;
  return kind === "presence" ? admitMember(channel, data ?? "", channels) : { type: "ADMITTED" };
};
