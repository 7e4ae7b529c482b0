import type { LucideIcon } from "@safar/ui/icon";
import {
  BedDouble,
  Bus,
  Car,
  CarTaxiFront,
  Clapperboard,
  Crown,
  Gift,
  Headset,
  Joystick,
  Map as MapIcon,
  Percent,
  Plane,
  ShoppingBag,
  Sparkles,
  Ticket,
  TrainFront,
  Users,
  Wallet,
} from "lucide-react";
import { paths } from "../../app/paths.ts";

type Place = { readonly href: string; readonly icon: LucideIcon };

/** Where each of the dashboard's icons leads, and its sign. An icon that is not known here is not shown. */
const places: Readonly<Record<string, Place>> = {
  flights: { href: "/book-flights-online", icon: Plane },
  hotels: { href: "/book-hotels-online", icon: BedDouble },
  buses: { href: "/buy-bus-tickets-online", icon: Bus },
  trains: { href: "/train-tickets-booking-online", icon: TrainFront },
  events: { href: "/event-tickets-online", icon: Ticket },
  movies: { href: "/movie-tickets-online", icon: Clapperboard },
  tours: { href: "/tours-online", icon: MapIcon },
  "car-rental": { href: "/car-rental-booking-online", icon: Car },
  "airport-shuttle": { href: "/car-rental-booking-online", icon: CarTaxiFront },
  wallet: { href: paths.wallet(), icon: Wallet },
  subscription: { href: "/subscription", icon: Crown },
  fnf: { href: paths.savedTravellers(), icon: Users },
  "daily-points": { href: "/daily-points", icon: Sparkles },
  referral: { href: "/referral", icon: Gift },
  games: { href: "/games", icon: Joystick },
  shop: { href: "/shop", icon: ShoppingBag },
  deals: { href: "/deals", icon: Percent },
  support: { href: "/support", icon: Headset },
};

export const placeOf = (identifier: string): Place | undefined =>
  Object.hasOwn(places, identifier) ? places[identifier] : undefined;
