import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { checkAccount, editions, type SaveAccountOutcome, type SavedAccount } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { Button, ButtonLink } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { Disclosure } from "@safar/ui/disclosure";
import { EmptyState } from "@safar/ui/empty-state";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { CreditCard, Landmark, Smartphone, WalletCards } from "lucide-react";
import { useId, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { savedAccountsService } from "../../engine/services/saved-accounts.service.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { type Trouble, TroubleAlert } from "../account/trouble-alert.tsx";
import { BankAccountFields, bankAccountIn, wrongInAccount } from "./bank-account-fields.tsx";
import { beginSavedAccountCode } from "./saved-account-code.tsx";
import * as css from "./wallet.css.ts";
import { WalletForm, type WrongFields } from "./wallet-form.tsx";
import { WalletFrame } from "./wallet-frame.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { savedAccountsQuery, walletKey, withdrawalOptionsQuery } from "./wallet-queries.ts";

/** What a person keeps to pay from and be paid to. */
export function AccountDetailsPage() {
  const { t } = useLingui();
  const { data: outcome } = useSuspenseQuery(savedAccountsQuery);
  return (
    <WalletFrame
      title={t`Saved accounts`}
      intro={<Trans>We keep only the last digits so that you can tell them apart, never a full card number.</Trans>}
    >
      {outcome.type === "ACCOUNTS" ? <Accounts accounts={outcome.accounts} /> : <NotRead outcome={outcome} />}
      <AddBank />
    </WalletFrame>
  );
}

const kinds: Readonly<Record<SavedAccount["kind"], { readonly icon: LucideIcon; readonly words: MessageDescriptor }>> =
  {
    card: { icon: CreditCard, words: msg`Card` },
    mobile: { icon: Smartphone, words: msg`Mobile wallet` },
    bank: { icon: Landmark, words: msg`Bank account` },
    unknown: { icon: WalletCards, words: msg`Account` },
  };

function Accounts({ accounts }: { accounts: readonly SavedAccount[] }) {
  const { t } = useLingui();
  if (accounts.length === 0) {
    return (
      <EmptyState icon={WalletCards} title={<Trans>No saved accounts</Trans>}>
        <Trans>Add a bank account here. You can save cards and mobile wallets when you pay with them.</Trans>
      </EmptyState>
    );
  }
  return (
    <section className={css.panel} aria-label={t`Saved accounts`}>
      <ul role="list" className={css.plainList}>
        {accounts.map((account) => (
          <Kept key={account.id} account={account} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ account }: { account: SavedAccount }) {
  const { t } = useLingui();
  const { id, kind, brand, masked, expiry, isVerified } = account;
  const { icon, words } = kinds[kind];
  return (
    <li className={css.entry}>
      <div className={css.entryHead}>
        <div className={css.holdingHead}>
          <span className={css.mark}>
            <Icon of={icon} />
          </span>
          <div>
            <h2 className={css.entryTitle}>
              <bdi dir="ltr">
                {brand} {masked}
              </bdi>
            </h2>
            <p className={css.small}>
              {t(words)}
              {expiry !== null && (
                <>
                  {" · "}
                  <Trans>
                    expires <bdi dir="ltr">{expiry}</bdi>
                  </Trans>
                </>
              )}
            </p>
          </div>
        </div>
        <div className={css.actions}>
          {isVerified ? (
            <Status tone="success">
              <Trans>Verified</Trans>
            </Status>
          ) : (
            <ButtonLink size="small" kind="primary" href={paths.walletCode(id)}>
              <Trans>Verify with a code</Trans>
            </ButtonLink>
          )}
          <Remove account={account} />
        </div>
      </div>
    </li>
  );
}

function Remove({ account: { id, brand, masked } }: { account: SavedAccount }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const signedOut = useSignedOut();
  const [state, setState] = useState<{ open: boolean; busy: boolean; trouble: Trouble | null }>({
    open: false,
    busy: false,
    trouble: null,
  });
  const remove = async () => {
    setState({ open: true, busy: true, trouble: null });
    const outcome = await savedAccountsService.remove(id);
    if (outcome.type === "SIGNED_OUT") return signedOut();
    if (outcome.type === "PROBLEM") return setState({ open: true, busy: false, trouble: outcome });
    setState({ open: false, busy: false, trouble: null });
    return queryClient.invalidateQueries({ queryKey: walletKey });
  };
  const close = () => setState({ open: false, busy: false, trouble: null });
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={t`Remove ${`${brand} ${masked}`}`}
        onClick={() => setState({ open: true, busy: false, trouble: null })}
      >
        <Trans>Remove</Trans>
      </Button>
      <Dialog
        open={state.open}
        onClose={close}
        title={<Trans>Remove this account?</Trans>}
        close={t`Close`}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
            <Button kind="danger" busy={state.busy} onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <p>
          <bdi dir="ltr">
            {brand} {masked}
          </bdi>
        </p>
        <p className={css.small}>
          <Trans>You can add it again at any time. Payments and withdrawals in progress continue.</Trans>
        </p>
        <TroubleAlert trouble={state.trouble} />
      </Dialog>
    </>
  );
}

type BankField = "bank" | "iban" | "title";
type Form = { readonly busy: boolean; readonly wrong: WrongFields<BankField>; readonly trouble: Trouble | null };

function AddBank() {
  const { t } = useLingui();
  const { edition } = useFacts();
  const router = useRouter();
  const queryClient = useQueryClient();
  const signedOut = useSignedOut();
  const id = useId();
  const { data: options } = useSuspenseQuery(withdrawalOptionsQuery);
  const [form, setForm] = useState<Form>({ busy: false, wrong: [], trouble: null });
  if (options.type !== "OPTIONS") return null;
  const { banks } = options.options;

  const learn = async (outcome: SaveAccountOutcome) => {
    switch (outcome.type) {
      case "CODE_SENT":
        beginSavedAccountCode(outcome.account, outcome.challenge, editions[edition].dialCode);
        await queryClient.invalidateQueries({ queryKey: walletKey });
        return router.navigate({ href: paths.walletCode(outcome.account.id) });
      case "INVALID":
        return setForm({ busy: false, wrong: wrongInAccount(outcome.fields, t), trouble: null });
      case "SIGNED_OUT":
        return signedOut();
      default:
        return setForm({ busy: false, wrong: [], trouble: outcome });
    }
  };
  const save = async (data: FormData) => {
    const checked = checkAccount(bankAccountIn(data), banks);
    if (!checked.ok) return setForm({ busy: false, wrong: wrongInAccount(checked.error, t), trouble: null });
    setForm({ busy: true, wrong: [], trouble: null });
    return learn(await savedAccountsService.save({ kind: "bank", ...checked.value }));
  };

  return (
    <section aria-labelledby={id}>
      <Disclosure
        title={
          <h2 id={id} className={css.panelTitle}>
            <Trans>Add a bank account</Trans>
          </h2>
        }
      >
        <WalletForm
          wrong={form.wrong}
          told={form}
          busy={form.busy}
          submit={<Trans>Save and verify</Trans>}
          alert={<TroubleAlert trouble={form.trouble} />}
          onSubmit={(data) => void save(data)}
        >
          {(field) => <BankAccountFields field={field} banks={banks} />}
        </WalletForm>
      </Disclosure>
    </section>
  );
}
