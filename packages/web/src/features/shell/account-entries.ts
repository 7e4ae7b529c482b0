import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "@safar/ui/icon";
import { CalendarCheck, CreditCard, Settings, UserRound, Users, Wallet } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";

export type AccountEntry = {
  /** The feature an edition offers it by. */
  readonly feature: string;
  readonly label: MessageDescriptor;
  /** What the page calls itself, where the menu behind somebody's name says another word. */
  readonly title?: MessageDescriptor;
  readonly href: string;
  readonly icon: LucideIcon;
};

/** The signed-in person's places, in the order of the menu. What the edition does not offer is not shown, nor what has no page yet. */
export const accountEntries: readonly AccountEntry[] = [
  { feature: "wallet", label: msg`My Wallet`, href: paths.wallet(), icon: Wallet },
  { feature: "bookings", label: msg`My Bookings`, href: paths.bookings(), icon: CalendarCheck },
  { feature: "settings", label: msg`Account`, title: msg`Settings`, href: paths.settings(), icon: Settings },
  { feature: "profile", label: msg`Personal Information`, href: paths.profile(), icon: UserRound },
  { feature: "payment-methods", label: msg`Payment methods`, href: paths.paymentMethods(), icon: CreditCard },
  {
    feature: "fnf",
    label: msg`Friends & Family`,
    title: msg`Friends and Family`,
    href: paths.savedTravellers(),
    icon: Users,
  },
];
