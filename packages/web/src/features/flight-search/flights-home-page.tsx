import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import type { PopularRoute } from "../../calls/flight-pages.calls.ts";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { flightQuestions } from "./flight-questions.ts";
import { PopularRoutes } from "./popular-routes.tsx";
import { RecentStrip } from "./recent-strip.tsx";
import { SearchForm } from "./search-form.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  readonly routes: readonly PopularRoute[];
};

/** Where a flight begins. */
export function FlightsHomePage({ search, isChecked, routes }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="flights"
      name={t`Flights`}
      title={<Trans>Book flights with nothing hidden</Trans>}
      intro={
        <Trans>
          Many airlines in one search. Baggage is shown next to each price, and what a change costs before you reserve.
        </Trans>
      }
      form={<SearchForm search={search} isChecked={isChecked} />}
      recent={<RecentStrip />}
      questions={flightQuestions}
    >
      <PopularRoutes routes={routes} />
    </VerticalHome>
  );
}
