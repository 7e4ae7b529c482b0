import type { Channels, Subscriber } from "./channels.ts";
import { createClientEvents } from "./client-events.ts";
import type { RealtimeClock } from "./clock.ts";
import { watchLiveness } from "./liveness.ts";
import { type CloseReason, closeReasons, decode, encode, liveness, recordOf, type ServerMessage } from "./protocol.ts";
import { type Signer, signInText } from "./signing.ts";
import { admit } from "./subscription.ts";

/** The other end of a connection: a WebSocket, or in a simulation anything that takes text. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** One client's connection. Its transport hands in what arrives and says when it is over. */
export interface Connection {
  /** The socket id that authorisations are signed for: two numbers with a dot between them. */
  readonly id: string;
  /** Whom the client signed in as, or null. */
  userId(): string | null;
  receive(text: string): void;
  /** Hangs up; leaves every channel. */
  close(reason: CloseReason): void;
  /** The transport closed, whoever closed it. Leaves every channel; calling it again does nothing. */
  closed(): void;
}

type Parts = {
  readonly id: string;
  readonly socket: Socket;
  readonly channels: Channels;
  readonly signer: Signer;
  readonly clock: RealtimeClock;
  readonly onClosed: () => void;
};

const channelOf = (data: unknown): string => {
  const { channel } = recordOf(data);
  return typeof channel === "string" ? channel : "";
};

/** Greets the client and answers it until one of them hangs up. */
export const openConnection = ({ id, socket, channels, signer, clock, onClosed }: Parts): Connection => {
  let isOpen = true;
  let signedInAs: string | null = null;

  const subscriber: Subscriber = {
    id,
    send: (message: ServerMessage) => {
      if (isOpen) socket.send(encode(message));
    },
  };

  const closed = () => {
    if (!isOpen) return;
    isOpen = false;
    pulse.stop();
    channels.leaveAll(id);
    onClosed();
  };

  const close = ({ code, reason }: CloseReason) => {
    if (!isOpen) return;
    closed();
    socket.close(code, reason);
  };

  const pulse = watchLiveness(clock, {
    ping: () => subscriber.send({ event: "pusher:ping", data: {} }),
    hangUp: () => close(closeReasons.pongMissing),
  });

  const clientEvents = createClientEvents({ subscriber, channels, clock });

  const subscribe = (data: unknown) => {
    const { auth, channel_data: channelData } = recordOf(data);
    const channel = channelOf(data);
    const admission = admit({ socketId: id, channel, auth, channelData, signedInAs }, signer, channels);
    if (admission.type === "ADMITTED") return channels.join(channel, subscriber, admission.member);
    const { kind, error, status } = admission;
    subscriber.send({ event: "pusher:subscription_error", channel, data: { type: kind, error, status } });
  };

  const signIn = (data: unknown) => {
    const { auth, user_data: userData } = recordOf(data);
    const userId = recordOf(userData).id;
    if (typeof userData !== "string" || typeof userId !== "string" || userId === "") {
      return close(closeReasons.unauthorised);
    }
    if (!signer.isAuthorised(signInText(id, userData), auth)) return close(closeReasons.unauthorised);
    signedInAs = userId;
    subscriber.send({ event: "pusher:signin_success", data: { user_data: userData } });
  };

  const receive = (text: string) => {
    if (!isOpen) return;
    pulse.heard();
    const message = decode(text);
    if (!message) {
      return subscriber.send({
        event: "pusher:error",
        data: { code: null, message: 'Not a message; send JSON with a text "event", as {"event":"pusher:ping"}' },
      });
    }
    if (message.event === "pusher:ping") return subscriber.send({ event: "pusher:pong", data: {} });
    if (message.event === "pusher:subscribe") return subscribe(message.data);
    if (message.event === "pusher:unsubscribe") return channels.leave(channelOf(message.data), id);
    if (message.event === "pusher:signin") return signIn(message.data);
    if (message.event.startsWith("client-")) return clientEvents.relay(message);
  };

  subscriber.send({
    event: "pusher:connection_established",
    data: { socket_id: id, activity_timeout: liveness.activitySeconds },
  });

  return { id, userId: () => signedInAs, receive, close, closed };
};
