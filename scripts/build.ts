/** `npm run bootstrap`: builds every package, after the install. */
import { turbo } from "./lib/run.ts";

const { code } = await turbo(["build"]);
process.exitCode = code;
