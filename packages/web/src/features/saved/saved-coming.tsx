import { Skeleton } from "@safar/ui/skeleton";
import * as css from "./saved-page.css.ts";

/** Where cards are coming: a row of them, as high as they will be. */
export const SavedComing = () => (
  <div className={css.list} aria-hidden="true">
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className={css.tile}>
        <div className={css.picture}>
          <Skeleton kind="box" />
        </div>
        <div className={css.words}>
          <div className={css.name}>
            <Skeleton width="70%" />
            <Skeleton width="50%" />
          </div>
          <div className={css.when}>
            <Skeleton width="60%" />
          </div>
        </div>
        <div className={css.cost}>
          <div className={css.price}>
            <Skeleton width="6rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
