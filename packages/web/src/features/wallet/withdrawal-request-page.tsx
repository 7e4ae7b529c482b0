import { Trans, useLingui } from "@lingui/react/macro";
import type { Account } from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { paths } from "../../app/addresses/paths.ts";
import { CodeEntry } from "../account/code-entry.tsx";
import { type ShownStep, useWithdrawal } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { WithPerson } from "./with-person.tsx";
import { CodeAwaited, Known, Review, Unread } from "./withdrawal-known.tsx";
import { useStepPage } from "./withdrawal-pages.ts";
import { Elsewhere, NothingAsked, Summary, Unknown, Unsent } from "./withdrawal-sending.tsx";
import { OnItsWay } from "./withdrawal-told.tsx";

/** A withdrawal from its summary to its end; its code has a page of its own. */
export function WithdrawalRequestPage() {
  const { t } = useLingui();
  return (
    <WalletFrame title={t`Your withdrawal`}>
      <WithPerson>{(account) => <Request account={account} />}</WithPerson>
    </WalletFrame>
  );
}

function Request({ account }: { account: Account }) {
  const step = useWithdrawal(account);
  const { view, send, isLive } = step;
  const isLeadingOn = useStepPage(paths.withdrawalRequest(), step);
  if (!isLive || view.screen === "loading") {
    return (
      <div className={css.panel} aria-busy="true">
        <Skeleton width="50%" />
        <Skeleton kind="box" />
      </div>
    );
  }
  // Nothing to press on a page that is being left: a press that ends on the next one would count for nothing.
  return isLeadingOn && view.screen === "code" ? <OnItsWay /> : <RequestStep view={view} send={send} />;
}

/** Each step says what happened, whether money moved, and what to do now. */
export function RequestStep(step: ShownStep) {
  const { view, send } = step;
  switch (view.screen) {
    case "unavailable":
      return view.problem?.type === "PROBLEM" ? (
        <NotRead outcome={view.problem} onRetry={() => send({ type: "options.reload" })} />
      ) : null;
    case "amount":
    case "account":
      return <NothingAsked />;
    case "summary":
      return <Summary {...step} />;
    case "sending":
      return <OnItsWay />;
    case "unknown":
      return <Unknown {...step} />;
    case "unsent":
      return <Unsent {...step} />;
    case "elsewhere":
      return <Elsewhere {...step} />;
    case "review":
      return <Review {...step} />;
    case "code":
      // Of a service whose requests have no uuid to name a page by.
      return view.code && view.withdrawal?.attempt === null ? (
        <div className={css.panel}>
          <CodeEntry code={view.code} channels={["sms"]} leave={<Trans>Cancel the withdrawal</Trans>} />
        </div>
      ) : (
        <CodeAwaited {...step} />
      );
    case "status":
      return <Unread {...step} />;
    case "submitted":
    case "paid":
    case "rejected":
    case "cancelled":
      return <Known {...step} />;
    default:
      return null;
  }
}
