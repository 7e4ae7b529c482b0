import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ToursView } from "@safar/engine";
import { Link } from "@safar/ui/link";
import CalendarX from "lucide-react/icons/calendar-x";
import type { CheckoutWords } from "../checkout/checkout-words.ts";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { TourSummary } from "./tour-summary.tsx";

const words: CheckoutWords = {
  people: {
    step: msg`Your party`,
    title: <Trans>Whose name does the guide ask for?</Trans>,
    intro: <Trans>One name is enough for all who come with you.</Trans>,
    back: <Trans>Back to your details</Trans>,
    review: <Trans>Your party</Trans>,
    one: () => msg`Whom the guide asks for`,
  },
  contact: {
    purpose: <Trans>for your voucher, and so that the guide can reach you on the day</Trans>,
    sent: (email, phone) => (
      <Trans>
        The voucher goes to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
      </Trans>
    ),
  },
  changing: () => <Trans>The day and the number of people cannot be changed.</Trans>,
  offerAndPrice: msg`Tour and price`,
  held: <Trans>Your places are held once you reserve, not before.</Trans>,
  base: msg`Tour`,
  terms: (terms) => (
    <Trans>
      I accept the <Link href={terms}>terms and conditions</Link>, what the guide asks of those who come, and what
      cancelling costs.
    </Trans>
  ),
  noPrice: null,
  sessionExpired: <Trans>Places may have gone meanwhile, or it is too late to book. Choose a day again.</Trans>,
  soldOut: {
    icon: CalendarX,
    title: <Trans>No longer available</Trans>,
    text: <Trans>These places went to others, or the guide takes nobody more. You have not been charged.</Trans>,
    back: <Trans>Back to the days</Trans>,
  },
  refused: null,
};

/** What the steps of a checkout are told of a tour. */
const toursTrip: WalkTrip<ToursView> = {
  words,
  Summary: ({ view: { shown } }) => <TourSummary of={shown} />,
  useTrip: ({ shown }) => ({ parts: [], zone: shown?.starts.zone }),
};

export default toursTrip;
