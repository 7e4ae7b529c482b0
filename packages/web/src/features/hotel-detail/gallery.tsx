import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelPicture } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { Poster } from "@safar/ui/poster";
import { useState } from "react";
import * as css from "./hotel-detail.css.ts";

const mostThumbs = 5;

/** Pictures of the hotel; each opens large, with the others one step away. */
export function Gallery({ pictures, title }: { pictures: readonly HotelPicture[]; title: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const count = pictures.length;
  const shown = open === null ? undefined : pictures[open];
  const turn = (by: number) => setOpen((now) => (now === null ? null : (now + by + count) % count));
  return (
    <>
      <div className={css.gallery}>
        {pictures.slice(0, mostThumbs).map(({ subject }, place) => (
          <button
            key={subject}
            type="button"
            className={css.picture}
            aria-haspopup="dialog"
            aria-label={t`Show picture ${place + 1} of ${count}: ${subject}`}
            onClick={() => setOpen(place)}
          >
            <Poster kind="hotel" name={subject} eager={place === 0} />
          </button>
        ))}
      </div>
      <Dialog open={shown !== undefined} onClose={() => setOpen(null)} title={title} close={t`Close`}>
        {shown !== undefined && open !== null && (
          <div className={css.slides}>
            <Poster kind="hotel" name={shown.subject} alt={shown.subject} eager />
            <p aria-live="polite">
              <bdi>{shown.subject}</bdi>
            </p>
            <div className={css.slideButtons}>
              <Button size="small" onClick={() => turn(-1)}>
                <Trans>Previous</Trans>
              </Button>
              <span>
                <Trans>
                  {open + 1} of {count}
                </Trans>
              </span>
              <Button size="small" onClick={() => turn(1)}>
                <Trans>Next</Trans>
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
