import { Trans, useLingui } from "@lingui/react/macro";
import { type BusStop, connectSeats, type SeatsEvent, type SeatsView, type seatsMachine } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container, Inline } from "@safar/ui/layout";
import { Select } from "@safar/ui/select";
import { useSelector } from "@xstate/react";
import Clock from "lucide-react/icons/clock";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { LostSeats } from "../seat-plan/lost-seats.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { StepFailed } from "../walk/step-failed.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { BundleChoice } from "./bundle-choice.tsx";
import * as css from "./bus-seats.css.ts";
import { Coach, CoachPicks, CoachTogether } from "./coach-choice.tsx";

type SeatsActor = ActorRefFrom<typeof seatsMachine>;
type Send = (event: SeatsEvent) => void;

function TripLine({ view }: { view: SeatsView }) {
  const { locale } = useFacts();
  if (view.trip === null) return null;
  const { departure, from, to } = view.trip;
  return (
    <p className={css.trip}>
      <bdi>{from.name[locale]}</bdi> – <bdi>{to.name[locale]}</bdi> · {formatShortDay(departure.departs.local, locale)}
      {commaIn(locale)}
      <bdi dir="ltr">{clockOf(departure.departs.local)}</bdi> · <bdi>{departure.operator.name[locale]}</bdi> ·{" "}
      <bdi>{departure.coach.name[locale]}</bdi>
    </p>
  );
}

function StopChoice({
  label,
  stops,
  value,
  onChange,
}: {
  label: string;
  stops: readonly BusStop[];
  value: string | null;
  onChange: (stop: string) => void;
}) {
  const { locale } = useFacts();
  return (
    <Select label={label} value={value ?? ""} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {stops.map(({ id, name, time }) => (
        <option key={id} value={id}>
          {`${clockOf(time.local)} · ${name[locale]}`}
        </option>
      ))}
    </Select>
  );
}

function Choosing({ view, send }: { view: SeatsView; send: Send }) {
  const { t } = useLingui();
  const { boarding, busy, dropping, problem, total, trip } = view;
  return (
    <>
      <LostSeats view={view} onTake={(seat) => send({ type: "nearest.accept", seat })} />
      <div className={css.columns}>
        <Coach view={view} send={send} />
        <div className={css.side}>
          <CoachPicks view={view} send={send} />
          <CoachTogether view={view} send={send} />
          {trip !== null && (
            <section className={css.box} aria-label={t`Stops`}>
              <StopChoice
                label={t`Where to get on`}
                stops={trip.departure.boarding}
                value={boarding}
                onChange={(stop) => send({ type: "boarding.choose", stop })}
              />
              <StopChoice
                label={t`Where to get off`}
                stops={trip.departure.dropping}
                value={dropping}
                onChange={(stop) => send({ type: "dropping.choose", stop })}
              />
            </section>
          )}
          {problem !== null && (
            <Alert tone="warning" live title={t(problemWords(problem).title)}>
              {t(problemWords(problem).text)}
            </Alert>
          )}
          <div className={css.foot}>
            {total !== null && (
              <div className={css.total}>
                <Trans>Price of the seats</Trans>
                <Amount of={total} />
              </div>
            )}
            <Button
              kind="next"
              busy={busy}
              disabled={!busy && !view.commands.submit}
              onClick={() => send({ type: "seats.submit" })}
            >
              <Trans>Continue to the bundles</Trans>
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** The bundles take the place of the seats at the same address: who has pressed far below begins at their top. */
function Heading({ isOfBundles }: { isOfBundles: boolean }) {
  const heading = useArrived<HTMLHeadingElement>(isOfBundles ? "bus bundles" : "bus seats");
  return (
    <h1 ref={heading} tabIndex={-1}>
      {isOfBundles ? <Trans>Choose a bundle</Trans> : <Trans>Choose your seats</Trans>}
    </h1>
  );
}

/** The seats of a coach, chosen one by one or together, and then the bundle that they are bought with. */
export function BusSeatsScreen({ actor }: { actor: SeatsActor }) {
  const { t } = useLingui();
  const view = connectSeats(useSelector(actor, (now) => now));
  const { send } = actor;
  if (view.screen === "loading" || view.screen === "done") return <WalkSkeleton />;
  if (view.screen === "expired") {
    return (
      <Container>
        <EmptyState
          icon={Clock}
          title={t`Search Results Expired!`}
          heading="h1"
          action={
            <Inline>
              <Button kind="next" onClick={() => send({ type: "search.refresh" })}>
                <Trans>Search again</Trans>
              </Button>
              <Button onClick={() => send({ type: "search.edit" })}>
                <Trans>Change search</Trans>
              </Button>
            </Inline>
          }
        >
          <div role="alert">
            <Trans>Seats and prices may have changed meanwhile. Search again to see those of now.</Trans>
          </div>
        </EmptyState>
      </Container>
    );
  }
  if (view.screen === "failed") {
    return (
      <Container>
        <StepFailed
          problem={view.problem}
          title={t`Something went wrong!`}
          text={<Trans>The seats could not be read.</Trans>}
          onRetry={() => send({ type: "seats.reload" })}
          back={{ words: <Trans>Back to the results</Trans>, onPress: () => send({ type: "flow.back" }) }}
        />
      </Container>
    );
  }
  return (
    <Container>
      <div className={css.page}>
        <div>
          <Heading isOfBundles={view.screen === "bundles"} />
          <TripLine view={view} />
        </div>
        {view.screen === "bundles" ? <BundleChoice view={view} send={send} /> : <Choosing view={view} send={send} />}
      </div>
    </Container>
  );
}
