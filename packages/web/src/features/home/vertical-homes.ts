import type { Vertical } from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import {
  BedDouble,
  Bus,
  Car,
  CarTaxiFront,
  Clapperboard,
  Map as MapIcon,
  Plane,
  Ticket,
  TrainFront,
} from "lucide-react";

/** Where each vertical begins, and its sign. */
export const verticalHomes: Readonly<Record<Vertical, { readonly href: string; readonly icon: LucideIcon }>> = {
  flights: { href: "/book-flights-online", icon: Plane },
  hotels: { href: "/book-hotels-online", icon: BedDouble },
  buses: { href: "/buy-bus-tickets-online", icon: Bus },
  trains: { href: "/train-tickets-booking-online", icon: TrainFront },
  events: { href: "/event-tickets-online", icon: Ticket },
  movies: { href: "/movie-tickets-online", icon: Clapperboard },
  tours: { href: "/tours-online", icon: MapIcon },
  "car-rental": { href: "/car-rental-booking-online", icon: Car },
  "airport-shuttle": { href: "/car-rental-booking-online", icon: CarTaxiFront },
};
