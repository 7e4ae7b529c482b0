import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@safar/ui/link";
import Ticket from "lucide-react/icons/ticket-x";
import type { CheckoutWords } from "./checkout-words.ts";

/** What a checkout says of a journey with a ticket: on board somebody looks at who it is. A vertical says what is otherwise. */
export const journeyWords: CheckoutWords = {
  people: {
    step: msg`Passengers`,
    title: <Trans>Who is travelling?</Trans>,
    intro: <Trans>Enter names exactly as in the identity documents: they are checked on boarding.</Trans>,
    back: <Trans>Back to the passengers</Trans>,
    review: <Trans>Passengers, as on the tickets</Trans>,
    one: (number) => msg`Passenger ${number}`,
  },
  contact: {
    purpose: <Trans>for your ticket and travel updates</Trans>,
    sent: (email, phone) => (
      <Trans>
        The ticket goes to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
      </Trans>
    ),
  },
  offerAndPrice: msg`Trip and price`,
  base: msg`Base fare`,
  terms: (terms) => (
    <Trans>
      I accept the <Link href={terms}>terms and conditions</Link>, the conditions of the fare, and what cancelling and
      changing cost.
    </Trans>
  ),
  noPrice: null,
  sessionExpired: <Trans>Prices and seats may have changed. Search again to see what is available now.</Trans>,
  soldOut: {
    icon: Ticket,
    title: <Trans>No longer available</Trans>,
    text: <Trans>Someone else booked it while you were choosing. You have not been charged.</Trans>,
    back: <Trans>Go back</Trans>,
  },
  refused: null,
};
