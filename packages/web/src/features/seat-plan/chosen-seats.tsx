import { Trans, useLingui } from "@lingui/react/macro";
import type { Gender, SeatPick, ShownPlace } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import { SeatPicks } from "@safar/ui/seat-map";
import X from "lucide-react/icons/x";
import { Amount } from "../amounts/amount.tsx";
import { bySeat } from "./seat-order.ts";
import * as css from "./seat-plan.css.ts";
import type { SeatWords } from "./use-seat-words.ts";
import { WhoSits } from "./who-sits.tsx";

function None() {
  return (
    <p className={css.quiet}>
      <Trans>No seat is chosen yet. Choose an available seat, or let us find the best seats together.</Trans>
    </p>
  );
}

/** The places that are chosen, beside their plan. */
export function ChosenSeats({
  picks,
  seats,
  words,
  onLeave,
  onWho,
}: {
  picks: readonly SeatPick[];
  seats: readonly ShownPlace[];
  words: SeatWords;
  onLeave: (seat: string) => void;
  /** Where it matters who sits there. */
  onWho?: (seat: string, gender: Gender) => void;
}) {
  const { t } = useLingui();
  if (picks.length === 0) return <None />;
  const found = picks.flatMap(({ gender, seat }) => {
    const place = seats.find(({ id }) => id === seat);
    return place === undefined ? [] : [{ gender, place }];
  });
  const shown = found.toSorted((one, other) => bySeat(one.place.label, other.place.label));
  return (
    <SeatPicks
      picks={shown.map(({ gender, place }) => {
        const { id, label, price } = place;
        return {
          id,
          name: words.nameOf(place),
          detail: (
            <>
              {words.moreOf(place)} · {price && <Amount of={price} />}
            </>
          ),
          action: <IconButton icon={X} label={t`Remove seat ${label}`} onClick={() => onLeave(id)} />,
          more: gender !== undefined && onWho && (
            <WhoSits
              label={t`Who sits on seat ${label}`}
              name={`who-${id}`}
              value={gender}
              onChange={(next) => onWho(id, next)}
            />
          ),
        };
      })}
    />
  );
}
