import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Notification } from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import { Bell, BookOpen, CalendarCheck, CalendarClock, ExternalLink, Tag, Ticket, Users, Wallet } from "lucide-react";
import { partAddress } from "../bookings/booking-address.ts";

type Kind = { readonly icon: LucideIcon; readonly action: MessageDescriptor };

/** What a notification is about, by where it leads: the service names no kinds but important and not. */
const kinds: readonly (Kind & { readonly leads: RegExp })[] = [
  { leads: /^\/(?:bookings|[a-z-]+\/booking-detail\/)/, icon: CalendarCheck, action: msg`See your booking` },
  { leads: /^\/wallet/, icon: Wallet, action: msg`Open your wallet` },
  { leads: /^\/fnf/, icon: Users, action: msg`Add who travels with you` },
  { leads: /^\/blog/, icon: BookOpen, action: msg`Read the story` },
  { leads: /^\/(?:events?|movies|tours)\//, icon: Ticket, action: msg`Have a look` },
  { leads: /^https:/, icon: ExternalLink, action: msg`Open in a new tab` },
];

/** The sign of a notification, and what can be done about it. */
export const kindOf = ({ href, respondBy, tab }: Notification): Kind =>
  (respondBy === null ? undefined : { icon: CalendarClock, action: msg`Answer the change` }) ??
  kinds.find(({ leads }) => leads.test(href ?? "")) ?? {
    icon: tab === "promotion" ? Tag : Bell,
    action: msg`Open`,
  };

/** Where a notification leads; one that waits for an answer to where that is given. */
export const leadOf = ({ href, respondBy }: Notification): string | null =>
  href !== null && respondBy !== null && href.includes("/booking-detail/") ? partAddress(href, "manage") : href;
