import { Trans, useLingui } from "@lingui/react/macro";
import type { HallEvent, HallPick, HallView, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { SeatZoom } from "@safar/ui/seat-map";
import { Segmented } from "@safar/ui/segmented";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import { type ReactNode, useMemo, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import { LookedSeat } from "../seat-plan/looked-seat.tsx";
import { SeatPlan } from "../seat-plan/seat-plan.tsx";
import { SeatTable } from "../seat-plan/seat-table.tsx";
import { refusalWords } from "../seat-plan/seat-words.ts";
import * as css from "./movie-hall.css.ts";
import { useHallWords } from "./use-hall-words.ts";

type Props = { readonly view: HallView; readonly send: (event: HallEvent) => void };

/** All of the party are oneself here; what is proposed stands out of what is free. */
const asShown = (place: ShownPlace<HallPick>, proposed: ReadonlySet<string>): ShownPlace<HallPick> => {
  if (place.look === "party") return { ...place, look: "mine" };
  return place.look === "free" && proposed.has(place.id) ? { ...place, look: "better" } : place;
};

/** The prices of a hall, the cheapest first, each with what stands above its first row. */
const useTiers = ({ show }: Pick<HallView, "show">) => {
  const { locale } = useFacts();
  const textOf = useMoneyText();
  return useMemo(() => {
    const sorted = (show?.categories ?? []).toSorted((one, other) => one.price.minor - other.price.minor);
    return new Map(
      sorted.map(({ code, name, price }, tier) => [code, { tier, band: `${name[locale]} · ${textOf(price)}` }]),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- how money is written follows from the language
  }, [show, locale]);
};

/** A hall is larger than most pages: it is looked at through a window. */
function HallWindow({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <SeatZoom words={{ nearer: t`Zoom in`, further: t`Zoom out`, all: t`Show the whole hall` }}>{children}</SeatZoom>
  );
}

/** The number or letter of a row, as it is on its seats. */
const rowOf = (label: string): string => label.replace(/\d+$/, "");

/** The hall, looked at through a window, or as a list; whatever is looked at, and why a seat cannot be had. */
export function HallMap({ view, send }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const words = useHallWords(view);
  const tiers = useTiers(view);
  const [looked, setLooked] = useState<string | null>(null);
  const [isList, setList] = useState(false);
  const { plan, proposal, reason, refusal } = view;
  const seats = useMemo(() => {
    const proposed = new Set(proposal.map(({ seat }) => seat));
    return view.seats.map((place) => asShown(place, proposed));
  }, [view.seats, proposal]);
  if (plan === null) return null;
  const label = t`Seats of the hall`;
  const press = (seat: string) => send({ type: "seat.toggle", seat });
  return (
    <section className={css.box} aria-label={t`The hall`}>
      <div className={css.tools}>
        <Segmented
          label={t`How the seats are shown`}
          name="seats-shown"
          segments={[
            { value: "plan", label: t`Plan`, icon: LayoutGrid },
            { value: "list", label: t`List`, icon: List },
          ]}
          value={isList ? "list" : "plan"}
          onChange={(chosen) => setList(chosen === "list")}
        />
      </div>
      {!isList && <LookedSeat place={seats.find(({ id }) => id === looked)} words={words} />}
      {/* There before it speaks, so that it is heard. */}
      <div role="alert">
        {refusal !== null && (
          <Alert tone="warning" title={t(refusalWords(refusal))}>
            {reason?.[locale]}
          </Alert>
        )}
      </div>
      {isList ? (
        <div className={css.list}>
          <SeatTable
            label={label}
            seats={seats}
            words={words}
            groupOf={({ label: name, row }) => ({ id: `row ${row}`, title: <Trans>Row {rowOf(name)}</Trans> })}
            onPress={press}
          />
        </div>
      ) : (
        <SeatPlan
          id="hall-seat"
          shape="hall"
          front={t({ message: "Screen", comment: "Of a cinema" })}
          curve={plan.curve}
          Frame={HallWindow}
          plan={plan}
          seats={seats}
          words={words}
          tierOf={({ category }) => tiers.get(category) ?? null}
          deckWords={() => ({ label })}
          markOf={({ label: name, look }) => (look === "mine" ? name : undefined)}
          legend={{ better: t`Proposed`, mine: t`Yours`, closed: t`Not available` }}
          looked={looked}
          onLook={setLooked}
          onPress={press}
        />
      )}
    </section>
  );
}
