import { Trans, useLingui } from "@lingui/react/macro";
import { isUuid, type Withdrawal } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { ButtonLink } from "@safar/ui/button";
import type { ElementType } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./wallet.css.ts";
import { reasonWords, withdrawalStatuses } from "./wallet-words.ts";
import { AskedAt } from "./withdrawal-facts.tsx";

/** One request in a list: how much, where to, since when, how it stands, and what can be done about it. */
export function WithdrawalEntry({
  withdrawal,
  heading: Heading = "h3",
}: {
  withdrawal: Withdrawal;
  heading?: ElementType;
}) {
  const { t } = useLingui();
  const { id, attempt, amount, net, bank, ibanMasked, at, status } = withdrawal;
  const { words, tone } = withdrawalStatuses[status];
  const reason = reasonWords(withdrawal);
  return (
    <li className={css.entry}>
      <div className={css.entryHead}>
        <Heading className={css.entryAmount}>
          <Amount of={amount} />
        </Heading>
        <Status tone={tone}>{t(words)}</Status>
      </div>
      <p>
        <bdi>{bank}</bdi> · <bdi dir="ltr">{ibanMasked}</bdi>
      </p>
      <p className={css.small}>
        <AskedAt at={at} />
        {" · "}
        <Trans>
          <Amount of={net} /> after charges
        </Trans>
        {" · "}
        <bdi dir="ltr">{id}</bdi>
      </p>
      {reason && <p className={css.small}>{t(reason)}</p>}
      {status === "awaitingCode" && (
        <div>
          <ButtonLink
            size="small"
            kind="primary"
            href={attempt !== null && isUuid(attempt) ? paths.walletCode(attempt) : paths.withdrawalRequest()}
          >
            <Trans>Enter the code or cancel</Trans>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
