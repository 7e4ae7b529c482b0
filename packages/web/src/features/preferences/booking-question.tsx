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
              <Trans>Its draft could not be kept. If you change the currency now, you start this booking anew.</Trans>
            ) : (
              <Trans>
                Prices in <bdi>{question.wanted}</bdi> have to be read again, so you go to the home page. We keep what
                you have filled in, and you go on from there. Nothing has been charged.
              </Trans>
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}
