import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Container, Stack } from "@safar/ui/layout";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

/** A page whose words could not be had: what happened, and the way to ask again without leaving it. */
export function Unavailable({ problem }: { problem: Problem }) {
  const { t } = useLingui();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const askAgain = async () => {
    setAsking(true);
    await router.invalidate();
    setAsking(false);
  };
  const reference = "reference" in problem ? problem.reference : undefined;
  return (
    <Container width="text">
      <Stack gap="6">
        <h1>
          <Trans>This page cannot be shown right now</Trans>
        </h1>
        <Alert
          tone="warning"
          live
          title={
            problem.kind === "offline"
              ? t`We could not load the content of this page.`
              : t`The content of this page did not load.`
          }
        >
          <p>
            <Trans>Your bookings and your account are not affected. The page is usually back within minutes.</Trans>
          </p>
          {reference !== undefined && (
            <p>
              <small>
                <Trans>
                  If you write to us about it, quote <bdi dir="ltr">{reference}</bdi>.
                </Trans>
              </small>
            </p>
          )}
        </Alert>
        <div>
          <Button kind="next" busy={isAsking} onClick={askAgain}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
