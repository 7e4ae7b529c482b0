import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SeatPlan as Plan, ShownPlace, TrainPlacesEvent, TrainPlacesView } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { CarStrip } from "@safar/ui/seat-map";
import { useMemo, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import { asProposed } from "../seat-plan/as-proposed.ts";
import { BerthPrices } from "../seat-plan/berth-prices.tsx";
import { PlaceChooser } from "../seat-plan/place-chooser.tsx";
import { placeMarks } from "../seat-plan/place-marks.ts";
import { useTravellerName } from "../seat-plan/use-traveller-name.ts";
import { OperatorRules } from "./operator-rules.tsx";
import { tierWords } from "./place-words.ts";
import * as css from "./train-places.css.ts";
import type { Party } from "./use-party.ts";
import { usePlaceWords } from "./use-place-words.ts";

type Props = {
  readonly view: TrainPlacesView;
  readonly send: (event: TrainPlacesEvent) => void;
  readonly party: Party;
};

/** What every plan of a coach explains, whatever is on it. */
const explained = ["free", "mine", "man", "closed"] as const;

/** One coach of a plan, as a plan of its own. */
const coachOf = (plan: Plan, deck: number): Plan => {
  const isOf = (place: { readonly deck: number }) => place.deck === deck;
  return {
    ...plan,
    decks: plan.decks.filter((_, at) => at === deck),
    seats: plan.seats.filter(isOf).map((place) => ({ ...place, deck: 0 })),
    fixtures: plan.fixtures.filter(isOf).map((fixture) => ({ ...fixture, deck: 0 })),
  };
};

/** The coach to begin with: where they have a place, else the first with room for all of them. */
const firstCoach = ({ coaches, picks, seats, travellers }: TrainPlacesView): number => {
  const own = seats.find(({ id }) => id === picks[0]?.seat)?.deck;
  return own ?? (coaches.find(({ free }) => free >= travellers.length) ?? coaches[0])?.deck ?? 0;
};

/** Says that a coach has not room enough, and leads to the next that has. */
function NextCoach({ view, deck, onShow }: { view: TrainPlacesView; deck: number; onShow: (deck: number) => void }) {
  const { coaches, picks, travellers } = view;
  const needed = travellers.length - picks.length;
  const shown = coaches.find((coach) => coach.deck === deck);
  const next = coaches.find((coach) => coach.deck !== deck && coach.free >= needed);
  if (shown === undefined || shown.free >= needed || next === undefined) return null;
  const { car, free } = next;
  return (
    <Alert
      tone="info"
      title={
        shown.free === 0 ? (
          <Trans>Coach {shown.car} is full</Trans>
        ) : (
          <Trans>Coach {shown.car} does not have enough places for your group</Trans>
        )
      }
      action={
        <Button size="small" onClick={() => onShow(next.deck)}>
          <Trans>
            Show coach {car}, {free} free
          </Trans>
        </Button>
      }
    />
  );
}

/** For whom the next press is, and whose prices the plan shows. */
function Now({ view }: { view: TrainPlacesView }) {
  const nameOf = useTravellerName(view.travellers);
  const { next, picks, travellers } = view;
  // Once everybody has one, whoever was seated last may still move.
  const who = next ?? travellers.find(({ id }) => id === picks.at(-1)?.id);
  const name = who && nameOf(who);
  return (
    <p className={css.now}>
      {next === null ? (
        <Trans>Everyone has a place. Press another to move {name}.</Trans>
      ) : travellers.every(({ age }) => age === "adult") ? (
        <Trans>Choose for {name}</Trans>
      ) : next.age === "child" ? (
        <Trans>Choose for {name}: prices are for a child</Trans>
      ) : (
        <Trans>Choose for {name}: prices are for an adult</Trans>
      )}
    </p>
  );
}

/** The train, its coach in sight, whatever is looked at, and why a place cannot be had. */
export function TrainCoach({ view, party }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const textOf = useMoneyText();
  const words = usePlaceWords(view);
  const nameOf = useTravellerName(view.travellers);
  const [asked, setAsked] = useState<number | null>(null);
  const { categories, coaches, code, plan, proposal } = view;
  // What is proposed is shown.
  const proposed = view.seats.find(({ id }) => id === proposal[0]?.seat)?.deck;
  const [shownProposal, setShownProposal] = useState(proposal);
  if (shownProposal !== proposal) {
    setShownProposal(proposal);
    if (proposed !== undefined) setAsked(proposed);
  }
  const deck = asked ?? firstCoach(view);
  const coach = useMemo(() => (plan === null ? null : coachOf(plan, deck)), [plan, deck]);
  const seats = useMemo(() => {
    const ids = proposal.map(({ seat }) => seat);
    return view.seats.filter((place) => place.deck === deck).map((place) => ({ ...asProposed(place, ids), deck: 0 }));
  }, [view.seats, deck, proposal]);
  if (coach === null) return null;
  const car = coaches.find((one) => one.deck === deck)?.car ?? "";
  const isCabinClosed = seats.some(({ refusal }) => refusal?.code === "whole_bay");
  const pickOn = (place: ShownPlace) => view.picks.find(({ seat }) => seat === place.id);
  const notesOf = (place: ShownPlace): readonly string[] => {
    const tier = tierWords[place.kind];
    if (tier === undefined || !["free", "better", "proposed", "mine"].includes(place.look)) return [];
    const who = view.travellers.find(({ id }) => id === pickOn(place)?.id);
    if (who !== undefined) return [t(tier), nameOf(who)];
    return place.price === null ? [t(tier)] : [t(tier), textOf(place.price)];
  };
  return (
    <section className={css.coach} aria-label={t({ message: "The coaches", context: "train" })}>
      {coaches.length > 1 && (
        <CarStrip
          label={t({ message: "Coach", context: "train" })}
          name="coach"
          value={String(deck)}
          cars={coaches.map(({ car, deck, free }) => ({
            id: String(deck),
            name: car,
            isFull: free === 0,
            note: free === 0 ? t`full` : t`${free} free`,
            label:
              free === 0
                ? t`Coach ${car}, full`
                : t`Coach ${car}, ${plural(free, { one: "# place free", other: "# places free" })}`,
          }))}
          onChange={(chosen) => setAsked(Number(chosen))}
        />
      )}
      <NextCoach view={view} deck={deck} onShow={setAsked} />
      <Now view={view} />
      <PlaceChooser
        part={deck}
        id="train-place"
        view={view}
        label={t`Places of coach ${car}`}
        groupOf={({ bay, row }) =>
          bay === undefined
            ? { id: `row ${row}`, title: <Trans>Row {row + 1}</Trans> }
            : { id: bay, title: <Trans>Bay {bay.split(/[-./]/).at(-1)}</Trans> }
        }
        // A bay of another sort than the class is called by that: a family cabin.
        bayName={({ category }) =>
          category === code ? undefined : categories.find((one) => one.code === category)?.name[locale]
        }
        shape="carriage"
        plan={coach}
        seats={seats}
        words={words}
        deckWords={() => ({ label: t`Places of coach ${car}`, name: t`↑ Front of the train` })}
        prices={<BerthPrices of={view} />}
        markOf={placeMarks(view.picks)}
        notesOf={notesOf}
        legend={{
          mine: t`Selected`,
          proposed: t`Proposed for you`,
          man: t`Booked by a man`,
          woman: t`Booked by a woman`,
          closed: isCabinClosed ? t`Unavailable, or in a cabin that is sold whole` : t`Unavailable`,
        }}
        explained={explained}
        onWho={(gender) => view.next && party.tell(view.next, gender)}
        onPress={party.press}
      />
      <OperatorRules rules={view.rules} />
    </section>
  );
}
