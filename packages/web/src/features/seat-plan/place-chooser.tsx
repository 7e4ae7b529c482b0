import { useLingui } from "@lingui/react/macro";
import type { Gender, Names, SeatRefusal } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Segmented } from "@safar/ui/segmented";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { LookedSeat } from "./looked-seat.tsx";
import { SeatPlan } from "./seat-plan.tsx";
import { SeatTable } from "./seat-table.tsx";
import { areBerths, refusalWords } from "./seat-words.ts";
import * as css from "./seats-page.css.ts";
import { WhoSits } from "./who-sits.tsx";

type Props = Omit<ComponentProps<typeof SeatPlan>, "looked" | "onLook" | "deckWords" | "frame"> &
  Partial<Pick<ComponentProps<typeof SeatPlan>, "deckWords">> &
  Pick<ComponentProps<typeof SeatTable>, "groupOf" | "label"> & {
    /** Which part of the whole this is: another one is another plan. */
    readonly part?: number;
    /** What the map is looked at through, where it is larger than the page, with what is looked at. */
    readonly frame?: (map: ReactNode, facts: ReactNode) => ReactNode;
    /** Told who is to have the place of which that is asked. */
    readonly onWho?: (gender: Gender) => void;
    /** Why the last press took no place, with the seller's own reason. */
    readonly view: { readonly refusal: SeatRefusal | null; readonly reason?: Names | null };
  };

/**
 * A list opens at its beginning. Where one's own place, or what is proposed, is far down, it opens at the head of what that is listed
 * under, or at that itself where both are not seen at once.
 */
const openAtFirst = (list: HTMLElement | null): void => {
  const first = list?.querySelector("[data-first]");
  if (!list || !first) return;
  const topOf = (one: Element): number => one.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const head = first.parentElement?.closest("li") ?? first;
  const half = list.clientHeight / 2;
  if (topOf(first) > half) list.scrollTop = topOf(first) - topOf(head) > half ? topOf(first) - half / 2 : topOf(head);
};

/** Places as a plan or as a list; whichever is looked at, and why one cannot be had. */
export function PlaceChooser({
  view: { reason, refusal },
  label,
  groupOf,
  deckWords,
  part,
  frame,
  onWho,
  ...plan
}: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [looked, setLooked] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [isList, setList] = useState(false);
  // Why a place cannot be had is of the view in which it was pressed.
  const [past, setPast] = useState<SeatRefusal | null>(null);
  const { seats, words } = plan;
  const onPress = (seat: string) => {
    setPressed(seat);
    plan.onPress(seat);
  };
  const own = seats.filter(({ mine }) => mine !== null).map((one) => one.id);
  const [ownBefore, setOwnBefore] = useState(own);
  if (own.join() !== ownBefore.join()) {
    setOwnBefore(own);
    // More than what was pressed has changed, as by a proposal or by another class: what was looked at before is no part of it.
    const isOther = seats.some(({ id, look }) => id === looked && look === "other");
    const changed = [...own, ...ownBefore].filter((seat) => own.includes(seat) !== ownBefore.includes(seat));
    const isMore = isOther || changed.some((seat) => seat !== looked);
    if (isMore && looked !== null && !own.includes(looked)) setLooked(null);
  }
  const place = seats.find((one) => one.id === looked);
  const isOfBerths = areBerths(seats);
  const told = refusal === past ? null : refusal;
  const why = told && t(refusalWords(told, isOfBerths));
  return (
    <>
      <div className={css.chooserHead}>
        <div className={css.tools}>
          <Segmented
            label={t`How the places are shown`}
            name={`${plan.id}-shown`}
            segments={[
              { value: "plan", label: t`Plan`, icon: LayoutGrid },
              { value: "list", label: t`List`, icon: List },
            ]}
            value={isList ? "list" : "plan"}
            onChange={(chosen) => {
              setList(chosen === "list");
              setPast(refusal);
              setLooked(null);
            }}
          />
        </div>
        {!isList && frame === undefined && (
          <div className={css.lookedAt}>
            <LookedSeat
              place={place}
              words={words}
              isOfBerths={isOfBerths}
              isTold={place !== undefined && words.stateOf(place) === why}
            />
          </div>
        )}
      </div>
      {/* There before it speaks, so that it is heard. */}
      <div
        role="alert"
        className={frame === undefined ? css.refused : css.refusedInLine}
        data-past={(looked !== null && looked !== pressed) || undefined}
      >
        {why !== null && (
          <Alert
            tone="warning"
            title={why}
            action={
              told?.code === "who" &&
              onWho && <WhoSits label={why} name={`${plan.id}-who`} value={null} onChange={onWho} />
            }
          >
            {reason?.[locale]}
          </Alert>
        )}
      </div>
      {isList ? (
        <div ref={openAtFirst} className={css.list}>
          <SeatTable
            label={label}
            seats={seats}
            words={words}
            groupOf={groupOf}
            partOf={({ category }) => plan.tiers?.get(category)?.band}
            onPress={onPress}
          />
        </div>
      ) : (
        <SeatPlan
          key={part}
          {...plan}
          onPress={onPress}
          frame={frame && ((map) => frame(map, place && <LookedSeat place={place} words={words} isShort />))}
          deckWords={deckWords ?? (() => ({ label }))}
          looked={place?.id ?? null}
          onLook={setLooked}
        />
      )}
    </>
  );
}
