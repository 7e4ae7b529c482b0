import { createServer } from "node:http";

export type Admin = { readonly port: number; readonly stop: () => void };

type AdminOptions = {
  readonly port: number;
  readonly host: string;
  /** What `/metrics` answers with, in Prometheus' form. */
  readonly metrics: () => Promise<string>;
};

/** What only those who run the server may see, at a port of its own that no proxy leads to. */
export const openAdmin = async ({ host, metrics, port }: AdminOptions): Promise<Admin> => {
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== "GET" || url !== "/metrics") {
      answer.writeHead(404).end();
      return;
    }
    try {
      const told = await metrics();
      answer.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(told);
    } catch (error) {
      answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", () =>
      reject(new Error(`The admin port ${port} at ${host} cannot be opened. Name another with ADMIN_PORT.`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
