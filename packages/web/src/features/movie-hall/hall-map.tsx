import { Trans, useLingui } from "@lingui/react/macro";
import { type HallPick, type HallView, type ShownPlace, soldInTwos } from "@safar/engine";
import { useMemo } from "react";
import { PlaceChooser } from "../seat-plan/place-chooser.tsx";
import { hallMark } from "../seat-plan/place-marks.ts";
import { seatWindow } from "../seat-plan/seat-window.tsx";
import { wideBox } from "../seat-plan/seats-page.css.ts";
import { useTiers } from "../seat-plan/use-tiers.ts";
import { hallId } from "./hall-seat-id.ts";
import { glimpse } from "./movie-hall.css.ts";
import { useHallWords } from "./use-hall-words.ts";

type Props = { readonly view: HallView; readonly onPress: (seat: string) => void };

/** All of the party are oneself here; what is proposed stands out of what is free. */
const asShown = (place: ShownPlace<HallPick>, proposed: ReadonlySet<string>): ShownPlace<HallPick> => {
  if (place.look === "party") return { ...place, look: "mine" };
  return place.look === "free" && proposed.has(place.id) ? { ...place, look: "better" } : place;
};

/** The number or letter of a row, as it is on its seats. */
const rowOf = (label: string): string => label.replace(/\d+$/, "");

/** The hall, looked at through a window, or as a list; whatever is looked at, and why a seat cannot be had. */
export function HallMap({ view, onPress }: Props) {
  const { t } = useLingui();
  const words = useHallWords(view);
  const { party, plan, proposal } = view;
  const tiers = useTiers(view.show?.categories, soldInTwos(plan));
  const seats = useMemo(() => {
    const proposed = new Set(proposal.map(({ seat }) => seat));
    return view.seats.map((place) => asShown(place, proposed));
  }, [view.seats, proposal]);
  if (plan === null) return null;
  return (
    <section className={party === null ? glimpse : wideBox} aria-label={t`The hall`}>
      <PlaceChooser
        id={hallId}
        view={view}
        label={t`Seats of the hall`}
        groupOf={({ label: name, row }) => ({ id: `row ${row}`, title: <Trans>Row {rowOf(name)}</Trans> })}
        shape="hall"
        front={t({ message: "Screen", comment: "Of a cinema" })}
        curve={plan.curve}
        frame={seatWindow}
        plan={plan}
        seats={seats}
        words={words}
        markOf={hallMark}
        tiers={tiers}
        legend={{ better: t`Proposed`, mine: t`Yours`, closed: t`Not available` }}
        onPress={onPress}
      />
    </section>
  );
}
