import { useLingui } from "@lingui/react/macro";
import {
  type LaidCell,
  type LaidDeck,
  laidOut,
  type PlaceKind,
  type SeatPlan as Plan,
  type ShownPlace,
  stepOver,
} from "@safar/engine";
import { type SeatCell, type SeatForm, SeatLegend, type SeatLook, SeatMap } from "@safar/ui/seat-map";
import { useMemo } from "react";
import { fixtureWords, lookWords } from "./seat-words.ts";
import type { SeatWords } from "./use-seat-words.ts";

const forms: Readonly<Record<PlaceKind, SeatForm>> = {
  seat: "seat",
  sleeper: "berth",
  berth_lower: "berth",
  berth_middle: "berth",
  berth_upper: "berth",
  berth_side: "berth",
  couple_left: "leftHalf",
  couple_right: "rightHalf",
  wheelchair: "wheelchair",
  companion: "companion",
};

/** The place to begin at: one's own, or the first that can be had. */
export const firstStop = (seats: readonly ShownPlace[]): string => {
  const lookedFor = (...looks: readonly SeatLook[]) => seats.find(({ look }) => looks.includes(look));
  return (lookedFor("mine") ?? lookedFor("free", "better") ?? seats[0])?.id ?? "";
};

/** In the order in which they are explained; one's own always, since a press makes one. */
const legendLooks = ["free", "better", "mine", "party", "taken", "man", "woman", "closed"] as const;

type Props = {
  readonly plan: Plan;
  readonly seats: readonly ShownPlace[];
  readonly words: SeatWords;
  /** Prefixes the ids of the seats. */
  readonly id: string;
  /** What a deck of it is called by those who listen, and what is written above it. */
  readonly deckWords: (deck: LaidDeck, index: number) => { readonly label: string; readonly name?: string | undefined };
  readonly shape?: "plain" | "plane";
  /** What stands on a place; nothing where it is left out. */
  readonly markOf: (place: ShownPlace) => string | undefined;
  /** Words of the legend that are better here than the usual ones. */
  readonly legend?: Partial<Record<SeatLook, string>>;
  /** What stands on the samples of one's own in the legend. */
  readonly legendMark?: string;
  /** The place under the pointer or the focus. */
  readonly looked: string | null;
  readonly onLook: (seat: string) => void;
  readonly onPress: (seat: string) => void;
};

/** A plan of places from above: one stop for the Tab key, arrows from place to place, and each says how it stands. */
export function SeatPlan({
  plan,
  seats,
  words,
  id,
  deckWords,
  shape = "plain",
  markOf,
  legend,
  legendMark,
  looked,
  onLook,
  onPress,
}: Props) {
  const { t } = useLingui();
  const decks = useMemo(() => laidOut(plan), [plan]);
  const byId = new Map(seats.map((place) => [place.id, place]));
  const seatCell = (place: ShownPlace): SeatCell => ({
    kind: "seat",
    id: place.id,
    look: place.look,
    label: words.spoken(place),
    mark: markOf(place),
    form: forms[place.kind],
  });
  const cellOf = (cell: LaidCell): SeatCell => {
    if (cell.kind === "place") {
      const place = byId.get(cell.place.id);
      return place === undefined ? { kind: "gap" } : seatCell(place);
    }
    if (cell.kind !== "fixture") return cell;
    const words = fixtureWords[cell.of];
    return { kind: "place", label: words === null ? "" : t(words), span: cell.span };
  };
  const drawn = useMemo(
    () =>
      decks.map((deck, index) => ({
        id: `${id}-${index}`,
        ...deckWords(deck, index),
        columns: deck.columns,
        letters: shape === "plane" ? deck.letters : [],
        rows: deck.rows.map((row) => ({
          ...row,
          bay: row.bay === null ? null : t`Bay ${row.bay}`,
          cells: row.cells.map(cellOf),
        })),
      })),
    // Moving over the map changes none of the rows.
    // oxlint-disable-next-line react/exhaustive-deps -- the words follow from these
    [decks, seats],
  );
  const present = new Set<SeatLook>(["mine", ...seats.map(({ look }) => look)]);
  return (
    <>
      <SeatLegend
        label={t`What the seats mean`}
        entries={legendLooks
          .filter((look) => present.has(look))
          .map((look) => ({
            look,
            label: legend?.[look] ?? t(lookWords[look]),
            mark: look === "mine" || look === "party" ? legendMark : undefined,
          }))}
      />
      <SeatMap
        id={id}
        shape={shape}
        exit={t({ message: "Exit", comment: "The sign at a door" })}
        decks={drawn}
        current={looked ?? firstStop(seats)}
        onMove={(from, step) => stepOver(plan, from, step)}
        onCurrent={onLook}
        onChoose={onPress}
        onRefused={onPress}
      />
    </>
  );
}
