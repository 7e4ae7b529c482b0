import { Trans, useLingui } from "@lingui/react/macro";
import type { CurrencyChangeView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";

/** Asked before a change of currency leaves a booking that is open. */
export function BookingQuestion({
  question,
  onAccept,
  onDecline,
}: {
  question: CurrencyChangeView["question"];
  onAccept: (() => void) | undefined;
  onDecline: (() => void) | undefined;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open={question !== null}
      onClose={() => onDecline?.()}
      title={t`You have a booking open`}
      close={t`Keep the currency`}
      actions={
        <>
          <Button onClick={onDecline}>
            <Trans>Keep the currency</Trans>
          </Button>
          <Button kind="next" onClick={onAccept}>
            {question?.draftLost ? (
              <Trans>Change it and lose the draft</Trans>
            ) : (
              <Trans>Change it and keep the draft</Trans>
            )}
          </Button>
        </>
      }
    >
      {question && (
        <>
          <p>
            <bdi>{question.booking.title}</bdi>
          </p>
          <p>
            {question.draftLost ? (
              <Trans>The draft could not be saved. If you change the currency now, this booking starts over.</Trans>
            ) : (
              <Trans>
                Prices in <bdi>{question.wanted}</bdi> need an update, so we take you to the home page. What you filled
                in is saved, and you can continue from there. Nothing has been charged.
              </Trans>
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}
