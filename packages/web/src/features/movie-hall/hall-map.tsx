import { Trans, useLingui } from "@lingui/react/macro";
import { type HallView, soldInTwos } from "@safar/engine";
import { useMemo } from "react";
import { asProposed } from "../seat-plan/as-proposed.ts";
import { PlaceChooser } from "../seat-plan/place-chooser.tsx";
import { hallMark } from "../seat-plan/place-marks.ts";
import { seatWindow } from "../seat-plan/seat-window.tsx";
import { wideBox } from "../seat-plan/seats-page.css.ts";
import { useTiers } from "../seat-plan/use-tiers.ts";
import { hallId } from "./hall-seat-id.ts";
import { glimpse } from "./movie-hall.css.ts";
import { useHallWords } from "./use-hall-words.ts";

type Props = { readonly view: HallView; readonly onPress: (seat: string) => void };

/** The number or letter of a row, as it is on its seats. */
const rowOf = (label: string): string => label.replace(/\d+$/, "");

/** The hall, looked at through a window, or as a list; whatever is looked at, and why a seat cannot be had. */
export function HallMap({ view, onPress }: Props) {
  const { t } = useLingui();
  const words = useHallWords(view);
  const { mend, party, plan, proposal } = view;
  const inTwos = useMemo(() => soldInTwos(plan), [plan]);
  const tiers = useTiers(view.show?.categories, inTwos);
  const seats = useMemo(() => {
    const offered = (mend ?? proposal).map(({ seat }) => seat);
    return view.seats.map((place) => asProposed(place, offered));
  }, [mend, proposal, view.seats]);
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
        explained={["proposed"]}
        legend={{ mine: t`Yours`, closed: t`Not available` }}
        onPress={onPress}
      />
    </section>
  );
}
