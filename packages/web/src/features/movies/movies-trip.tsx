import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MoviesView, Show } from "@safar/engine";
import { Link } from "@safar/ui/link";
import TicketX from "lucide-react/icons/ticket-x";
import type { CheckoutWords } from "../checkout/checkout-words.ts";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { MovieSummary } from "./movie-summary.tsx";

const extras = {
  title: <Trans>Snacks</Trans>,
  intro: <Trans>Collect them at the snack counter with the code of your tickets. You pay only at the end.</Trans>,
  list: <Trans>With your seats</Trans>,
  none: <Trans>Nothing chosen.</Trans>,
};

const words: CheckoutWords = {
  people: {
    step: msg`Your details`,
    title: <Trans>Who is going?</Trans>,
    intro: <Trans>One entry code covers your whole group.</Trans>,
    back: <Trans>Back to your details</Trans>,
    review: <Trans>Your details</Trans>,
    // One stands for all who come.
    one: () => msg`Name at the door`,
  },
  contact: {
    purpose: <Trans>for your tickets, and updates if the show changes</Trans>,
    sent: (email, phone) => (
      <Trans>
        The tickets go to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
      </Trans>
    ),
  },
  extras,
  offerAndPrice: msg`Show and price`,
  held: <Trans>Your seats are held once you reserve, not before.</Trans>,
  base: msg`Seats`,
  terms: (terms) => (
    <Trans>
      I accept the <Link href={terms}>terms and conditions</Link>, the age rating of the film, and what cancelling and
      changing to another show cost.
    </Trans>
  ),
  noPrice: null,
  sessionExpired: <Trans>Some seats may be gone, or the show may have started. Choose a show again.</Trans>,
  soldOut: {
    icon: TicketX,
    title: <Trans>No longer available</Trans>,
    text: <Trans>Someone else booked these seats, or the show has started. You have not been charged.</Trans>,
    back: <Trans>Back to the seats</Trans>,
  },
  refused: null,
};

/** Glasses are for what is shown in 3D. */
const words3d: CheckoutWords = { ...words, extras: { ...extras, title: <Trans>Snacks and glasses</Trans> } };

/** Where a document is asked for, and of whom. */
const checked = <Trans>This cinema checks ID at the door. One name and ID number stand for all your seats.</Trans>;

const atDoor = <Trans>ID is checked at the door: whoever is named here brings this document.</Trans>;

const wordsOf = (show: Show | undefined): CheckoutWords => {
  const own = show?.type === "3d" ? words3d : words;
  return show?.cinema.checksId === true ? { ...own, people: { ...own.people, intro: checked, atDoor } } : own;
};

/** What the steps of a checkout are told of a show. */
const moviesTrip: WalkTrip<MoviesView> = {
  words,
  Summary: ({ view: { shown } }) => <MovieSummary of={shown} />,
  useTrip: ({ shown }) => ({
    words: wordsOf(shown?.show),
    parts: [],
    tickets: shown?.seats.length,
    zone: shown?.show.starts.zone,
  }),
};

export default moviesTrip;
