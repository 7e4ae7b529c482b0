import { Trans, useLingui } from "@lingui/react/macro";
import type { FoundPlace, SearchText } from "@safar/engine";
import { Section } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { Poster } from "@safar/ui/poster";
import { useFacts } from "../../app/addresses/page-path.ts";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { hotelQuestions } from "./hotel-questions.ts";
import * as css from "./hotels-home-page.css.ts";
import { popularPlaces } from "./popular-places.ts";
import { RecentStaysStrip } from "./recent-stays-strip.tsx";
import { StayForm } from "./stay-form.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly place: FoundPlace | null;
  readonly unknownPlace: string | null;
  readonly isChecked: boolean;
};

/** Where a stay begins. */
export function HotelsHomePage({ search, place, unknownPlace, isChecked }: Props) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  return (
    <VerticalHome
      vertical="hotels"
      name={t`Hotels`}
      title={<Trans>Book a room without surprises</Trans>}
      intro={<Trans>Hotels, apartments and guest houses with full prices, meals and cancellation deadlines.</Trans>}
      form={<StayForm search={search} place={place} unknownPlace={unknownPlace} isChecked={isChecked} />}
      recent={<RecentStaysStrip />}
      questions={hotelQuestions}
    >
      <Section title={t`Popular destinations`}>
        <ul role="list" className={css.places}>
          {popularPlaces[edition].map(({ id, names }) => (
            <li key={id}>
              <Link href={`/hotels/${id}`} className={css.place}>
                <Poster kind="city" name={names.en} />
                <span>{names[locale]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </VerticalHome>
  );
}
