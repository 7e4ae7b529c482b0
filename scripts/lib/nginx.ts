import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianBinary } from "./debian-binary.ts";
import { freePort } from "./free-port.ts";
import { type Front, startFront } from "./front.ts";
import { root, run } from "./run.ts";

/** The example's file with this machine's ports and a certificate of a minute ago: everything else is as it is written. */
const filled = (
  text: string,
  { folder, plain, tls, upstream }: Record<"folder" | "plain" | "tls" | "upstream", string>,
) =>
  text
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${tls} ssl http2;`)
    .replaceAll("safar.example", "localhost")
    .replaceAll("/etc/ssl/safar/", `${folder}/`);

/** Its workers write into the folder too, which is its owner's alone. */
const owner = () => (process.getuid?.() === 0 ? "user root;" : "");

const around = (folder: string) => `
${owner()}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/safar.conf;
}
`;

/** An nginx by the example's own file, in front of a server at a port of this machine. */
export const startNginx = async (upstreamPort: number, tlsPort: number): Promise<Front> => {
  // The binary alone: as a service it would take port 80 of this machine.
  const nginx = await debianBinary({ name: "nginx", paths: ["/usr/sbin/nginx"], debian: "nginx-core" });
  const folder = await mkdtemp(join(tmpdir(), "safar-nginx-"));
  const plainPort = await freePort();
  const names = { folder, plain: String(plainPort), tls: String(tlsPort), upstream: String(upstreamPort) };
  await writeFile(`${folder}/safar.conf`, filled(await readFile(`${root}deploy/nginx.conf`, "utf8"), names));
  await writeFile(`${folder}/nginx.conf`, around(folder));
  const certificate = ["-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`, "-subj", "/CN=localhost"];
  await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...certificate], {
    quiet: true,
  });
  const checked = await run(nginx, ["-t", "-q", "-c", `${folder}/nginx.conf`], { quiet: true });
  if (checked.code !== 0) throw new Error(`nginx does not take deploy/nginx.conf.\n${checked.output}`);
  const command = [nginx, "-c", `${folder}/nginx.conf`, "-g", "daemon off;"] as const;
  return startFront({ command, folder, plainPort, tlsPort });
};
