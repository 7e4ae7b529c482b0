import { Trans, useLingui } from "@lingui/react/macro";
import type { PlaceTime, Problem } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dot } from "@safar/ui/dot";
import { EmptyState } from "@safar/ui/empty-state";
import { Container, Inline } from "@safar/ui/layout";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import * as css from "../seat-plan/seats-page.css.ts";
import { StepFailed } from "./step-failed.tsx";
import { WalkSkeleton } from "./walk-skeleton.tsx";

type StepEvent = { readonly type: "search.refresh" | "search.edit" | "seats.reload" | "flow.back" };

function Expired({ text, send }: { text: ReactNode; send: (event: StepEvent) => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Clock}
      title={t`Search Results Expired!`}
      heading="h1"
      action={
        <Inline>
          <Button kind="next" onClick={() => send({ type: "search.refresh" })}>
            <Trans>Search again</Trans>
          </Button>
          <Button onClick={() => send({ type: "search.edit" })}>
            <Trans>Change search</Trans>
          </Button>
        </Inline>
      }
    >
      <div role="alert">{text}</div>
    </EmptyState>
  );
}

/** The step where places are chosen: `children` once they are there, and what is shown of them before or instead. */
export function SeatsStep({
  view: { problem, screen },
  send,
  expired,
  ended,
  failed,
  back,
  children,
}: {
  readonly view: { readonly screen: string; readonly problem: Problem | null };
  readonly send: (event: StepEvent) => void;
  /** What to expect of a new search. */
  readonly expired?: ReactNode;
  /** What is shown instead, where it is not the search that is over. */
  readonly ended?: ReactNode;
  /** What could not be read. */
  readonly failed: ReactNode;
  readonly back: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  if (screen === "loading" || screen === "done") return <WalkSkeleton />;
  return (
    <Container>
      {screen === "expired" ? (
        (ended ?? <Expired text={expired} send={send} />)
      ) : screen === "failed" ? (
        <StepFailed
          problem={problem}
          title={t`Something went wrong!`}
          text={failed}
          onRetry={() => send({ type: "seats.reload" })}
          back={{ words: back, onPress: () => send({ type: "flow.back" }) }}
        />
      ) : (
        <div className={css.page}>{children}</div>
      )}
    </Container>
  );
}

/** Between which places the ride is, when it leaves, and what else tells it from others. */
export function TripLine({
  from,
  to,
  departs,
  known,
}: {
  readonly from: string;
  readonly to: string;
  readonly departs: PlaceTime;
  readonly known: readonly [string, string | undefined];
}) {
  const { locale } = useFacts();
  const [first, second] = known;
  return (
    <p className={css.trip}>
      <bdi>{from}</bdi> – <bdi>{to}</bdi>
      <Dot />
      {formatShortDay(departs.local, locale)}
      {commaIn(locale)}
      <bdi dir="ltr">{clockOf(departs.local)}</bdi>
      <Dot />
      <bdi>{first}</bdi>
      <Dot />
      <bdi>{second}</bdi>
    </p>
  );
}
