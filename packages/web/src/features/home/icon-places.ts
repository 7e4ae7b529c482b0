import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "@safar/ui/icon";
import { CalendarCheck, LifeBuoy, Users, Wallet } from "lucide-react";
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

/** What nobody should have to look for, whatever the dashboard names. */
export const usualPlaces = (isSignedIn: boolean): readonly (Place & { readonly label: MessageDescriptor })[] => [
  isSignedIn
    ? { href: paths.bookings(), icon: CalendarCheck, label: msg`My Bookings` }
    : { href: paths.findBooking(), icon: CalendarCheck, label: msg`Find my booking` },
  { href: paths.contactUs(), icon: LifeBuoy, label: msg`Help` },
];
