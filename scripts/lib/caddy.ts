import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianBinary } from "./debian-binary.ts";
import { freePort } from "./free-port.ts";
import { type Front, startFront } from "./front.ts";
import { root, run } from "./run.ts";

/** A Caddy by the example's own file, in front of a server at a port of this machine, with a certificate that it makes itself. */
export const startCaddy = async (upstreamPort: number, tlsPort: number): Promise<Front> => {
  const caddy = await debianBinary({ name: "caddy", paths: ["/usr/bin/caddy"], debian: "caddy" });
  const folder = await mkdtemp(join(tmpdir(), "safar-caddy-"));
  const plainPort = await freePort();
  const example = await readFile(`${root}deploy/Caddyfile`, "utf8");
  const own = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${plainPort}
	https_port ${tlsPort}
}
`;
  const file = `${folder}/Caddyfile`;
  await writeFile(
    file,
    own + example.replace("safar.example", "localhost").replace("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`),
  );
  // Its certificates go with the folder.
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const checked = await run(caddy, ["validate", "--config", file, "--adapter", "caddyfile"], { quiet: true, env });
  if (checked.code !== 0) throw new Error(`Caddy does not take deploy/Caddyfile.\n${checked.output}`);
  const command = [caddy, "run", "--config", file, "--adapter", "caddyfile"] as const;
  return startFront({ command, env, folder, plainPort, tlsPort });
};
