import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FlightsEvent, FlightsView, Itinerary, Locale } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { Dot, Dotted } from "@safar/ui/dot";
import { EmptyState } from "@safar/ui/empty-state";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { useLocation } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useState } from "react";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { takeWantedOption } from "../../engine/walk/wanted-option.ts";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { PriceOf } from "../amounts/amount.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { DaysLater } from "../walk/days-later.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { BaggageTable } from "./baggage-table.tsx";
import { isReturnTrip, legName } from "./baggage-words.ts";
import { FareChoice } from "./fare-choice.tsx";
import { useFlightWords } from "./flight-words.ts";
import * as css from "./itinerary-screen.css.ts";
import { LegTimeline } from "./leg-timeline.tsx";
import { PriceByTraveller, PriceLines } from "./price-lines.tsx";

type Send = (event: FlightsEvent) => void;

type Props = { readonly view: FlightsView; readonly send: Send };

/** One offer in full: every flight on a line of time, the fares it can be had at, and what may be taken along. */
export function ItineraryScreen({ view, send }: Props) {
  const { t } = useLingui();
  const { fares, itinerary, screen } = view;
  // The walk's own address does not name it: it is kept from the one that the page was opened by.
  const { searchStr } = useLocation();
  const [named] = useState(() => new URLSearchParams(searchStr).get("fare"));
  const id = fares.length === 0 ? null : (itinerary?.id ?? null);
  useEffect(() => {
    const wanted = id === null ? null : (takeWantedOption(id) ?? named);
    if (wanted !== null) send({ type: "fare.choose", fareId: wanted });
  }, [id, named, send]);
  if (screen !== "itineraryFailed" && (itinerary === null || fares.length + Number(!view.busy) === 0))
    return <WalkSkeleton label={t`Loading the flight`} />;
  return (
    <Container>
      <div className={css.page}>
        {view.commands.back && (
          <div className={css.back}>
            <Button kind="quiet" size="small" onClick={() => send({ type: "flow.back" })}>
              <Icon of={ArrowLeft} size={18} directional />
              <Trans>Back to the flights</Trans>
            </Button>
          </div>
        )}
        {screen === "itineraryFailed" || itinerary === null ? (
          <Failed view={view} send={send} />
        ) : (
          <Inspected view={view} send={send} itinerary={itinerary} />
        )}
      </div>
    </Container>
  );
}

function Failed({ view: { commands, problem }, send }: Props) {
  const { t, i18n } = useLingui();
  const own = problem === null || problem.kind === "malformed" ? null : problemWords(problem);
  return (
    <EmptyState
      icon={CircleAlert}
      heading="h1"
      title={t`Error fetching flight details`}
      action={
        commands.reloadOffer && (
          <Button kind="next" onClick={() => send({ type: "offer.reload" })}>
            <Trans>Try Again</Trans>
          </Button>
        )
      }
    >
      <div role="alert">
        <p>
          <Trans>Unable to fetch flight details. Please try again.</Trans>
        </p>
        {own !== null && <p>{i18n._(own.title)}</p>}
      </div>
    </EmptyState>
  );
}

type Leg = Pick<Itinerary["legs"][number], "from" | "to">;

/** The cities of several legs one after the other. A leg that begins where the one before it ended says that place once. */
const routeOf = (legs: readonly Leg[], cityOf: (code: string) => string, locale: Locale): string =>
  legs
    .map(({ from, to }, index) => {
      const before = legs[index - 1];
      if (before?.to === from) return ` – ${cityOf(to)}`;
      return `${before === undefined ? "" : commaIn(locale)}${cityOf(from)} – ${cityOf(to)}`;
    })
    .join("");

function Inspected({ view, send, itinerary }: Props & { readonly itinerary: Itinerary }) {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const { busy, commands, deadline, fareId, fares, price, references } = view;
  const { legs } = itinerary;
  const isReturn = isReturnTrip(itinerary);
  const [out] = legs;
  const chosen = fares.find(({ id }) => id === fareId);
  const baggage = chosen?.baggage ?? itinerary.baggage;
  const seconds = useSecondsUntil(deadline);
  const from = isolated(words.city(out?.from ?? "", references));
  const to = isolated(words.city(out?.to ?? "", references));
  const travellers = itinerary.perType.reduce((sum, { count }) => sum + count, 0);
  const isChangeable = chosen?.isChangeable ?? itinerary.isChangeable;
  const isRefundable = chosen?.isRefundable ?? itinerary.isRefundable;
  const next = (
    <Button
      kind="next"
      wide
      busy={busy}
      disabled={!commands.acceptItinerary && !busy}
      onClick={() => send({ type: "itinerary.accept" })}
    >
      <Trans>Continue</Trans>
    </Button>
  );
  const leftIn = (label: string) => seconds !== null && <Countdown label={label} seconds={seconds} />;
  return (
    <>
      <header>
        <h1>
          {isReturn ? (
            <Trans>
              {from} to {to} and back
            </Trans>
          ) : legs.length > 1 ? (
            routeOf(legs, (code) => isolated(words.city(code, references)), words.locale)
          ) : (
            <Trans>
              {from} to {to}
            </Trans>
          )}
        </h1>
        <p className={css.lead}>
          <Plural value={travellers} one="# traveller" other="# travellers" />
          <Dot />
          {words.airlines(
            legs.flatMap(({ segments }) => segments),
            references,
          )}
        </p>
        {legs.map(({ arrives, dayOffset, departs, from: start, minutes, stops }) => (
          <p key={`${start} ${departs.local}`} className={css.when}>
            <span>{words.day(departs.local)}</span>
            <strong className={css.times}>
              {clockOf(departs.local)} – {clockOf(arrives.local)}
              <DaysLater days={dayOffset} />
            </strong>
            <span>
              <Dotted of={[words.duration(minutes), words.stops(stops)]} />
            </span>
          </p>
        ))}
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          {fares.length > 0 && (
            <FareChoice
              fares={fares}
              chosen={fareId}
              onChoose={(wanted) => send({ type: "fare.choose", fareId: wanted })}
            />
          )}
          {legs.map((leg, index) => (
            <section key={`${leg.from} ${leg.departs.local}`} className={css.leg}>
              <h2 className={css.legTitle}>
                {legs.length > 1 && <span className={css.which}>{legName(i18n, index, legs.length, isReturn)}</span>}
                {words.longDay(leg.departs.local)}
                <span className={css.length}>
                  <Dotted of={[words.duration(leg.minutes), words.stops(leg.stops)]} />
                </span>
              </h2>
              <LegTimeline leg={leg} references={references} />
            </section>
          ))}
          <section className={css.leg}>
            <BaggageTable legs={legs} baggage={baggage} />
          </section>
        </div>
        <aside className={css.aside}>
          <div className={css.ledger}>
            <h2 className={css.ledgerTitle}>
              <Trans>Price</Trans>
              {chosen !== undefined && <bdi className={css.which}>{chosen.brand[words.locale]}</bdi>}
            </h2>
            {price !== null && <PriceLines price={price.display} />}
            {chosen === undefined && itinerary.perType.length > 1 && <PriceByTraveller perType={itinerary.perType} />}
            <p className={css.terms}>
              {isRefundable ? <Trans>Refundable</Trans> : <Trans>Non-refundable</Trans>}
              <Dot />
              {isChangeable ? <Trans>Can be changed</Trans> : <Trans>Cannot be changed</Trans>}
            </p>
            {leftIn(t`These results expire in`)}
            <div className={css.wideNext}>{next}</div>
          </div>
          <Alert>
            <Trans>Nothing is charged yet. The airline confirms the price on the next step.</Trans>
          </Alert>
        </aside>
      </div>
      <div className={css.bar}>
        <div>
          {price !== null && <PriceOf of={price.display.total} size="medium" />}
          <div>{leftIn(t`Expires in`)}</div>
        </div>
        <div>{next}</div>
      </div>
    </>
  );
}
