import { Trans, useLingui } from "@lingui/react/macro";
import { type BusStop, connectSeats, type SeatsActor, type SeatsEvent, type SeatsView } from "@safar/engine";
import { Select } from "@safar/ui/select";
import { useSelector } from "@xstate/react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { LostSeats } from "../seat-plan/lost-seats.tsx";
import { SeatSum } from "../seat-plan/seat-sum.tsx";
import * as seatsPage from "../seat-plan/seats-page.css.ts";
import { SeatsStep, TripLine } from "../walk/seats-step.tsx";
import { useHashStep } from "../walk/use-hash-step.ts";
import { BundleChoice } from "./bundle-choice.tsx";
import { Coach, CoachPicks, CoachTogether } from "./coach-choice.tsx";

type Send = (event: SeatsEvent) => void;

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
  const { boarding, dropping, total, trip } = view;
  return (
    <>
      <LostSeats view={view} onTake={(seat) => send({ type: "nearest.accept", seat })} />
      <div className={seatsPage.columns}>
        <Coach view={view} send={send} />
        <div className={seatsPage.side}>
          <CoachPicks view={view} send={send} />
          <CoachTogether view={view} send={send} />
          {trip !== null && (
            <section className={seatsPage.box} aria-label={t`Stops`}>
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
          <SeatSum
            view={view}
            label={total !== null && <Trans>Price of the seats</Trans>}
            missing={null}
            next={<Trans>Continue to the bundles</Trans>}
            onSubmit={() => send({ type: "seats.submit" })}
          />
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
  const { locale } = useFacts();
  const view = connectSeats(useSelector(actor, (now) => now));
  const { send } = actor;
  const { boarding, screen, trip } = view;
  const stop = trip?.departure.boarding.find(({ id }) => id === boarding);
  useHashStep({
    hash: "bundles",
    at: screen === "bundles" ? "second" : screen === "seats" && !view.busy ? "first" : null,
    go: view.commands.submit ? () => send({ type: "seats.submit" }) : null,
    goBack: () => send({ type: "flow.back" }),
  });
  return (
    <SeatsStep
      view={view}
      send={send}
      expired={<Trans>Seats and prices may have changed. Search again to see what is available now.</Trans>}
      failed={<Trans>The seats could not be loaded.</Trans>}
      back={<Trans>Back to the results</Trans>}
    >
      <div>
        <Heading isOfBundles={screen === "bundles"} />
        {trip !== null && (
          <TripLine
            from={trip.from.name[locale]}
            to={trip.to.name[locale]}
            departs={stop?.time ?? trip.departure.departs}
            known={[trip.departure.operator.name[locale], trip.departure.coach.name[locale]]}
          />
        )}
      </div>
      {screen === "bundles" ? <BundleChoice view={view} send={send} /> : <Choosing view={view} send={send} />}
    </SeatsStep>
  );
}
