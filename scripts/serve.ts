/** `npm run serve`: serves what `npm run bootstrap` built, and builds and installs nothing. For machines that serve others. */
import { present } from "./lib/present.ts";

await present();
