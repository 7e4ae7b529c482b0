import { Trans, useLingui } from "@lingui/react/macro";
import { type Account, type ProfileOutcome } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Avatar } from "@safar/ui/avatar";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Spread } from "@safar/ui/layout";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { shellQuery } from "../../session/queries.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { AccountDeletion } from "../account/account-deletion.tsx";
import { profileQuery } from "../account/account-queries.ts";
import { ProfileForm } from "../account/profile-form.tsx";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import { AccountPlace } from "../shell/account-place.tsx";
import { AlsoYours } from "./also-yours.tsx";
import { Fellows } from "./fellows.tsx";
import * as css from "./profile.css.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { Readiness } from "./readiness.tsx";

/** Who somebody is to us and who travels with them, what a booking would still ask for; and the way to be nobody here any more. */
export function ProfilePage() {
  const { data: outcome, refetch } = useSuspenseQuery(profileQuery);
  return (
    <AccountPlace width="wide">
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
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<"view" | "edit" | "saved">("view");
  const keep = (changed: Account) => {
    const outcome: ProfileOutcome = { type: "PROFILE", account: changed };
    queryClient.setQueryData(profileQuery.queryKey, outcome);
    void queryClient.invalidateQueries({ queryKey: shellQuery.queryKey });
  };
  return (
    <div className={css.columns}>
      <div className={css.ready}>
        <Readiness account={account} onEdit={() => setMode("edit")} />
      </div>
      <div className={css.main}>
        <section className={css.panel} aria-label={t`Your details`}>
          <Spread>
            <div className={css.person}>
              <Avatar name={account.name} />
              <p className={css.name}>
                <bdi>{account.name}</bdi>
              </p>
            </div>
            {mode !== "edit" && (
              <Button size="small" onClick={() => setMode("edit")}>
                <Icon of={Pencil} size={16} />
                <Trans>Edit</Trans>
              </Button>
            )}
          </Spread>
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
            </>
          )}
        </section>
        <Fellows />
      </div>
      <div className={css.also}>
        <AlsoYours />
      </div>
      <div className={css.end}>
        <AccountDeletion
          account={account}
          onKept={() => void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })}
        />
      </div>
    </div>
  );
}
