import type { LucideIcon } from "@safar/ui/icon";
import { Users, Wallet } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";

type Place = { readonly href: string; readonly icon: LucideIcon };

/**
 * Where each of the dashboard's icons leads, and its sign. What has a search on this page
 * needs no other way in, and an icon whose page there is not yet is not shown.
 */
const places: Readonly<Record<string, Place>> = {
  wallet: { href: paths.wallet(), icon: Wallet },
  fnf: { href: paths.savedTravellers(), icon: Users },
};

export const placeOf = (identifier: string): Place | undefined =>
  Object.hasOwn(places, identifier) ? places[identifier] : undefined;
