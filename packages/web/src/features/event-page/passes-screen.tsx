import { Trans, useLingui } from "@lingui/react/macro";
import { connectPassChoice, type EventDetail, type passChoiceMachine } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container, Inline } from "@safar/ui/layout";
import { useSelector } from "@xstate/react";
import CalendarX from "lucide-react/icons/calendar-x";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import * as page from "../offer-page/offer-page.css.ts";
import * as card from "../offer-page/price-card.css.ts";
import { PriceCard } from "../offer-page/price-card.tsx";
import { CodeEntry } from "../quantities/code-entry.tsx";
import { CutNotes } from "../quantities/cut-notes.tsx";
import { QuantityChoice } from "../quantities/quantity-choice.tsx";
import { WhenChoice } from "../quantities/when-choice.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { StepFailed } from "../walk/step-failed.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import * as css from "./event-page.css.ts";
import { PassDetail, PassPrice } from "./pass-detail.tsx";
import { whenOf } from "./show-when.ts";

type PassesActor = ActorRefFrom<typeof passChoiceMachine>;
type View = ReturnType<typeof connectPassChoice>;
type Parts = { readonly view: View; readonly send: PassesActor["send"] };
type Known = Parts & { readonly event: EventDetail };

/** How many of which pass, each with its price, fee in it. */
function Passes({ event, view, send }: Known) {
  const { locale } = useFacts();
  const { lines, slot } = view;
  if (slot === null) return null;
  return (
    <div className={css.group}>
      <h2 className={css.subtitle}>
        <Trans>How many passes?</Trans>
      </h2>
      <QuantityChoice
        order={{ ...slot.order, lines }}
        wordsOf={(item) => {
          const pass = event.passes.find(({ id }) => id === item);
          const left = lines.find((line) => line.item === item)?.left ?? null;
          return {
            label: pass?.name[locale] ?? item,
            detail: pass && (
              <>
                <strong>
                  <PassPrice pass={pass} />
                </strong>{" "}
                <PassDetail pass={pass} left={left} zone={event.starts.zone} />
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

/** What keeps somebody from going on; null where nothing does. */
const useMissing = ({ broken, count, slot }: View) => {
  const { locale } = useFacts();
  if (slot === null) return <Trans>Choose a date first.</Trans>;
  if (count === 0) return <Trans>Choose at least one pass.</Trans>;
  return broken?.reason[locale] ?? null;
};

/** Its button is outside what it sends. */
const formId = "passes-chosen";

function Side({ view, hasTried }: Pick<Parts, "view"> & { readonly hasTried: boolean }) {
  const { t } = useLingui();
  const missing = useMissing(view);
  const { count, pricing, problem, sum } = view;
  return (
    <PriceCard
      label={t`What it comes to`}
      price={sum === null ? <Trans>Nothing chosen yet</Trans> : <Amount of={sum} className={card.amount} />}
      status={count === 0 ? null : <Trans>in all, with fees</Trans>}
      facts={[]}
      missing={problem !== null ? t(problemWords(problem).title) : hasTried ? missing : null}
    >
      <Button kind="next" type="submit" form={formId} busy={pricing}>
        <Trans>Continue</Trans>
      </Button>
    </PriceCard>
  );
}

function Choosing({ event, view, send }: Known) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const heading = useArrived<HTMLHeadingElement>("passes");
  const names = new Map(event.passes.map(({ id, name }) => [id, name[locale]]));
  const { code, commands, cuts, slot } = view;
  const [hasTried, setTried] = useState(false);
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
        </div>
        <div className={page.body}>
          <div className={css.panel}>
            {event.state === "sold_out" && (
              <Alert
                tone="info"
                title={<Trans>All passes are sold</Trans>}
                action={
                  <ButtonLink href={paths.event(event.slug)}>
                    <Trans>Join the waiting list</Trans>
                  </ButtonLink>
                }
              >
                <Trans>When somebody gives a ticket back we can tell you.</Trans>
              </Alert>
            )}
            <CutNotes cuts={cuts} nameOf={(item) => names.get(item) ?? item} />
            {/* Enter in a number goes on. */}
            <form
              className={css.panel}
              id={formId}
              noValidate
              onSubmit={(submitted) => {
                submitted.preventDefault();
                setTried(true);
                send({ type: "choice.submit" });
              }}
            >
              <div className={css.group} aria-busy={view.busy}>
                <h2 className={css.subtitle}>
                  <Trans>Which date?</Trans>
                </h2>
                <WhenChoice
                  label={t`Date`}
                  name="show"
                  whens={event.dates.map(whenOf)}
                  chosen={slot?.id ?? null}
                  onChoose={(id) => send({ type: "slot.choose", slot: id })}
                />
              </div>
              <Passes event={event} view={view} send={send} />
            </form>
            <CodeEntry
              state={code.state === "known" ? "opened" : code.state}
              busy={!commands.code}
              onEnter={(text) => send({ type: "code.submit", code: text })}
            />
          </div>
          <Side view={view} hasTried={hasTried} />
        </div>
      </div>
    </Container>
  );
}

/** There is no such event any more. */
function Gone({ send }: Pick<Parts, "send">) {
  const { t } = useLingui();
  return (
    <Container>
      <EmptyState
        icon={CalendarX}
        title={t`This event cannot be booked any more`}
        heading="h1"
        action={
          <Inline>
            <Button kind="next" onClick={() => send({ type: "search.edit" })}>
              <Trans>Look for another event</Trans>
            </Button>
          </Inline>
        }
      >
        <div role="alert">
          <Trans>You have not been charged.</Trans>
        </div>
      </EmptyState>
    </Container>
  );
}

/** A date of an event, and passes for it. */
export function PassesScreen({ actor }: { readonly actor: PassesActor }) {
  const { t } = useLingui();
  const view = connectPassChoice(useSelector(actor, (snapshot) => snapshot));
  const { send } = actor;
  if (view.screen === "expired") return <Gone send={send} />;
  if (view.screen === "failed")
    return (
      <Container>
        <StepFailed
          problem={null}
          title={t`Failed to load events data.`}
          text={
            <ButtonLink href={paths.home()}>
              <Trans>Create New Booking</Trans>
            </ButtonLink>
          }
          onRetry={() => send({ type: "choice.reload" })}
          back={{ words: <Trans>Back to the events</Trans>, onPress: () => send({ type: "flow.back" }) }}
        />
      </Container>
    );
  return view.about === null ? <WalkSkeleton /> : <Choosing event={view.about} view={view} send={send} />;
}
