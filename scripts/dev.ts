/** `npm run dev`: the marketplace from its sources, with hot reload, the component workshop at /__ui, the flows at /__flows and the same sandbox. */
import { present } from "./lib/present.ts";

await present(async () => (await import("../packages/web/server/develop.ts")).developWeb());
