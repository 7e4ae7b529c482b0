import { useLingui } from "@lingui/react/macro";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import * as css from "./walk.css.ts";
import { WaitingTitle } from "./walk-title.tsx";

/** What stands where a screen of a walk is coming. */
export function WalkSkeleton() {
  const { t } = useLingui();
  return (
    <Container>
      <WaitingTitle />
      <div className={css.skeleton} role="status" aria-busy="true" aria-label={t`Loading`}>
        <Skeleton kind="box" />
        <Skeleton kind="box" />
        <Skeleton kind="box" />
      </div>
    </Container>
  );
}
