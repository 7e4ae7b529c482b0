import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@safar/ui/link";
import BedDouble from "lucide-react/icons/bed-double";
import type { CheckoutWords } from "../checkout/checkout-words.ts";

/** What a checkout says of a stay. */
export const hotelCheckoutWords: CheckoutWords = {
  people: {
    step: msg`Guests`,
    title: <Trans>Who is staying?</Trans>,
    intro: <Trans>Names as in the identity documents. A late arrival or a cot: ask the hotel from your booking.</Trans>,
    back: <Trans>Back to the guests</Trans>,
    review: <Trans>Guests, as on the voucher</Trans>,
    one: (number) => msg`Guest ${number}`,
    isOneAdult: true,
  },
  contact: {
    purpose: <Trans>for your voucher and updates about your stay</Trans>,
    sent: (email, phone) => (
      <Trans>
        The voucher goes to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
      </Trans>
    ),
  },
  offerAndPrice: msg`Stay and price`,
  base: msg`Rooms`,
  terms: (terms) => (
    <Trans>
      I accept the <Link href={terms}>terms and conditions</Link>, the rules of the hotel, and what cancelling and
      changing cost.
    </Trans>
  ),
  noPrice: null,
  sessionExpired: <Trans>Prices and rooms may have changed. Search again to see what is available now.</Trans>,
  soldOut: {
    icon: BedDouble,
    title: <Trans>Room is on sleep mode</Trans>,
    text: (
      <Trans>
        This room has just been sold to someone else. You have not been charged. Choose another room here, or go back to
        the other hotels.
      </Trans>
    ),
    back: <Trans>Choose another option</Trans>,
  },
  refused: <Trans>Something went wrong</Trans>,
};
