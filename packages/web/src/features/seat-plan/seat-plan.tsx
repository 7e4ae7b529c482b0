import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  type LaidCell,
  type LaidDeck,
  type LaidRow,
  laidOut,
  type PlaceKind,
  type SeatPlan as Plan,
  type ShownPlace,
  stepOver,
} from "@safar/engine";
import { type SeatCell, type SeatForm, SeatLegend, type SeatLook, SeatMap } from "@safar/ui/seat-map";
import { type ReactNode, useMemo, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import * as css from "./seat-plan.css.ts";
import { areBerths, fixtureWords, lookWords } from "./seat-words.ts";
import { createStableRows } from "./stable-rows.ts";
import type { SeatWords } from "./use-seat-words.ts";
import type { Tiers } from "./use-tiers.ts";

/** How what somebody sits or lies on is drawn. */
export const seatForms: Readonly<Record<PlaceKind, SeatForm>> = {
  seat: "seat",
  sleeper: "berth",
  berth_lower: "berthLower",
  berth_middle: "berthMiddle",
  berth_upper: "berthUpper",
  berth_side: "berthSide",
  couple_left: "leftHalf",
  couple_right: "rightHalf",
  wheelchair: "wheelchair",
  companion: "companion",
};

/** The place to begin at: one's own, or the first that can be had. */
export const firstStop = (seats: readonly ShownPlace[]): string => {
  const lookedFor = (...looks: readonly SeatLook[]) => seats.find(({ look }) => looks.includes(look));
  return (lookedFor("mine") ?? lookedFor("free", "better", "proposed") ?? seats[0])?.id ?? "";
};

/** In the order in which they are explained; one's own always, since a press makes one. */
const legendLooks = ["free", "better", "mine", "proposed", "party", "taken", "man", "woman", "closed"] as const;

/** Places that are for some, or for two. */
const legendKinds = [
  { kind: "couple_left", words: msg`Sofa for two` },
  { kind: "wheelchair", words: msg`Wheelchair place` },
  { kind: "companion", words: msg`Companion's seat` },
] as const;

const isBerth = ({ kind }: ShownPlace): boolean => kind.startsWith("berth_");

/** A bay without what tells those of one coach from those of another: "3" of "B2-3". */
const bayLabel = (bay: string): string => bay.split(/[-./]/).at(-1) ?? bay;

const noTiers: Tiers = new Map();

const asItIs = (map: ReactNode) => map;

type Props = {
  readonly plan: Plan;
  readonly seats: readonly ShownPlace[];
  readonly words: SeatWords;
  /** Prefixes the ids of the seats. */
  readonly id: string;
  /** What a deck of it is called by those who listen, and what is written above it. */
  readonly deckWords: (deck: LaidDeck, index: number) => { readonly label: string; readonly name?: string | undefined };
  readonly shape?: "plain" | "plane" | "carriage" | "hall";
  /** Of a hall: what all look at, and how far the ends of its rows are nearer to it, in rows. */
  readonly front?: string;
  readonly curve?: number;
  /** The prices of its categories, where they stand above their rows; those at which nobody was asked for are explained. */
  readonly tiers?: Tiers;
  /** Which of the prices a place has, the cheapest 0, and what stands above the first row of it, where it is not its category's. */
  readonly tierOf?: (place: ShownPlace) => { readonly tier: number; readonly band: string | null } | null;
  /** What the map is looked at through, where it is larger than the page. */
  readonly frame?: ((map: ReactNode) => ReactNode) | undefined;
  /** What a bay is called that is no usual one, by a place of it. */
  readonly bayName?: (place: ShownPlace) => string | undefined;
  /** What stands on a place; nothing where it is left out. */
  readonly markOf: (place: ShownPlace) => string | undefined;
  /** What stands below that on a berth, which has room for it. */
  readonly notesOf?: (place: ShownPlace) => readonly string[];
  /** What stands below it on a seat, in a few signs. */
  readonly tagOf?: ((place: ShownPlace) => string | undefined) | undefined;
  /** What the places cost, beside what their signs mean. Both are folded away on narrow windows. */
  readonly prices?: ReactNode;
  /** Words of the legend that are better here than the usual ones. */
  readonly legend?: Partial<Record<SeatLook, string>>;
  /** Looks that are explained even where no place has them now. */
  readonly explained?: readonly SeatLook[];
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
  front,
  curve,
  tiers = noTiers,
  tierOf: ownTierOf,
  frame = asItIs,
  bayName,
  markOf,
  notesOf,
  tagOf,
  prices,
  legend,
  legendMark,
  explained,
  looked,
  onLook,
  onPress,
}: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const tierOf = ownTierOf ?? (({ category }: ShownPlace) => tiers.get(category) ?? null);
  const [stable] = useState(createStableRows);
  const decks = useMemo(() => laidOut(plan), [plan]);
  const byId = new Map(seats.map((place) => [place.id, place]));
  const tagsOf = (place: ShownPlace): readonly string[] | undefined => {
    const tag = tagOf?.(place);
    return tag === undefined ? undefined : [tag];
  };
  const seatCell = (place: ShownPlace): SeatCell => ({
    kind: "seat",
    id: place.id,
    look: place.look,
    label: words.spoken(place),
    mark: markOf(place),
    notes: isBerth(place) ? notesOf?.(place) : tagsOf(place),
    form: seatForms[place.kind],
    tier: tierOf(place)?.tier,
  });
  const placeIn = ({ cells }: LaidRow): ShownPlace | undefined =>
    cells.flatMap((cell) => (cell.kind === "place" ? (byId.get(cell.place.id) ?? []) : []))[0];
  const bandOf = (row: LaidRow): string | null => {
    const first = placeIn(row);
    return first === undefined ? null : (tierOf(first)?.band ?? null);
  };
  const bayOf = (row: LaidRow, before: LaidRow | undefined): string | null => {
    if (row.bay !== null) {
      const [first, label] = [placeIn(row), bayLabel(row.bay)];
      const name = first && bayName?.(first);
      return name === undefined ? t`Bay ${label}` : `${name} ${label}`;
    }
    const band = bandOf(row);
    return before !== undefined && bandOf(before) === band ? null : band;
  };
  const cellOf = (cell: LaidCell): SeatCell => {
    if (cell.kind === "place") {
      const place = byId.get(cell.place.id);
      return place === undefined ? { kind: "gap" } : stable.cell(place, locale, () => seatCell(place));
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
        curve,
        rows: deck.rows.map((row, at) =>
          stable.row({ ...row, bay: bayOf(row, deck.rows[at - 1]), cells: row.cells.map(cellOf) }),
        ),
      })),
    // Moving over the map changes none of the rows.
    // oxlint-disable-next-line react/exhaustive-deps -- the words follow from these
    [decks, seats],
  );
  const present = new Set<SeatLook>(["mine", ...(explained ?? []), ...seats.map(({ look }) => look)]);
  const sampleForm: SeatForm | undefined = areBerths(seats) ? "anyBerth" : undefined;
  const explains = (
    <SeatLegend
      label={t`Seat legend`}
      entries={[
        ...legendLooks
          .filter((look) => present.has(look))
          .map((look) => ({
            look,
            label: legend?.[look] ?? t(lookWords[look]),
            mark: look === "mine" || look === "party" ? legendMark : undefined,
            form: sampleForm,
          })),
        ...[...tiers].flatMap(([code, { band: label, tier }]) =>
          seats.some(({ category, look }) => look === "other" && category === code)
            ? [{ look: "other" as const, tier, label }]
            : [],
        ),
        ...legendKinds.flatMap(({ kind, words }) =>
          // What is for none of them looks like all that is not for them.
          seats.some((place) => place.kind === kind && place.look !== "closed")
            ? [{ look: "free" as const, form: seatForms[kind], label: t(words) }]
            : [],
        ),
      ]}
    />
  );
  return (
    <>
      {prices === undefined ? (
        shape !== "hall" && explains
      ) : (
        <details className={css.signs}>
          <summary>{t`Prices and signs`}</summary>
          {prices}
          {explains}
        </details>
      )}
      {frame(
        <SeatMap
          id={id}
          shape={shape}
          exit={t({ message: "Exit", comment: "The sign at a door" })}
          front={front}
          decks={drawn}
          current={looked ?? firstStop(seats)}
          onMove={(from, step) => stepOver(plan, from, step)}
          onCurrent={onLook}
          onChoose={onPress}
          onRefused={onPress}
        />,
      )}
      {/* A hall is what one comes to see, and takes the room: what its signs mean stands below. */}
      {shape === "hall" && explains}
    </>
  );
}
