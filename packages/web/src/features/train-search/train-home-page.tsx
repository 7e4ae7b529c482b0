import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeTrains, type SearchText } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import BedSingle from "lucide-react/icons/bed-single";
import Clock from "lucide-react/icons/clock";
import { type BusyRoute, RouteCards } from "../route-cards/route-cards.tsx";
import { RecentRoutes } from "../vertical-home/recent-routes.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { trainPlan } from "./train-plan.ts";
import { TrainSearchForm } from "./train-search-form.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  readonly routes: readonly BusyRoute[];
  /** The day that the routes are shown for. */
  readonly date: string;
};

const said = [
  { id: "berth", icon: BedSingle, words: <Trans>Your exact seat or berth, with its price on the plan</Trans> },
  { id: "late", icon: Clock, words: <Trans>Hours late? We offer your money back</Trans> },
  { id: "cancel", icon: BadgeCheck, words: <Trans>Refund terms shown before you pay</Trans> },
];

const asked = [
  {
    question: msg`How far ahead can I book?`,
    answer: msg`As far ahead as the operator sells: the calendar ends there. Holidays sell out weeks before, so book Eid journeys early.`,
  },
  {
    question: msg`Can I choose my seat or berth?`,
    answer: msg`Yes, coach by coach, on a plan that shows lower, middle and upper berths and what each adds to the price. Or let us suggest the best places together.`,
  },
  {
    question: msg`Do children need a ticket?`,
    answer: msg`Children from 3 to 11 pay less and have a place of their own. Under 3 they travel without a place, with an adult.`,
  },
  {
    question: msg`What if I have to cancel?`,
    answer: msg`You see how much is refunded, and until when, before you pay. You can cancel for everyone or only for some travellers.`,
  },
];

/** Where a train journey begins. */
export function TrainHomePage({ search, isChecked, routes, date }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="trains"
      name={t`Trains`}
      title={<Trans>Train tickets, berth by berth</Trans>}
      intro={
        <Trans>
          Choose the train, the class and your exact berth, and see the price and refund terms before you pay.
        </Trans>
      }
      form={<TrainSearchForm search={search} isChecked={isChecked} />}
      recent={
        <RecentRoutes vertical="trains" plan={trainPlan} dateOf={(search) => decodeTrains(search).date} said={said} />
      }
      questions={asked}
    >
      <RouteCards routes={routes} date={date} />
    </VerticalHome>
  );
}
