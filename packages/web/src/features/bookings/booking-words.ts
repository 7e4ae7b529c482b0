import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingType, Product } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import Car from "lucide-react/icons/car";
import Wallet from "lucide-react/icons/wallet";
import { verticalIcons } from "../shell/vertical-icons.ts";

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
  ...verticalIcons,
  "car-rental": Car,
  "airport-shuttle": Car,
  wallet: Wallet,
  subscription: BadgeCheck,
} as const satisfies Readonly<Record<Product, unknown>>;
