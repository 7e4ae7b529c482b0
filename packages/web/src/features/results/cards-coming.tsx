import { Skeleton } from "@safar/ui/skeleton";
import * as css from "./cards-coming.css.ts";
import * as frame from "./offer-frame.css.ts";

/** Where cards are coming: as many as fit a window, about as high as they will be. */
export const CardsComing = ({ rows = 1, hasPicture = false }: { rows?: number; hasPicture?: boolean }) => (
  <div className={css.coming} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((card) => (
      <div key={card} className={frame.card}>
        <div className={frame.body}>
          {hasPicture && <Skeleton kind="box" />}
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={css.row}>
              <Skeleton width="9rem" />
              <Skeleton width="5rem" />
            </div>
          ))}
          <Skeleton width="70%" />
        </div>
      </div>
    ))}
  </div>
);
