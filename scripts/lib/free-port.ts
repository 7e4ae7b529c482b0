import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below what systems give to connections that go out (from 32768): what is free now is not taken by one of them a moment later.
const first = 20_000;
const end = 32_768;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on, for a server that must know its own before it starts. Others take port 0. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
};
