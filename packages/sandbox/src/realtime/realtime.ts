import type { Random } from "../core/random.ts";
import { createChannels } from "./channels.ts";
import type { RealtimeClock } from "./clock.ts";
import { type Connection, openConnection, type Socket } from "./connection.ts";
import { createFaults, type RealtimeFaults } from "./faults.ts";
import { handshakeRefusal } from "./handshake.ts";
import { createHttpApi } from "./http-api.ts";
import { closeReasons } from "./protocol.ts";
import { type Credentials, createSigner } from "./signing.ts";

export type RealtimeOptions = Credentials & {
  readonly appId: string;
  readonly clock: RealtimeClock;
  /** Makes socket ids and decides faults. */
  readonly random: Pick<Random, "next" | "integer">;
};

/** A Pusher Channels server without a transport. */
export interface Realtime {
  /**
   * Sends an event of the sandbox's own services, with an `event_id` and an ISO instant `sent_at` added to its data: a receiver
   * can then tell one event delivered twice from two events.
   */
  publish(
    channel: string,
    event: string,
    data: Readonly<Record<string, unknown>>,
    options?: { readonly except?: string },
  ): void;
  /** The signed HTTP API: answers any request whose path begins with /apps/. */
  httpApi(request: Request): Promise<Response>;
  /** Takes a client on, or closes its socket and gives null. `path` is what a WebSocket would ask for. */
  connect(socket: Socket, path?: string): Connection | null;
  readonly faults: RealtimeFaults;
  /** Hangs up on everybody, so that they come back after a second to whoever takes over, and takes nobody on any more. */
  stop(): void;
}

export const createRealtime = ({ appId, key, secret, clock, random }: RealtimeOptions): Realtime => {
  const signer = createSigner({ key, secret });
  const connections = new Map<string, Connection>();
  const { faults, deliver, refusal, stop } = createFaults({
    random,
    clock,
    hangUpOnAll: (reason) => {
      for (const connection of connections.values()) connection.close(reason);
    },
  });
  const channels = createChannels(deliver);
  let published = 0;

  const newId = () => `${random.integer(1, 2 ** 31)}.${random.integer(1, 2 ** 31)}`;

  const terminateUser = (userId: string) => {
    for (const connection of connections.values()) {
      if (connection.userId() === userId) connection.close(closeReasons.unauthorised);
    }
  };

  return {
    publish: (channel, event, data, { except } = {}) => {
      published += 1;
      const stamp = { event_id: `${clock.now()}-${published}`, sent_at: new Date(clock.now()).toISOString() };
      channels.publish({ channel, event, data: { ...data, ...stamp } }, except);
    },
    httpApi: createHttpApi({ appId, key, signer, clock, channels, terminateUser }),
    connect: (socket, path = `/app/${key}?protocol=7`) => {
      const refused = refusal() ?? handshakeRefusal(path, key);
      if (refused) {
        socket.close(refused.code, refused.reason);
        return null;
      }
      const id = newId();
      const connection = openConnection({
        id,
        socket,
        channels,
        signer,
        clock,
        onClosed: () => connections.delete(id),
      });
      connections.set(id, connection);
      return connection;
    },
    faults,
    stop: () => {
      faults.refuseConnections(closeReasons.goingAway);
      faults.flap(closeReasons.goingAway);
      stop();
    },
  };
};
