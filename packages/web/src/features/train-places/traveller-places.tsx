import { Trans, useLingui } from "@lingui/react/macro";
import type { TrainPlacesEvent, TrainPlacesView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import Sparkles from "lucide-react/icons/sparkles";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Amount } from "../amounts/amount.tsx";
import { ProposedSeats } from "../seat-plan/proposed-seats.tsx";
import * as seatsPage from "../seat-plan/seats-page.css.ts";
import { useTravellerName } from "../seat-plan/use-traveller-name.ts";
import { WhoSits } from "../seat-plan/who-sits.tsx";
import * as css from "./train-places.css.ts";
import type { Party } from "./use-party.ts";
import { usePlaceWords } from "./use-place-words.ts";

type Props = {
  readonly view: TrainPlacesView;
  readonly send: (event: TrainPlacesEvent) => void;
  readonly party: Party;
};

/** Proposes the best places that the rules allow all of them, says which and why, and takes them when that is wished. */
function ForUs({ view, send, party }: Props) {
  const { picks, proposal, seats, together, travellers } = view;
  const [isAsked, setAsked] = useState(false);
  const places = proposal.flatMap(({ seat }) => seats.find(({ id }) => id === seat) ?? []);
  const genders = travellers.flatMap((traveller) => party.genderOf(traveller) ?? []);
  const isSaid = genders.length === travellers.length;
  const hasNone = isSaid && isAsked && proposal.length === 0 && picks.length < travellers.length;
  return (
    <div className={css.forUs}>
      <Button
        wide
        onClick={() => {
          setAsked(true);
          if (isSaid) send({ type: "seats.propose", genders });
        }}
      >
        <Icon of={Sparkles} size={18} />
        {travellers.length > 1 ? <Trans>Choose for us</Trans> : <Trans>Choose for me</Trans>}
      </Button>
      <div role="status" className={css.proposal}>
        {places.length > 0 && (
          <ProposedSeats
            of={places.map(({ label }) => label)}
            together={together}
            more={
              places.length > 1 ? (
                <Trans>No free places for your group are closer together, and these cost the least of them.</Trans>
              ) : (
                <Trans>It costs the least of all places you can have.</Trans>
              )
            }
            take={places.length > 1 ? <Trans>Take these places</Trans> : <Trans>Take this place</Trans>}
            onTake={() => send({ type: "proposal.accept" })}
          />
        )}
        {isAsked && !isSaid && (
          <p>
            <Trans>Say first of everyone whether they are a man or a woman.</Trans>
          </p>
        )}
        {hasNone && (
          <p>
            <Trans>
              Under its seating rules, this class has no places for your whole group. Try another class or another
              train.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}

/** Who travels, each with their place, beside the plan: whatever the plan says is said here too. */
export function TravellerPlaces({ view, send, party }: Props) {
  const { t } = useLingui();
  const words = usePlaceWords(view);
  const nameOf = useTravellerName(view.travellers);
  const { next, picks, seats, travellers } = view;
  const deckOf = (deck: number) => view.coaches.find((coach) => coach.deck === deck)?.car ?? "";
  return (
    <section className={css.party} aria-labelledby="places-of">
      <h2 id="places-of" className={seatsPage.boxTitle}>
        <Trans>
          Your places ({picks.length} of {travellers.length})
        </Trans>
      </h2>
      <ul className={css.travellers} role="list">
        {travellers.map((traveller) => {
          const { id } = traveller;
          const pick = picks.find((one) => one.id === id);
          const place = seats.find((one) => one.id === pick?.seat);
          const name = nameOf(traveller);
          return (
            <li key={id} className={css.traveller} data-next={id === next?.id || undefined}>
              <span className={css.who}>
                {name}
                {place === undefined && (
                  <span className={css.none}>
                    {id === next?.id ? <Trans>Choose a place on the plan</Trans> : <Trans>No place yet</Trans>}
                  </span>
                )}
              </span>
              <WhoSits
                label={t`${name} is`}
                name={`who-${id}`}
                value={party.genderOf(traveller)}
                isChild={traveller.age === "child"}
                onChange={(gender) => party.tell(traveller, gender)}
              />
              {place !== undefined && (
                <span className={css.place}>
                  <span>
                    <strong>
                      <bdi dir="ltr">{deckOf(place.deck)}</bdi> · {words.nameOf(place)}
                    </strong>{" "}
                    {place.price && <Amount of={place.price} />}
                  </span>
                  <IconButton icon={X} label={t`Remove ${words.nameOf(place)}`} onClick={() => party.press(place.id)} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <ForUs view={view} send={send} party={party} />
    </section>
  );
}
