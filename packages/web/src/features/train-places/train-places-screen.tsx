import { Trans } from "@lingui/react/macro";
import { connectTrainPlaces, type TrainPlacesActor, type TrainPlacesEvent, type TrainPlacesView } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Inline } from "@safar/ui/layout";
import { useSelector } from "@xstate/react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { LostSeats } from "../seat-plan/lost-seats.tsx";
import { trainResultsPath } from "../train-search/train-plan.ts";
import { SeatsStep, TripLine } from "../walk/seats-step.tsx";
import { PlaceSum } from "./place-sum.tsx";
import { TrainCoach } from "./train-coach.tsx";
import { columns, sum } from "./train-places.css.ts";
import { TravellerPlaces } from "./traveller-places.tsx";
import { useParty } from "./use-party.ts";

type Parts = { readonly view: TrainPlacesView; readonly send: (event: TrainPlacesEvent) => void };

function Choosing({ view, send }: Parts) {
  const { locale } = useFacts();
  const heading = useArrived<HTMLHeadingElement>("train places");
  const party = useParty(view, send);
  const { code, search, train } = view;
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Choose your places</Trans>
        </h1>
        {train !== null && (
          <TripLine
            from={train.from.name[locale]}
            to={train.to.name[locale]}
            departs={train.departs}
            known={[train.name[locale], train.classes.find((one) => one.code === code)?.name[locale]]}
          />
        )}
      </div>
      <LostSeats
        view={view}
        onTake={(seat) => send({ type: "nearest.accept", seat })}
        ways={
          <Inline>
            <Button size="small" onClick={() => send({ type: "flow.back" })}>
              <Trans>See other classes</Trans>
            </Button>
            {search !== null && (
              <ButtonLink size="small" href={trainResultsPath(search)}>
                <Trans>See other trains</Trans>
              </ButtonLink>
            )}
          </Inline>
        }
      />
      <div className={columns}>
        <TravellerPlaces view={view} send={send} party={party} />
        <TrainCoach view={view} send={send} party={party} />
        <div className={sum}>
          <PlaceSum view={view} send={send} />
        </div>
      </div>
    </>
  );
}

/** The places of a class, coach by coach, chosen one by one or together. */
export function TrainPlacesScreen({ actor }: { actor: TrainPlacesActor }) {
  const view = connectTrainPlaces(useSelector(actor, (now) => now));
  const { send } = actor;
  return (
    <SeatsStep
      view={view}
      send={send}
      expired={<Trans>Places and prices may have changed. Search again to see what is available now.</Trans>}
      failed={<Trans>The places could not be loaded.</Trans>}
      back={<Trans>Back to the train</Trans>}
    >
      <Choosing view={view} send={send} />
    </SeatsStep>
  );
}
