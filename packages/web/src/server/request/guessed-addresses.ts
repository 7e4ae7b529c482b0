import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { soldVerticals } from "../../app/verticals.ts";

/** Addresses that people type by hand, and the pages that they mean. No page has one of these for its own. */
export const guessedAddresses: ReadonlyMap<string, string> = new Map([
  ...soldVerticals.map((vertical) => [`/${vertical}`, verticalHomes[vertical]] as const),
  ["/bus", verticalHomes.buses],
  ["/train", verticalHomes.trains],
  ["/event", verticalHomes.events],
  ["/blog", paths.blogs()],
  ["/profile", paths.profile()],
  ["/account", paths.settings()],
]);
