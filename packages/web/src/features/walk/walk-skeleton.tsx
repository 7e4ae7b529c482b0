import { useLingui } from "@lingui/react/macro";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import { use, useState } from "react";
import { pictureTaken } from "../../app/loading/taken-picture.ts";
import * as css from "./walk.css.ts";
import { WaitingTitle, WalkTitle } from "./walk-title.tsx";

/** What stands where a screen of a walk is coming. What was pressed is named, and its picture is there already. `label` is for whoever hears it. */
export function WalkSkeleton({ label }: { readonly label?: string }) {
  const { t } = useLingui();
  const { about } = use(WalkTitle);
  const [picture] = useState(pictureTaken);
  return (
    <Container>
      <WaitingTitle />
      <div className={css.skeleton} role="status" aria-busy="true" aria-label={label ?? t`Loading`}>
        {picture !== null && (
          <div className={css.opening} data-opening="">
            <img alt="" src={picture} />
          </div>
        )}
        {about ? (
          <p className={css.about}>
            <bdi>{about}</bdi>
          </p>
        ) : (
          <Skeleton width="60%" />
        )}
        <div className={css.block}>
          <Skeleton kind="box" />
        </div>
        <div className={css.block}>
          <Skeleton kind="box" />
        </div>
      </div>
    </Container>
  );
}
