import { Trans, useLingui } from "@lingui/react/macro";
import { type Account, type ProfileOutcome } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatDay } from "../../i18n/format.ts";
import { shellQuery } from "../../session/queries.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import * as css from "./account.css.ts";
import { AccountDeletion } from "./account-deletion.tsx";
import { profileQuery } from "./account-queries.ts";
import { ProfileForm } from "./profile-form.tsx";
import { TroubleAlert } from "./trouble-alert.tsx";

/** Who somebody is to us, to look at and to change; and the way to be nobody here any more. */
export function ProfilePage() {
  const { data: outcome, refetch } = useSuspenseQuery(profileQuery);
  return (
    <AccountPlace>
      <div className={css.page}>
        <h1>
          <Trans>Personal Information</Trans>
        </h1>
        <Particulars outcome={outcome} onRetry={() => void refetch()} />
      </div>
    </AccountPlace>
  );
}

function Particulars({ outcome, onRetry }: { outcome: ProfileOutcome; onRetry: () => void }) {
  const signedOut = useSignedOut();
  const isOut = outcome.type === "SIGNED_OUT";
  useEffect(() => {
    if (isOut) void signedOut();
  }, [isOut, signedOut]);
  if (outcome.type === "PROFILE") return <Profile account={outcome.account} />;
  if (isOut) return null;
  return (
    <>
      <TroubleAlert trouble={outcome} />
      <Button onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </>
  );
}

function Profile({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<"view" | "edit" | "saved">("view");
  const keep = (changed: Account) => {
    const outcome: ProfileOutcome = { type: "PROFILE", account: changed };
    queryClient.setQueryData(profileQuery.queryKey, outcome);
    void queryClient.invalidateQueries({ queryKey: shellQuery.queryKey });
  };
  return (
    <>
      <section className={css.panel}>
        {mode === "edit" ? (
          <ProfileForm
            account={account}
            onSaved={(changed) => {
              keep(changed);
              setMode("saved");
            }}
            onCancel={() => setMode("view")}
          />
        ) : (
          <>
            {mode === "saved" && (
              <Alert tone="success" live>
                <Trans>Your changes are saved.</Trans>
              </Alert>
            )}
            <ProfileFacts account={account} />
            <div className={css.actions}>
              <Button kind="primary" onClick={() => setMode("edit")}>
                <Trans>Edit</Trans>
              </Button>
            </div>
          </>
        )}
      </section>
      <AccountDeletion
        account={account}
        onKept={() => void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })}
      />
    </>
  );
}

function Fact({ name, action, children }: { name: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
      {action && <dd className={css.factValue}>{action}</dd>}
    </div>
  );
}

function ProfileFacts({ account }: { account: Account }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const unsaid = t`Not given`;
  const genders = { male: t`Male`, female: t`Female` };
  // A birthday is a day without a zone; UTC on both sides keeps it that day.
  const birthday = account.birthDate && formatDay(Date.parse(`${account.birthDate}T00:00:00Z`), locale, "UTC");
  return (
    <dl className={css.facts}>
      <Fact name={<Trans>Name</Trans>}>
        <bdi>{account.name}</bdi>
      </Fact>
      <Fact name={<Trans>Email</Trans>}>
        <bdi dir="ltr">{account.email}</bdi>
      </Fact>
      <Fact
        name={<Trans>Mobile number</Trans>}
        action={
          <ButtonLink size="small" href={paths.verifyPhone(paths.profile())}>
            {account.phone ? <Trans>Change the number</Trans> : <Trans>Add a number</Trans>}
          </ButtonLink>
        }
      >
        {account.phone ? <bdi dir="ltr">{account.phone}</bdi> : unsaid}
      </Fact>
      <Fact name={<Trans>Gender</Trans>}>{account.gender ? genders[account.gender] : unsaid}</Fact>
      <Fact name={<Trans>Date of birth</Trans>}>{birthday ?? unsaid}</Fact>
    </dl>
  );
}
