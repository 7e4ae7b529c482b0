import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeTrains, encodeTrains, type SearchText, type TrainStation } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Section } from "@safar/ui/layout";
import { Poster } from "@safar/ui/poster";
import BadgeCheck from "lucide-react/icons/badge-check";
import BedSingle from "lucide-react/icons/bed-single";
import Clock from "lucide-react/icons/clock";
import { useFacts } from "../../app/addresses/page-path.ts";
import { RecentRoutes } from "../vertical-home/recent-routes.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { trainPlan, trainResultsPath } from "./train-plan.ts";
import * as css from "./train-search.css.ts";
import { TrainSearchForm } from "./train-search-form.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  readonly lines: readonly { readonly from: TrainStation; readonly to: TrainStation }[];
  /** The day that the lines are shown for. */
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
export function TrainHomePage({ search, isChecked, lines, date }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const party = { adults: 1, children: 0, infants: 0, code: "" };
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
      {lines.length > 0 && (
        <Section title={t`Popular routes`}>
          <ul className={css.lines}>
            {lines.map(({ from, to }) => (
              <li key={`${from.slug} ${to.slug}`}>
                <Card kind="link" shape="strip" media={<Poster kind="train" name={`${from.name.en} ${to.name.en}`} />}>
                  <h3>
                    <CardLink href={trainResultsPath(encodeTrains({ ...party, from: from.slug, to: to.slug, date }))}>
                      <bdi>
                        {from.name[locale]} – {to.name[locale]}
                      </bdi>
                    </CardLink>
                  </h3>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </VerticalHome>
  );
}
