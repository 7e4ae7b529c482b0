import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalTrouble } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Link } from "@safar/ui/link";
import { paths } from "../../app/addresses/paths.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";

type Plain = Extract<WithdrawalTrouble["type"], "DUPLICATE" | "OTHERS_CAME" | "NOT_ARRIVED">;

const words: Readonly<Record<Plain, { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>> = {
  DUPLICATE: {
    title: msg`Another withdrawal is under way`,
    text: msg`Only one withdrawal is possible at a time. Nothing was taken for this one; try again once the other is finished.`,
  },
  OTHERS_CAME: {
    title: msg`You made another withdrawal in the meantime`,
    text: msg`A withdrawal was requested in another tab or on another device. Check it before you send this one too.`,
  },
  NOT_ARRIVED: {
    title: msg`Your request never arrived`,
    text: msg`Nothing was taken from your wallet. You can send it again.`,
  },
};

/** Why a step of a withdrawal did not lead on, and whether money moved. */
export function WithdrawalTroubleAlert({ trouble }: { trouble: WithdrawalTrouble | null }) {
  const { t } = useLingui();
  if (trouble === null || trouble.type === "SIGNED_OUT") return null;
  if (trouble.type === "PROBLEM" || trouble.type === "RATE_LIMITED" || trouble.type === "LOCKED") {
    return <TroubleAlert trouble={trouble} limited={<Trans>Please wait before the next code</Trans>} />;
  }
  const { title, text } = words[trouble.type];
  return (
    <Alert
      tone="warning"
      live
      title={t(title)}
      action={
        trouble.type === "NOT_ARRIVED" ? undefined : (
          <Link kind="alone" href={paths.walletWithdrawals()}>
            <Trans>All withdrawals</Trans>
          </Link>
        )
      }
    >
      {t(text)}
    </Alert>
  );
}
