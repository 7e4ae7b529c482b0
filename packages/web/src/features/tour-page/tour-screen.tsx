import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type CalendarDate,
  connectTourChoice,
  isOpenStart,
  type Tour,
  type TourPlan,
  type ToursView,
  tourDay,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Container } from "@safar/ui/layout";
import { useSectionInSight } from "@safar/ui/section-bar";
import { useSelector } from "@xstate/react";
import { type ReactNode, use, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { pressedDays } from "../../engine/tours/pressed-day.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import * as pageCss from "../offer-page/offer-page.css.ts";
import { SectionedPage } from "../offer-page/sectioned-page.tsx";
import { useDayInAddress } from "../offer-page/use-day-in-address.ts";
import { lookedIn } from "../quantities/looked-day.tsx";
import { Reviews } from "../reviews/reviews.tsx";
import { ChoiceStep } from "../walk/choice-step.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { type ChoiceActor, type ChoiceView, chosenIn, TourChoice } from "./tour-choice.tsx";
import { TourDays } from "./tour-days.tsx";
import { TourHead } from "./tour-head.tsx";
import { TourMeeting, TourOverview, TourStops } from "./tour-parts.tsx";
import { spokenIn } from "./tour-questions.tsx";
import { freeUntilOf, TourSide } from "./tour-side.tsx";
import { tourThing } from "./tour-things.ts";
import { TourWithPage } from "./tour-with-page.ts";

/** The page's sections, in its order. */
const sectionNames = [
  { id: "about", words: msg`About` },
  { id: "choice", words: msg`Day and people` },
  { id: "stops", words: msg`The way` },
  { id: "meeting", words: msg`Where you meet` },
  { id: "reviews", words: msg`Reviews` },
] as const;

const sectionIds = sectionNames.map(({ id }) => id);

type Alive = { readonly view: ChoiceView; readonly send: ChoiceActor["send"] };

/** A tour with everything that is said of it, and, once the page is alive, what is chosen of it. */
function Loaded({
  tour,
  search,
  alive,
  plan = null,
}: {
  readonly tour: Tour;
  /** The search that it was found by; null where that is not known. */
  readonly search: ToursView["search"];
  readonly alive: Alive | null;
  readonly plan?: TourPlan | null;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [tries, setTries] = useState(0);
  const sight = useSectionInSight(sectionIds);
  const chosen = alive
    ? chosenIn(alive.view)
    : plan && chosenIn({ about: plan, slot: plan.starts.find(isOpenStart) ?? null });
  const isTooLate = chosen !== null && freeUntilOf(chosen) === null;
  const option = chosen?.option ?? tour.options[0];
  const at = alive?.view.date ?? alive?.view.about?.date ?? plan?.date;
  const looked = lookedIn(alive?.view.about ? alive.view.days : (plan?.days.map(tourDay) ?? []), at);
  const keep = useDayInAddress();
  const choose = (date: CalendarDate) => {
    pressedDays.set(tour.id, date);
    keep(date);
    alive?.send({ type: "day.choose", date });
  };
  const goToDay = (date: CalendarDate) => {
    choose(date);
    sight.goTo("choice");
  };
  const submit = () => {
    setTries(tries + 1);
    if (alive === null) return;
    // The language that stands in its list unpressed is what was meant.
    const spoken = chosen && spokenIn(chosen.option, alive.view.answers, locale);
    if (spoken) alive.send({ type: "answer.change", ...spoken });
    alive.send({ type: "choice.submit" });
  };
  const contents: Readonly<Record<(typeof sectionIds)[number], ReactNode>> = {
    about: <TourOverview tour={tour} />,
    choice:
      plan !== null && (alive?.view.about ?? null) === null ? (
        <TourDays plan={plan} />
      ) : (
        alive && <TourChoice {...alive} tries={tries} onDay={choose} onSubmit={submit} />
      ),
    stops: option && <TourStops option={option} />,
    meeting: option && <TourMeeting option={option} />,
    reviews: <Reviews of={tour} />,
  };
  return (
    <>
      <TourHead
        tour={tour}
        looked={looked}
        starts={chosen?.start.starts}
        search={search}
        isTooLate={isTooLate}
        onBack={alive?.view.commands.back ? () => alive.send({ type: "flow.back" }) : undefined}
        onDay={alive ? goToDay : undefined}
        onDays={() => sight.goTo("choice")}
      />
      <SectionedPage
        label={t`About this tour`}
        names={sectionNames}
        contents={contents}
        sight={sight}
        side={
          <TourSide
            tour={tour}
            isTooLate={isTooLate}
            view={alive?.view ?? null}
            hasTried={tries > 0}
            looked={looked}
            isAtChoice={sight.current === "choice"}
            onChoice={() => sight.goTo("choice")}
            onDay={alive ? goToDay : undefined}
            onSubmit={submit}
          />
        }
      />
    </>
  );
}

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <Container>
    <div className={pageCss.page}>{children}</div>
  </Container>
);

function Choosing({
  actor,
  search,
  first,
}: {
  readonly actor: ChoiceActor;
  readonly search: ToursView["search"];
  readonly first: TourPlan | null;
}) {
  const { t } = useLingui();
  const view = connectTourChoice(useSelector(actor, (snapshot) => snapshot));
  const { send } = actor;
  const tour = view.about?.tour ?? first?.tour;
  return (
    <ChoiceStep
      view={view}
      send={send}
      gone={{
        title: t`This tour cannot be booked any more`,
        text: <Trans>What was on the screen counts no longer. You have not been charged.</Trans>,
        ways: (
          <>
            <Button kind="next" onClick={() => send({ type: "search.refresh" })}>
              <Trans>See the tours of this place</Trans>
            </Button>
            <Button onClick={() => send({ type: "search.edit" })}>
              <Trans>Look somewhere else</Trans>
            </Button>
          </>
        ),
      }}
      failed={{
        title: t`The tour could not be loaded`,
        text: <Trans>Try again, or choose another tour.</Trans>,
      }}
      back={<Trans>Back to the tours</Trans>}
    >
      {tour === undefined ? (
        <WalkSkeleton />
      ) : (
        <Framed>
          <Loaded tour={tour} search={search} alive={{ view, send }} plan={first} />
        </Framed>
      )}
    </ChoiceStep>
  );
}

/** What search engines read, from what came with the page. */
function Things({ plan }: { readonly plan: TourPlan }) {
  const { t } = useLingui();
  const facts = useFacts();
  const { id, names, place } = plan.tour;
  return (
    <JsonLdScript
      things={[
        breadcrumbThing(facts, [
          { href: paths.home(), label: t`Home` },
          { href: paths.toursHome(), label: t`Tours` },
          { href: paths.toursPlace(place.slug), label: place.name[facts.locale] },
          { href: paths.toursOffer({ refId: place.slug, offer: id }), label: names[facts.locale] },
        ]),
        tourThing(plan, facts),
      ]}
    />
  );
}

/** The tour of a walk. */
export function TourScreen({ view }: { readonly view: ToursView }) {
  const first = use(TourWithPage);
  const { choice } = view.children;
  return (
    <>
      {choice === undefined ? (
        first === null ? (
          <WalkSkeleton />
        ) : (
          <Framed>
            <Loaded tour={first.tour} search={view.search} alive={null} plan={first} />
          </Framed>
        )
      ) : (
        <Choosing actor={choice} search={view.search} first={first} />
      )}
      {first !== null && <Things plan={first} />}
    </>
  );
}
