import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingType, Product } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import BedDouble from "lucide-react/icons/bed-double";
import Bus from "lucide-react/icons/bus";
import Car from "lucide-react/icons/car";
import Clapperboard from "lucide-react/icons/clapperboard";
import MapIcon from "lucide-react/icons/map";
import Plane from "lucide-react/icons/plane";
import Ticket from "lucide-react/icons/ticket";
import TrainFront from "lucide-react/icons/train-front";
import Wallet from "lucide-react/icons/wallet";

/** Each kind of booking by name. */
export const kindWords: Readonly<Record<BookingType, MessageDescriptor>> = {
  airline: msg`Flights`,
  hotel: msg`Hotels`,
  bus: msg`Buses`,
  railway: msg`Trains`,
  event: msg`Events`,
  cinema: msg`Movies`,
  tour: msg`Tours`,
  car_rental: msg`Cars and airport shuttles`,
  wallet: msg`Wallet`,
  subscription: msg`Subscription`,
};

export const productIcons = {
  flights: Plane,
  hotels: BedDouble,
  buses: Bus,
  trains: TrainFront,
  events: Ticket,
  movies: Clapperboard,
  tours: MapIcon,
  "car-rental": Car,
  "airport-shuttle": Car,
  wallet: Wallet,
  subscription: BadgeCheck,
} as const satisfies Readonly<Record<Product, unknown>>;
