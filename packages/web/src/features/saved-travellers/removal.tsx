import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { useState } from "react";
import { savedTravellersService } from "../../engine/services/saved-travellers.service.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";

/** Asks once more, and takes somebody off the list. */
export function Removal({
  id,
  name,
  onEnd,
  onRemoved,
}: {
  readonly id: string;
  readonly name: string;
  readonly onEnd: () => void;
  readonly onRemoved: () => Promise<void>;
}) {
  const { t } = useLingui();
  const signedOut = useSignedOut();
  const [{ busy, problem }, setState] = useState<{ busy: boolean; problem: Problem | null }>({
    busy: false,
    problem: null,
  });
  const remove = async () => {
    setState({ busy: true, problem: null });
    const outcome = await savedTravellersService.delete(id);
    if (outcome.type === "SIGNED_OUT") return signedOut();
    if (outcome.type === "PROBLEM") return setState({ busy: false, problem: outcome.problem });
    await onRemoved();
    onEnd();
  };
  return (
    <Dialog
      open
      onClose={onEnd}
      title={
        <Trans>
          Remove <bdi>{name}</bdi>?
        </Trans>
      }
      close={t`Close`}
      actions={
        <>
          <Button onClick={onEnd}>
            <Trans>Keep</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Their details are deleted. Bookings made for them stay as they are.</Trans>
      </p>
      <TroubleAlert trouble={problem && { type: "PROBLEM", problem }} />
    </Dialog>
  );
}
