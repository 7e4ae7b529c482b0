import { Trans, useLingui } from "@lingui/react/macro";
import type { Account, SavedAccount } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Link } from "@safar/ui/link";
import { Skeleton } from "@safar/ui/skeleton";
import { useSuspenseQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { CodeEntry } from "../account/code-entry.tsx";
import { Amount } from "../amounts/amount.tsx";
import { SavedAccountCode } from "./saved-account-code.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";
import * as css from "./wallet.css.ts";
import { WalletFrame } from "./wallet-frame.tsx";
import { savedAccountsQuery } from "./wallet-queries.ts";
import { WithPerson } from "./with-person.tsx";
import { Fact, IbanText } from "./withdrawal-facts.tsx";
import { useStepPage } from "./withdrawal-pages.ts";
import { Steps } from "./withdrawal-steps.tsx";

/** The one-time code of what the address names: a saved account that is to be verified, or else a withdrawal. */
export function WalletCodePage({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const { data: outcome } = useSuspenseQuery(savedAccountsQuery);
  const saved = outcome.type === "ACCOUNTS" ? outcome.accounts.find(({ id }) => id === uuid) : undefined;
  return (
    <WalletFrame title={t`Enter the code`}>
      <WithPerson>
        {(person) =>
          saved ? <SavedCode person={person} saved={saved} /> : <WithdrawalCode person={person} uuid={uuid} />
        }
      </WithPerson>
    </WalletFrame>
  );
}

const SavedCode = ({ person, saved }: { person: Account; saved: SavedAccount }) =>
  saved.isVerified ? (
    <NoCode href={paths.walletAccounts()} />
  ) : (
    <SavedAccountCode key={saved.id} person={person} saved={saved} />
  );

const NoCode = ({ href }: { href: string }) => (
  <EmptyState
    icon={KeyRound}
    title={<Trans>There is no code to enter</Trans>}
    action={
      <ButtonLink kind="next" href={href}>
        <Trans>View status</Trans>
      </ButtonLink>
    }
  >
    <Trans>It was entered already, it has expired, or it was cancelled.</Trans>
  </EmptyState>
);

function WithdrawalCode({ person, uuid }: { person: Account; uuid: string }) {
  const step = useWithdrawal(person);
  const { view, isLive, href } = step;
  useStepPage(paths.walletCode(uuid), step);
  if (!isLive || view.screen === "loading") {
    return (
      <div className={css.panel} aria-busy="true">
        <Skeleton width="60%" />
        <Skeleton kind="box" />
      </div>
    );
  }
  const { code, withdrawal } = view;
  if (code === null || withdrawal === null) {
    return <NoCode href={href === paths.withdrawCash() || href === null ? paths.walletWithdrawals() : href} />;
  }
  return (
    <div className={css.panel}>
      <Steps number={4} />
      <dl className={css.facts}>
        <Fact name={<Trans>Sent to your bank</Trans>}>
          <Amount of={withdrawal.net} />
        </Fact>
        <Fact name={<Trans>IBAN</Trans>}>
          <IbanText iban={withdrawal.ibanMasked} />
        </Fact>
      </dl>
      <CodeEntry code={code} channels={["sms"]} leave={<Trans>Cancel the withdrawal</Trans>} />
      <p className={css.small}>
        <Trans>
          Not your number any more? Cancel this withdrawal first, then{" "}
          <Link href={paths.verifyPhone(paths.withdrawCash())}>change your number</Link>.
        </Trans>
      </p>
    </div>
  );
}
