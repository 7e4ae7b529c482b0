import { Trans } from "@lingui/react/macro";
import type { CheckoutWords } from "../checkout/checkout-words.ts";
import { journeyWords } from "../checkout/journey-words.tsx";

/** What a checkout says of a flight. */
export const flightCheckoutWords: CheckoutWords = {
  ...journeyWords,
  people: {
    ...journeyWords.people,
    intro: <Trans>Enter names exactly as in the travel documents: the airline checks them.</Trans>,
  },
  noPrice: (
    <Trans>
      We are unable to fetch flight quotes at the moment. Please try again later or contact our support team for
      assistance.
    </Trans>
  ),
  soldOut: {
    ...journeyWords.soldOut,
    text: (
      <Trans>
        Someone else booked the last seats at this price while you were choosing. You have not been charged.
      </Trans>
    ),
  },
};
