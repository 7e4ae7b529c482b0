import { Trans, useLingui } from "@lingui/react/macro";
import {
  type CalendarDate,
  type connectTourChoice,
  optionOf,
  type Tour,
  type TourOption,
  type TourPlan,
  type ToursView,
  type TourUnit,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { AvailabilityRow } from "@safar/ui/availability";
import { Button } from "@safar/ui/button";
import { Skeleton } from "@safar/ui/skeleton";
import { useEffect, useMemo, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { Amount, useMoneyText } from "../amounts/amount.tsx";
import { CutNotes } from "../quantities/cut-notes.tsx";
import { dayWhens, whenStates } from "../quantities/day-whens.ts";
import { QuantityChoice } from "../quantities/quantity-choice.tsx";
import { StillToChoose } from "../quantities/still-to-choose.tsx";
import { WhenChoice } from "../quantities/when-choice.tsx";
import { whenWords } from "../quantities/when-words.ts";
import { durationOf, groupWords } from "../tour-search/tour-words.ts";
import * as css from "./tour-page.css.ts";
import { TourQuestions } from "./tour-questions.tsx";

export type ChoiceActor = NonNullable<ToursView["children"]["choice"]>;
export type ChoiceView = ReturnType<typeof connectTourChoice>;

type Parts = { readonly view: ChoiceView; readonly send: ChoiceActor["send"] };
/** `tries` counts how often somebody wanted to go on. */
type Tried = Parts & { readonly tries: number };
type Choosing = { readonly onDay: (date: CalendarDate) => void };
type Known = Parts & { readonly about: NonNullable<ChoiceView["about"]> };

/** The option and the start that are chosen; null while none is. */
export const chosenIn = ({
  about,
  slot,
}: {
  readonly about: Pick<TourPlan, "starts" | "tour"> | null;
  readonly slot: { readonly id: string } | null;
}) => {
  const start = about?.starts.find(({ id }) => id === slot?.id);
  const option = about && start && optionOf(about.tour, start);
  return option && start ? { option, start } : null;
};

/** The days that can be come to, each with what an adult pays and how many places there are where few are left. */
function Days({ about, view, onDay }: Pick<Known, "about" | "view"> & Choosing) {
  const { t } = useLingui();
  const { days } = view;
  const whens = useMemo(() => dayWhens(days), [days]);
  return (
    <div className={css.group} aria-busy={view.busy}>
      <h3 className={css.subtitle}>
        <Trans>Which day?</Trans>
      </h3>
      <WhenChoice label={t`Day`} name="tour" whens={whens} chosen={view.date ?? about.date} onChoose={onDay} />
    </div>
  );
}

/** A way to take the tour, with when it sets out on the day that is looked at. */
function Option({ option, about, view, send }: Known & { readonly option: TourOption }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useMoneyText();
  const starts = about.starts.filter((start) => start.option === option.id);
  const slots = view.slots.filter(({ id }) => starts.some((start) => start.id === id));
  if (slots.length === 0) return null;
  const { languages, least, minutes, most, names } = option;
  const isOn = slots.some(({ id }) => id === view.slot?.id);
  return (
    <div className={css.option} {...(isOn ? { "data-on": "" } : {})}>
      <div>
        <strong>{names[locale]}</strong>
        <p className={css.quiet}>
          {[t(durationOf(minutes)), languagesOf(languages, locale), t(groupWords(least, most))].join("\u00a0· ")}
        </p>
      </div>
      <AvailabilityRow
        label={t`Start: ${names[locale]}`}
        name="tour-start"
        value={view.slot?.id ?? null}
        onChange={(slot) => send({ type: "slot.choose", slot })}
        options={slots.map(({ id, order, starts: at, state }) => {
          const price = starts.find((start) => start.id === id)?.prices[option.units[0]?.id ?? ""];
          const words = whenWords({ left: order.left, state: whenStates[state] });
          return {
            value: id,
            text: clockOf(at.local),
            note: state === "sold_out" || price === undefined ? undefined : write(price),
            state: words === null ? undefined : t(words),
            isFew: state === "few",
            isOff: state !== "open" && state !== "few",
          };
        })}
      />
    </div>
  );
}

const useAges = () => {
  const { t } = useLingui();
  return ({ ages, needsAdult }: TourUnit): string =>
    [
      ...(ages === null ? [] : [ages.max > 98 ? t`${ages.min} years and over` : t`${ages.min} to ${ages.max} years`]),
      ...(needsAdult ? [t`only with an adult`] : []),
    ].join("\u00a0· ");
};

/** How many of which age, and who does not come alone. */
function Units({ option, tries, view, send }: Tried & { readonly option: TourOption }) {
  const { locale } = useFacts();
  const agesOf = useAges();
  const { broken, lines, slot } = view;
  if (slot === null) return null;
  return (
    <div className={css.group} {...(broken === null ? {} : { "data-broken": "" })}>
      <h3 className={css.subtitle}>
        <Trans>How many people?</Trans>
      </h3>
      {view.count === 0 && (
        <StillToChoose tries={tries}>
          <Trans>Say how many of you come.</Trans>
        </StillToChoose>
      )}
      <QuantityChoice
        order={{ ...slot.order, lines }}
        wordsOf={(item) => {
          const unit = option.units.find(({ id }) => id === item);
          const price = lines.find((line) => line.item === item)?.price ?? null;
          const ages = unit === undefined ? "" : agesOf(unit);
          return {
            label: unit?.name[locale] ?? item,
            detail: (
              <>
                {price !== null &&
                  (price.minor === 0 ? <Trans context="what a date costs">Free</Trans> : <Amount of={price} />)}
                {ages !== "" && `\u00a0· ${ages}`}
              </>
            ),
          };
        }}
        onStep={(item, way) => send({ type: "quantity.step", item, way })}
        onType={(item, quantity) => send({ type: "quantity.set", item, quantity })}
      />
      {broken !== null && view.count > 0 && (
        <Alert tone="warning" live title={broken.reason[locale]}>
          {broken.kind === "needs" ? (
            <Trans>Add an adult, or leave those out who cannot come alone.</Trans>
          ) : (
            <Trans>Add somebody, or choose another start.</Trans>
          )}
        </Alert>
      )}
    </div>
  );
}

/** Until when a start is sold, by the clock of the place. */
function Cutoff({ tour, view }: { readonly tour: Tour; readonly view: ChoiceView }) {
  const { locale } = useFacts();
  const chosen = chosenIn(view);
  if (chosen === null) return null;
  const { closesAt, starts } = chosen.start;
  return (
    <p className={css.quiet}>
      <Trans>On sale until {formatMoment(closesAt, locale, starts.zone)}, local time.</Trans>{" "}
      {tour.voucherBy === "unit" ? (
        <Trans>Each of you gets a voucher of their own.</Trans>
      ) : (
        <Trans>One voucher is for all of you.</Trans>
      )}
    </p>
  );
}

const wrong =
  '[data-broken] input:enabled, [data-invalid]:enabled, :is(input, select)[aria-invalid="true"], [aria-invalid="true"] input:enabled';

/** A day, a start and how many, then what the guide needs to know. */
export function TourChoice({
  view,
  send,
  tries,
  onDay,
  onSubmit,
}: Tried & Choosing & { readonly onSubmit: () => void }) {
  const { locale } = useFacts();
  const { about } = view;
  const form = useRef<HTMLFormElement>(null);
  // Who tries to go on is led to what is wrong, not to where the choice begins.
  useEffect(() => {
    if (tries > 0 && view.count > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tries]);
  if (about === null) return <Skeleton kind="box" />;
  const { tour } = about;
  const chosen = chosenIn(view);
  const names = new Map(tour.options.flatMap(({ units }) => units.map(({ id, name }) => [id, name[locale]])));
  return (
    // Enter in a number or an answer goes on.
    <form
      ref={form}
      className={css.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CutNotes cuts={view.cuts} nameOf={(item) => names.get(item) ?? item} />
      <Days about={about} view={view} onDay={onDay} />
      <div className={css.group}>
        <h3 className={css.subtitle}>
          <Trans>How and when on {formatLongDay(view.date ?? about.date, locale)}?</Trans>
        </h3>
        {view.slots.length > 0 && (
          <p className={css.quiet}>
            <Trans>Prices for an adult, fees included</Trans>
          </p>
        )}
        {view.slot === null && (
          <StillToChoose tries={tries}>
            <Trans>Choose when to start.</Trans>
          </StillToChoose>
        )}
        {view.slots.length === 0 && !view.busy && (
          <p className={css.quiet}>
            <Trans>Nothing sets out on this day. Choose another one.</Trans>
          </p>
        )}
        {tour.options.map((option) => (
          <Option key={option.id} option={option} about={about} view={view} send={send} />
        ))}
        <Cutoff tour={tour} view={view} />
      </div>
      {chosen !== null && (
        <>
          <Units option={chosen.option} tries={tries} view={view} send={send} />
          <TourQuestions
            {...chosen}
            answers={view.answers}
            missing={tries > 0 ? view.unanswered : []}
            onAnswer={(question, answer) => send({ type: "answer.change", question, answer })}
          />
          <div>
            <Button kind="next" type="submit" busy={view.pricing}>
              <Trans>Continue with this choice</Trans>
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
