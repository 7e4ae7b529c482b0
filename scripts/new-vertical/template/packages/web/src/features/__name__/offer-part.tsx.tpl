import { Trans, useLingui } from "@lingui/react/macro";
import type { __Pascal__Event, __Pascal__View } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container, Inline, Stack } from "@safar/ui/layout";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Amount } from "../amounts/amount.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { OfferSummary } from "./offer-summary.tsx";

type Props = { readonly view: __Pascal__View; readonly send: (event: __Pascal__Event) => void };

/** The offer as it is now. Fill in what of it is chosen before the price. */
export default function OfferPart({ view: { commands, problem, shown }, send }: Props) {
  const { t } = useLingui();
  const back = commands.back && (
    <Button onClick={() => send({ type: "flow.back" })}>
      <Trans>Back to the __things__</Trans>
    </Button>
  );
  if (commands.reloadOffer)
    return (
      <Container>
        <EmptyState
          icon={CircleAlert}
          heading="h1"
          title={problem === null ? t`The offer could not be read` : t(problemWords(problem).title)}
          action={
            <Inline>
              <Button kind="next" onClick={() => send({ type: "offer.reload" })}>
                <Trans>Try again</Trans>
              </Button>
              {back}
            </Inline>
          }
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
          {back}
        </Inline>
      </Stack>
    </Container>
  );
}
