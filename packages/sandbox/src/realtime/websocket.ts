import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { createRealtime, type Realtime, type RealtimeOptions } from "./realtime.ts";

/** A Pusher Channels server that real WebSockets reach. */
export interface RealtimeServer extends Omit<Realtime, "stop"> {
  /** Takes an HTTP server's upgrade when its path begins with /app/; false says that it is somebody else's. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Hangs up on everybody and resolves once every socket is closed. */
  stop(): Promise<void>;
}

/** Larger than the largest message the protocol allows, small enough that nobody fills the memory. */
const largestMessageBytes = 65_536;
/** How long a client may take to answer the closing handshake. */
const closingMs = 1_000;

export const createRealtimeServer = (options: RealtimeOptions): RealtimeServer => {
  const realtime = createRealtime(options);
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes, perMessageDeflate: false });

  const stop = async () => {
    realtime.stop();
    const closed = [...server.clients].map((client) => new Promise((resolve) => client.once("close", resolve)));
    const timer = options.clock.setTimeout(() => {
      for (const client of server.clients) client.terminate();
    }, closingMs);
    await Promise.all(closed);
    options.clock.clearTimeout(timer);
    server.close();
  };

  return {
    ...realtime,
    handleUpgrade: (request, socket, head) => {
      const path = request.url ?? "";
      if (!path.startsWith("/app/")) return false;
      server.handleUpgrade(request, socket, head, (client) => {
        // A socket that breaks is followed by its close event; without a listener the error would end the process.
        client.on("error", () => undefined);
        const connection = realtime.connect(
          { send: (text) => client.send(text), close: (code, reason) => client.close(code, reason) },
          path,
        );
        client.on("message", (data, isBinary) => {
          if (!isBinary && Buffer.isBuffer(data)) connection?.receive(data.toString());
        });
        client.on("close", () => connection?.closed());
      });
      return true;
    },
    stop,
  };
};
