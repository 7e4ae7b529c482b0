import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  attemptId,
  connectRedeemPoints,
  type PointsPackage,
  type RedeemPointsTrouble,
  type RedeemPointsView,
  redeemPointsActors,
  redeemPointsMachine,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Lattice } from "@safar/ui/lattice";
import { VisuallyHidden } from "@safar/ui/layout";
import { ProgressBar } from "@safar/ui/progress-bar";
import { Skeleton } from "@safar/ui/skeleton";
import { Spinner } from "@safar/ui/spinner";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useLostFocus } from "../../app/hooks/use-lost-focus.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { createKeptFlow, useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { rewardsService } from "../../engine/services/wallet.service.ts";
import { formatCount } from "../../i18n/format.ts";
import { shellQuery } from "../../session/queries.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import { Amount } from "../amounts/amount.tsx";
import { keepFlowsBy } from "./keep-flows-by.ts";
import { Vouchers } from "./vouchers.tsx";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { useLeaveWhenSignedOut } from "./wallet-gate.tsx";
import { walletKey } from "./wallet-queries.ts";
import { Fact } from "./withdrawal-facts.tsx";

const machine = redeemPointsMachine.provide({ actors: redeemPointsActors(rewardsService, serverClock) });
const redemptionOf = keepFlowsBy((person) =>
  createKeptFlow({
    name: `redeem-points:${person}`,
    machine,
    // What was on its way when the page went is asked about when it comes back.
    schema: 1,
    onRestored: (actor) => actor.send({ type: "RESUME", now: serverClock.now() }),
  }),
);

type Redeemed = { readonly packageId: string; readonly title: PointsPackage["title"] | null };

/** Points for cash or credits, and vouchers. */
export function RedeemPointsPage() {
  const { t } = useLingui();
  // Another intention is another flow, with an attempt of its own.
  const [intention, setIntention] = useState(1);
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  return (
    <WalletFrame
      width="wide"
      title={t`Redeem points`}
      intro={<Trans>Turn your points into cash or travel credits. Redeemed points cannot be returned.</Trans>}
    >
      {redeemed ? (
        <>
          <Done
            redeemed={redeemed}
            onMore={() => {
              setRedeemed(null);
              setIntention(intention + 1);
            }}
          />
          <Vouchers />
        </>
      ) : (
        <Redeeming key={intention} onRedeemed={setRedeemed} />
      )}
    </WalletFrame>
  );
}

function Done({ redeemed: { title }, onMore }: { redeemed: Redeemed; onMore: () => void }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const ref = useLostFocus<HTMLDivElement>();
  return (
    <div ref={ref} tabIndex={-1} className={css.panel}>
      <Alert tone="success" live title={t`Your points are redeemed`}>
        {title && <bdi>{title[locale]}</bdi>} <Trans>It is in your wallet now.</Trans>
      </Alert>
      <div className={css.actions}>
        <ButtonLink kind="next" href={paths.wallet()}>
          <Trans>Back to my wallet</Trans>
        </ButtonLink>
        <Button onClick={onMore}>
          <Trans>Redeem more</Trans>
        </Button>
      </div>
    </div>
  );
}

function Redeeming({ onRedeemed }: { onRedeemed: (redeemed: Redeemed) => void }) {
  const queryClient = useQueryClient();
  const { viewer } = useSuspenseQuery(shellQuery).data;
  const [flow] = useState(() => redemptionOf(viewer?.uuid ?? ""));
  const [input] = useState(() => ({ attempt: attemptId(crypto.randomUUID()) }));
  const { actor, send, isLive } = useKeptFlow(flow, { input });
  const view = connectRedeemPoints(useSelector(actor, (snapshot) => snapshot));
  useLeaveWhenSignedOut(isLive && view.problem?.type === "SIGNED_OUT");
  useOutcome(actor, (outcome) => {
    void queryClient.invalidateQueries({ queryKey: walletKey });
    if (outcome.type !== "REDEEMED") return;
    const { packages } = connectRedeemPoints(actor.getSnapshot());
    const { packageId } = outcome;
    onRedeemed({ packageId, title: packages.find(({ id }) => id === packageId)?.title ?? null });
  });
  return (
    <>
      <RedeemSteps view={view} send={send} />
      {/* How high the packages are is not known before they are there: nothing stands below them that they would push down. */}
      {view.screen !== "loading" && <Vouchers />}
    </>
  );
}

type Send = ReturnType<typeof useKeptFlow<typeof redeemPointsMachine>>["send"];
type Step = { readonly view: RedeemPointsView; readonly send: Send };

function RedeemSteps(step: Step) {
  const { view, send } = step;
  switch (view.screen) {
    case "loading":
    case "done":
      return (
        <div className={css.choices} aria-busy="true">
          <Skeleton kind="box" />
          <Skeleton kind="box" />
        </div>
      );
    case "unavailable":
      return (
        <div className={css.stack}>
          <RedeemTrouble trouble={view.problem} />
          <div>
            <Button onClick={() => send({ type: "packages.reload" })}>
              <Trans>Try Again</Trans>
            </Button>
          </div>
        </div>
      );
    case "packages":
      return <Packages {...step} />;
    case "confirm":
      return <Confirm {...step} />;
    case "redeeming":
      return (
        <p role="status" className={css.waiting}>
          <Spinner />
          <Trans>Redeeming your points…</Trans>
        </p>
      );
    default:
      return <Unknown {...step} />;
  }
}

const refusals: Readonly<
  Record<
    "not_enough_points" | "points_changed" | "not_offered" | "NOT_ARRIVED",
    { readonly title: MessageDescriptor; readonly text: MessageDescriptor }
  >
> = {
  not_enough_points: {
    title: msg`Your points are not enough for this`,
    text: msg`No points were taken. Choose something smaller.`,
  },
  points_changed: {
    title: msg`Your points have changed`,
    text: msg`No points were taken. Check what you have now and choose again.`,
  },
  not_offered: {
    title: msg`This is no longer offered`,
    text: msg`No points were taken. Choose something else.`,
  },
  NOT_ARRIVED: {
    title: msg`Your request never arrived`,
    text: msg`No points were taken. You can choose again.`,
  },
};

function RedeemTrouble({ trouble }: { trouble: RedeemPointsTrouble | null }) {
  const { t } = useLingui();
  if (trouble === null || trouble.type === "SIGNED_OUT") return null;
  if (trouble.type === "PROBLEM") return <TroubleAlert trouble={trouble} />;
  const { title, text } = refusals[trouble.type === "REFUSED" ? trouble.reason : trouble.type];
  return (
    <Alert tone="warning" live title={t(title)}>
      {t(text)}
    </Alert>
  );
}

function Gives({ of: { gives } }: { of: PointsPackage }) {
  return gives.kind === "cash" ? (
    <Trans>
      <Amount of={gives.amount} /> in cash
    </Trans>
  ) : (
    <Trans>
      <Amount of={gives.amount} /> in credits
    </Trans>
  );
}

function Packages({ view, send }: Step) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { packages, points, commands } = view;
  return (
    <div className={css.stack}>
      <RedeemTrouble trouble={view.problem} />
      <p className={css.panel}>
        <span className={css.small}>
          <Trans>You have</Trans>
        </span>
        <strong className={css.choiceGives}>
          <Plural value={points} one="# point" other="# points" />
        </strong>
      </p>
      {packages.length === 0 ? (
        <EmptyState icon={Sparkles} title={<Trans>Nothing to redeem points for</Trans>}>
          <Trans>Ways to use your points will be listed here.</Trans>
        </EmptyState>
      ) : (
        <ul role="list" className={css.choices}>
          {packages.map((one) => {
            const isEnough = commands.choose.includes(one.id);
            return (
              <li key={one.id} className={isEnough ? css.choice : css.choiceOut}>
                <Lattice fade="end" />
                <p className={css.choiceGives}>
                  <Gives of={one} />
                </p>
                <h2 className={css.choiceTitle}>
                  <bdi>{one.title[locale]}</bdi>
                </h2>
                {one.gives.kind === "promoCredits" && (
                  <p className={css.small}>
                    <Plural value={one.gives.lastsDays} one="valid for # day" other="valid for # days" />
                  </p>
                )}
                {isEnough ? (
                  <div className={css.choiceFoot}>
                    <p className={css.small}>
                      <Plural value={points - one.points} one="You keep # point." other="You keep # points." />
                    </p>
                    <Button kind="primary" onClick={() => send({ type: "package.choose", id: one.id })}>
                      <Trans>Choose</Trans> <VisuallyHidden>{one.title[locale]}</VisuallyHidden>
                    </Button>
                  </div>
                ) : (
                  <ProgressBar
                    label={t`${plural(one.points - points, { one: "You need # more point.", other: "You need # more points." })}`}
                    text={formatCount(one.points, locale)}
                    value={points}
                    max={one.points}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Confirm({ view, send }: Step) {
  const { locale } = useFacts();
  const { chosen, points, problem, busy } = view;
  const ref = useLostFocus<HTMLHeadingElement>();
  if (chosen === null) return null;
  return (
    <section className={css.panel}>
      <h2 ref={ref} tabIndex={-1} className={css.panelTitle}>
        <bdi>{chosen.title[locale]}</bdi>
      </h2>
      <RedeemTrouble trouble={problem} />
      <dl className={css.facts}>
        <Fact name={<Trans>You get</Trans>}>
          <Gives of={chosen} />
        </Fact>
        <Fact name={<Trans>You give</Trans>}>
          <Plural value={chosen.points} one="# point" other="# points" />
        </Fact>
        <Fact name={<Trans>You keep</Trans>}>
          <Plural value={points - chosen.points} one="# point" other="# points" />
        </Fact>
      </dl>
      <div className={css.actions}>
        <Button kind="next" busy={busy} onClick={() => send({ type: "points.redeem" })}>
          <Trans>Redeem now</Trans>
        </Button>
        <Button kind="quiet" onClick={() => send({ type: "step.back" })}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </section>
  );
}

function Unknown({ view, send }: Step) {
  const { t } = useLingui();
  return (
    <div className={css.panel}>
      <Alert tone="warning" live title={t`We do not know yet whether your points were redeemed`}>
        <Trans>The reply was lost. We are checking, and nothing is redeemed twice.</Trans>
      </Alert>
      <RedeemTrouble trouble={view.problem} />
      {view.busy ? (
        <p role="status" className={css.waiting}>
          <Spinner />
          <Trans>Checking…</Trans>
        </p>
      ) : (
        <div>
          <Button kind="primary" onClick={() => send({ type: "status.check" })}>
            <Trans>Check now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
