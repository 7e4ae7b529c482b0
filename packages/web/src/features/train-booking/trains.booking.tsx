import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isTrainsBooking, type TrainsBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { TrainNews } from "./train-news.tsx";
import { TrainTitle } from "./train-title.tsx";
import { TrainTravellers } from "./train-travellers.tsx";
import booked from "./trains.booked.tsx";

function Share({ booking: { trains }, address }: { readonly booking: TrainsBooking; readonly address: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [from, to] = [isolated(trains.train.from.name[locale]), isolated(trains.train.to.name[locale])];
  return <ShareButton path={address} title={t`My train from ${from} to ${to}`} />;
}

/** The page of a booking of a train. */
export default createBooking<TrainsBooking>({
  booked,
  isOf: isTrainsBooking,
  name: msg`Your train booking`,
  zoneOf: ({ trains: { train } }) => train.departs.zone,
  Title: TrainTitle,
  Share,
  icon: Ticket,
  People: TrainTravellers,
  manage: { label: msg`Manage Your Trip`, News: TrainNews },
});
