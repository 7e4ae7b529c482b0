import { useLingui } from "@lingui/react/macro";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import { useState } from "react";
import { pictureTaken } from "../../app/loading/taken-picture.ts";
import * as css from "./walk.css.ts";
import { WaitingTitle } from "./walk-title.tsx";

/** What stands where a screen of a walk is coming. The picture that was pressed is there already. */
export function WalkSkeleton() {
  const { t } = useLingui();
  const [picture] = useState(pictureTaken);
  return (
    <Container>
      <WaitingTitle />
      <div className={css.skeleton} role="status" aria-busy="true" aria-label={t`Loading`}>
        {picture === null ? (
          <Skeleton kind="box" />
        ) : (
          <div className={css.opening} data-opening="">
            <img alt="" src={picture} />
          </div>
        )}
        <Skeleton kind="box" />
        <Skeleton kind="box" />
      </div>
    </Container>
  );
}
