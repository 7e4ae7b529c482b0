import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectPassChoice,
  type EventDetail,
  type EventShow,
  isShowSold,
  multiplyMoney,
  type passChoiceMachine,
  showOf,
} from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Container } from "@safar/ui/layout";
import { useSelector } from "@xstate/react";
import Ticket from "lucide-react/icons/ticket";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { EventArt } from "../event-search/event-art.tsx";
import { EventPrice } from "../event-search/event-price.tsx";
import * as page from "../offer-page/offer-page.css.ts";
import * as card from "../offer-page/price-card.css.ts";
import { PriceCard } from "../offer-page/price-card.tsx";
import { CodeEntry } from "../quantities/code-entry.tsx";
import { CutNotes } from "../quantities/cut-notes.tsx";
import { DayAndClock } from "../quantities/day-and-clock.tsx";
import { FoldedWhens } from "../quantities/folded-whens.tsx";
import { QuantityChoice } from "../quantities/quantity-choice.tsx";
import { StillToChoose } from "../quantities/still-to-choose.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { ChoiceStep } from "../walk/choice-step.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import * as css from "./event-page.css.ts";
import { EventStanding } from "./event-standing.tsx";
import { FewLeft, PassFacts, PassPrice, soldLast } from "./pass-detail.tsx";
import { whenOf } from "./show-when.ts";

type PassesActor = ActorRefFrom<typeof passChoiceMachine>;
type Known = {
  readonly view: ReturnType<typeof connectPassChoice>;
  readonly send: PassesActor["send"];
  readonly event: EventDetail;
  /** The date that passes are chosen for; null while none is sold. */
  readonly show: EventShow | null;
  readonly nameOf: (item: string) => string;
};

/** How many of which pass, each with its price, fee in it. */
function Passes({ event, nameOf, show, tries, view, send }: Known & { readonly tries: number }) {
  const { slot } = view;
  const lines = soldLast(view.lines, ({ left }) => left);
  if (slot === null || show === null || !isShowSold(show)) return null;
  return (
    <div className={css.group}>
      <h2 className={css.subtitle}>
        <Trans>How many passes?</Trans>
      </h2>
      {view.count === 0 && (
        <StillToChoose tries={tries}>
          <Trans>Choose at least one pass.</Trans>
        </StillToChoose>
      )}
      <QuantityChoice
        order={{ ...slot.order, lines }}
        wordsOf={(item) => {
          const pass = event.passes.find(({ id }) => id === item);
          const left = lines.find((line) => line.item === item)?.left ?? null;
          return {
            label: nameOf(item),
            detail: pass && (
              <>
                <strong className={css.price} data-gone={left === 0 || undefined}>
                  <PassPrice pass={pass} />
                </strong>
                <PassFacts of={pass} event={event} show={show} /> <FewLeft left={left} />
              </>
            ),
          };
        }}
        onStep={(item, way) => send({ type: "quantity.step", item, way })}
        onType={(item, quantity) => send({ type: "quantity.set", item, quantity })}
      />
    </div>
  );
}

/** What keeps somebody from going on, but for the passes, which is said beside them; null where nothing does. */
const useMissing = ({ show, view: { broken } }: Pick<Known, "show" | "view">) => {
  const { locale } = useFacts();
  if (show === null || !isShowSold(show)) return <Trans>Choose a date that is on sale.</Trans>;
  return broken?.reason[locale] ?? null;
};

/** Its button is outside what it sends. */
const formId = "passes-chosen";

function Side({ event, hasTried, nameOf, show, view }: Omit<Known, "send"> & { readonly hasTried: boolean }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const missing = useMissing({ show, view });
  const { count, lines, pricing, problem, sum } = view;
  const chosen = new Map(lines.map(({ item, quantity }) => [item, quantity]));
  const admitted = event.passes.reduce((all, { admits, id }) => all + admits * (chosen.get(id) ?? 0), 0);
  return (
    <PriceCard
      label={t`What it comes to`}
      head={
        <div className={css.offered}>
          <div className={css.small}>
            <EventArt of={event} sizes="18rem" />
          </div>
          <strong>
            <bdi>{event.title[locale]}</bdi>
          </strong>
          <bdi>{`${event.venue.name[locale]} · ${event.venue.city.name[locale]}`}</bdi>
        </div>
      }
      price={
        <span>
          {sum === null || count === 0 ? (
            // With nothing chosen no pass is named: what one for several costs would be read as the sum.
            show && <EventPrice {...whenOf(show, event, locale)} only={null} className={card.amount} />
          ) : (
            <Trans>
              <Amount of={sum} className={card.amount} /> <span className={card.quiet}>with fees</span>
            </Trans>
          )}
        </span>
      }
      status={
        <>
          {show && <DayAndClock at={show.starts} />}
          <span className={css.left}>
            {count === 0 ? <Trans>No pass chosen</Trans> : t`${plural(count, { one: "# pass", other: "# passes" })}`}
            {admitted > count && ` · ${t`${plural(admitted, { one: "# person", other: "# people" })}`}`}
          </span>
        </>
      }
      facts={lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ item, price, quantity }) => ({
          key: item,
          icon: Ticket,
          words: (
            <span className={css.counted}>
              <bdi>{`${quantity} × ${nameOf(item)}`}</bdi>
              {price && <Amount of={multiplyMoney(price, quantity)} />}
            </span>
          ),
        }))}
      missing={problem !== null ? t(problemWords(problem).title) : hasTried ? missing : null}
    >
      <Button kind={count === 0 ? "secondary" : "next"} type="submit" form={formId} busy={pricing}>
        {count === 0 ? <Trans>Choose a pass</Trans> : <Trans>Continue</Trans>}
      </Button>
    </PriceCard>
  );
}

function Choosing({ event, view, send }: Pick<Known, "event" | "send" | "view">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const heading = useArrived<HTMLHeadingElement>("passes");
  const { code, commands, cuts, slot } = view;
  const show = showOf(event, slot?.id ?? null);
  const nameOf = (item: string) => event.passes.find(({ id }) => id === item)?.name[locale] ?? item;
  const known = { event, nameOf, show, view };
  const [tries, setTries] = useState(0);
  return (
    <Container>
      <div className={page.page}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            <Trans>Choose your passes</Trans>
          </h1>
          <p className={css.quiet}>
            <bdi>{event.title[locale]}</bdi> · <bdi>{event.venue.name[locale]}</bdi>
          </p>
          {show !== null && event.dates.length === 1 && (
            <p className={css.when}>
              <DayAndClock at={show.starts} />
            </p>
          )}
        </div>
        {event.dates.some(isShowSold) ? (
          <div className={page.body}>
            <div className={css.panel}>
              <CutNotes cuts={cuts} nameOf={nameOf} />
              {/* Enter in a number goes on. */}
              <form
                className={css.panel}
                id={formId}
                noValidate
                onSubmit={(submitted) => {
                  submitted.preventDefault();
                  setTries(tries + 1);
                  send({ type: "choice.submit" });
                }}
              >
                {event.dates.length > 1 && (
                  <FoldedWhens
                    label={t`Date`}
                    name="show"
                    whens={event.dates.map((one) => whenOf(one, event, locale))}
                    chosen={slot?.id ?? null}
                    busy={view.busy}
                    onChoose={(id) => send({ type: "slot.choose", slot: id })}
                  />
                )}
                <Passes {...known} tries={tries} send={send} />
              </form>
              <CodeEntry
                state={code.state === "known" ? "opened" : code.state}
                busy={!commands.code}
                onEnter={(text) => send({ type: "code.submit", code: text })}
              />
            </div>
            <Side {...known} hasTried={tries > 0} />
          </div>
        ) : (
          <>
            <EventStanding event={event} />
            <div>
              <ButtonLink href={paths.event(event.slug)}>
                <Trans>See the event</Trans>
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Container>
  );
}

/** A date of an event, and passes for it. */
export function PassesScreen({ actor }: { readonly actor: PassesActor }) {
  const { t } = useLingui();
  const view = connectPassChoice(useSelector(actor, (snapshot) => snapshot));
  const { send } = actor;
  return (
    <ChoiceStep
      view={{ screen: view.screen, problem: null }}
      send={send}
      gone={{
        title: t`This event cannot be booked any more`,
        text: <Trans>You have not been charged.</Trans>,
        ways: (
          <Button kind="next" onClick={() => send({ type: "search.edit" })}>
            <Trans>Look for another event</Trans>
          </Button>
        ),
      }}
      failed={{
        title: t`Failed to load events data.`,
        text: (
          <ButtonLink href={paths.home()}>
            <Trans>Create New Booking</Trans>
          </ButtonLink>
        ),
      }}
      back={<Trans>Back to the events</Trans>}
    >
      {view.about === null ? <WalkSkeleton /> : <Choosing event={view.about} view={view} send={send} />}
    </ChoiceStep>
  );
}
