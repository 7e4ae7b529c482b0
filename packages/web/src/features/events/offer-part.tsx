import { Trans, useLingui } from "@lingui/react/macro";
import type { EventsEvent, EventsView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Container, Inline, Stack } from "@safar/ui/layout";
import { Amount } from "../amounts/amount.tsx";
import { StepFailed } from "../walk/step-failed.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { OfferSummary } from "./offer-summary.tsx";

type Props = { readonly view: EventsView; readonly send: (event: EventsEvent) => void };

/** The offer as it is now. Fill in what of it is chosen before the price. */
export default function OfferPart({ view: { commands, problem, shown }, send }: Props) {
  const { t } = useLingui();
  const goBack = () => send({ type: "flow.back" });
  const backWords = <Trans>Back to the events</Trans>;
  if (commands.reloadOffer)
    return (
      <Container>
        <StepFailed
          problem={problem}
          title={t`The offer could not be read`}
          text={<Trans>Try again, or choose another day.</Trans>}
          onRetry={() => send({ type: "offer.reload" })}
          back={commands.back ? { words: backWords, onPress: goBack } : null}
        />
      </Container>
    );
  if (shown === null) return <WalkSkeleton />;
  return (
    <Container width="text">
      <Stack gap="5">
        <h1>
          <Trans>Look at the offer</Trans>
        </h1>
        <OfferSummary offer={shown} />
        <p>
          <Trans>
            Price: <Amount of={shown.price.total} />
          </Trans>
        </p>
        <Inline>
          <Button kind="next" busy={!commands.acceptOffer} onClick={() => send({ type: "offer.accept" })}>
            <Trans>Continue with this offer</Trans>
          </Button>
          {commands.back && <Button onClick={goBack}>{backWords}</Button>}
        </Inline>
      </Stack>
    </Container>
  );
}
