import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Account,
  accountDeletionActors,
  accountDeletionMachine,
  connectAccountDeletion,
  type EpochMs,
  editions,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { useHydrated, useRouterState } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { useOutcome } from "../../engine/flows/kept-flow.ts";
import { profileService } from "../../engine/services/profile.service.ts";
import { formatDay } from "../../i18n/format.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import * as css from "./account.css.ts";
import { ChannelChoice, channelIn } from "./channel-choice.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { TroubleAlert } from "./trouble-alert.tsx";

const machine = accountDeletionMachine.provide({ actors: accountDeletionActors(profileService, serverClock) });

const deletionId = "delete-account";

/** Deleting the account, folded until somebody means it: what it means, a code to be sure, and the days in which it can be called off. */
export function AccountDeletion({ account, onKept }: { account: Account; onKept: () => void }) {
  const { locale, edition } = useFacts();
  const { dialCode, timeZone } = editions[edition];
  const signedOut = useSignedOut();
  const actor = useActorRef(machine, { input: { deletesAt: account.deletesAt, dialCode } });
  const hash = useRouterState({ select: ({ location }) => location.hash });
  // The server is told no fragment.
  const isMeant = useHydrated() && hash === deletionId;
  const view = connectAccountDeletion(useSelector(actor, (snapshot) => snapshot));
  useOutcome(actor, ({ type }) => (type === "SIGNED_OUT" ? void signedOut() : onKept()));

  if (view.screen === "coolDown" && view.deadline !== null) {
    return (
      <Panel>
        <GoesOn day={formatDay(view.deadline, locale, timeZone)} at={view.deadline} />
        <TroubleAlert trouble={view.problem} />
        <div className={css.actions}>
          <Button kind="next" busy={view.busy} onClick={() => actor.send({ type: "account.keep" })}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      </Panel>
    );
  }
  if (view.code !== null) {
    return (
      <Panel>
        <CodeEntry code={view.code} leave={<Trans>Keep my account</Trans>} />
      </Panel>
    );
  }
  if (view.screen === "done") {
    return (
      <Panel>
        <Alert tone="success" live>
          <Trans>Your account stays as it is.</Trans>
        </Alert>
      </Panel>
    );
  }
  return (
    <Disclosure id={deletionId} open={isMeant} title={<Heading />}>
      <div className={css.form}>
        <ul className={css.points}>
          <li>
            <Trans>
              Your trips, saved travellers and points are deleted with it. After that they cannot be restored.
            </Trans>
          </li>
          <li>
            <Trans>Tickets you already have stay valid; keep their confirmations.</Trans>
          </li>
          <li>
            <Trans>You have a few days to change your mind.</Trans>
          </li>
        </ul>
        <TroubleAlert trouble={view.problem} />
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: "deletion.request", channel: channelIn(new FormData(event.currentTarget)) });
          }}
        >
          <ChannelChoice channel="whatsapp" />
          <div className={css.actions}>
            <Button type="submit" kind="danger" busy={view.busy}>
              <Trans>Delete my account</Trans>
            </Button>
          </div>
        </form>
      </div>
    </Disclosure>
  );
}

function Heading({ id }: { id?: string }) {
  return (
    <h2 id={id} className={css.deletion}>
      <Trans>Delete account</Trans>
    </h2>
  );
}

/** What has begun stands open. */
function Panel({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section id={deletionId} className={css.panel} aria-labelledby={heading}>
      <Heading id={heading} />
      {children}
    </section>
  );
}

function GoesOn({ day, at }: { day: string; at: EpochMs }) {
  const { t } = useLingui();
  return (
    <Alert tone="warning" live title={t`Your account will be deleted`}>
      <Trans>
        It will be deleted on <time dateTime={new Date(at).toISOString()}>{day}</time>. Until then nothing changes, and
        you can keep it.
      </Trans>
    </Alert>
  );
}
