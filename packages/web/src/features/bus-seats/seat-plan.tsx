import { Trans, useLingui } from "@lingui/react/macro";
import { moveSeat, type SeatsView, type ShownSeat } from "@safar/engine";
import { type SeatCell, SeatLegend, type SeatLook, SeatMap } from "@safar/ui/seat-map";
import { useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { commaIn, formatMoney } from "../../i18n/format.ts";
import { isolated } from "../flight-results/flight-words.ts";
import * as css from "./bus-seats.css.ts";
import { columnsOf, rowsOf } from "./coach-rows.ts";
import { genderWords, refusalWords } from "./seat-sentences.ts";

const lookOf = ({ mine, refusal, status }: ShownSeat): SeatLook => {
  if (mine !== null) return "mine";
  if (status === "booked_male") return "man";
  if (status === "booked_female") return "woman";
  if (status !== "available") return status === "unavailable" ? "closed" : "taken";
  return refusal === null || refusal.code === "limit" ? "free" : "closed";
};

/** What there is to say of a seat: where it is, what it costs, how it stands. */
const useSeatSentence = ({ categories }: SeatsView) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const comma = commaIn(locale);
  const stateOf = (seat: ShownSeat): string => {
    if (seat.mine !== null) {
      const who = t(genderWords[seat.mine]);
      return t`chosen for: ${who}`;
    }
    switch (seat.status) {
      case "booked_male":
        return t`taken by a man`;
      case "booked_female":
        return t`taken by a woman`;
      case "available":
        return seat.refusal === null
          ? t({ message: "free", comment: "A seat that nobody has" })
          : t(refusalWords(seat.refusal));
      default:
        return t({ message: "not available", comment: "A seat" });
    }
  };
  return (seat: ShownSeat): string => {
    const category = categories.find(({ code }) => code === seat.category)?.name[locale] ?? "";
    const price = isolated(formatMoney(seat.fare, locale));
    const name = seat.kind === "sleeper" ? t`Berth ${seat.label}` : t`Seat ${seat.label}`;
    const parts = [
      name,
      category,
      ...(seat.status === "available" || seat.mine !== null ? [price] : []),
      stateOf(seat),
    ];
    return parts.filter(Boolean).join(comma);
  };
};

/** The coach from above, deck by deck: one stop for the Tab key, arrows from seat to seat, and each seat says how it stands. */
export function SeatPlan({ view, onToggle }: { view: SeatsView; onToggle: (seat: string) => void }) {
  const { t } = useLingui();
  const sentence = useSeatSentence(view);
  const { map, picks, seats } = view;
  const first =
    picks[0]?.seat ??
    seats.find(({ refusal, status }) => status === "available" && refusal === null)?.id ??
    seats[0]?.id ??
    "";
  const [looked, setLooked] = useState<string | null>(null);
  const current = looked ?? first;
  if (map === null) return null;
  const cellOf = (seat: ShownSeat): SeatCell => {
    const look = lookOf(seat);
    const isNumbered = look === "free" || look === "mine";
    return { kind: "seat", id: seat.id, look, label: sentence(seat), ...(isNumbered ? { mark: seat.label } : {}) };
  };
  const words = { cellOf, driver: t`Driver`, door: t`Door` };
  const shown = seats.find(({ id }) => id === looked);
  const deckNames = [t`Lower deck`, t`Upper deck`];
  return (
    <>
      <SeatLegend
        label={t`What the seats mean`}
        entries={[
          { look: "free", label: t({ message: "Free", comment: "A seat that nobody has" }) },
          { look: "mine", label: t({ message: "Yours", comment: "A seat" }) },
          { look: "man", label: t`A man sits here` },
          { look: "woman", label: t`A woman sits here` },
          { look: "closed", label: t`Not for this traveller` },
        ]}
      />
      <div className={css.decks}>
        {map.cabins.map((cabin, deck) => {
          const name = deckNames[deck] ?? "";
          return (
            <div key={name} className={css.deck}>
              {map.cabins.length > 1 && <span className={css.deckTitle}>{name}</span>}
              <SeatMap
                id="bus-seat"
                label={map.cabins.length > 1 ? t`Seats, ${name}` : t`Seats of the coach`}
                columns={columnsOf(cabin)}
                rows={rowsOf(deck, cabin, view, words)}
                current={current}
                exit=""
                onMove={(from, step) => moveSeat(map, from, step)}
                onCurrent={setLooked}
                onChoose={onToggle}
                onRefused={onToggle}
              />
            </div>
          );
        })}
      </div>
      {/* Whoever reads by ear has heard it of the seat itself. */}
      <p className={css.caption} aria-hidden="true">
        {shown === undefined ? (
          <Trans>Choose a seat to see what it costs and who may sit there.</Trans>
        ) : (
          sentence(shown)
        )}
      </p>
    </>
  );
}
