/** `npm start`: builds what changed, then serves the marketplace, with its sandbox unless real services are configured. */
import { turbo } from "./lib/run.ts";

const built = await turbo(["build", "--filter=@safar/web"]);
if (built.code !== 0) process.exit(built.code);

const { present } = await import("./lib/present.ts");
await present();
