import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { EventsView } from "@safar/engine";
import { Link } from "@safar/ui/link";
import TicketX from "lucide-react/icons/ticket-x";
import type { CheckoutWords } from "../checkout/checkout-words.ts";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { EventSummary } from "./event-summary.tsx";

const words: CheckoutWords = {
  people: {
    step: msg`Attendees`,
    title: <Trans>Who is going?</Trans>,
    intro: <Trans>Only what the organiser asks for.</Trans>,
    back: <Trans>Back to the attendees</Trans>,
    review: <Trans>Attendees, as on the tickets</Trans>,
    one: (number) => msg`Attendee ${number}`,
  },
  contact: {
    purpose: <Trans>for your tickets, and if the event is moved or called off</Trans>,
    sent: (email, phone) => (
      <Trans>
        The tickets go to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
      </Trans>
    ),
  },
  changing: (isNamed) =>
    isNamed ? (
      <Trans>Dates cannot be changed; names can, free of charge until the doors open.</Trans>
    ) : (
      <Trans>Dates cannot be changed.</Trans>
    ),
  offerAndPrice: msg`Event and price`,
  held: <Trans>Your passes are held once you reserve, not before.</Trans>,
  base: msg`Passes`,
  terms: (terms) => (
    <Trans>
      I accept the <Link href={terms}>terms and conditions</Link>, what the organiser asks of those who come, and what
      cancelling costs.
    </Trans>
  ),
  noPrice: null,
  sessionExpired: <Trans>Passes may have gone meanwhile, or the event has begun. Choose your passes again.</Trans>,
  soldOut: {
    icon: TicketX,
    title: <Trans>No longer available</Trans>,
    text: <Trans>These passes went to others, or their sale has ended. You have not been charged.</Trans>,
    back: <Trans>Back to the passes</Trans>,
  },
  refused: null,
};

/** What the steps of a checkout are told of an event. */
const eventsTrip: WalkTrip<EventsView> = {
  words,
  Summary: ({ view: { shown } }) => <EventSummary of={shown} />,
  useTrip: ({ shown }) => ({
    parts: [],
    zone: shown?.starts.zone,
    tickets: shown?.passes.reduce((sum, { count }) => sum + count, 0),
  }),
};

export default eventsTrip;
