import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelPicture } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { useState } from "react";
import { HotelImage } from "../hotel-results/hotel-image.tsx";
import * as css from "./hotel-detail.css.ts";

const mostThumbs = 5;

/** Pictures of the hotel; each opens large, with the others one step away. */
export function Gallery({
  pictures,
  hotel,
  title,
}: {
  pictures: readonly HotelPicture[];
  /** Its English name. */
  hotel: string;
  title: string;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const count = pictures.length;
  const shown = open === null ? undefined : pictures[open];
  const turn = (by: number) => setOpen((now) => (now === null ? null : (now + by + count) % count));
  return (
    <>
      <div className={css.gallery}>
        {pictures.slice(0, mostThumbs).map(({ subject, ...shot }, place) => (
          <button
            key={shot.url ?? subject}
            type="button"
            className={css.picture}
            aria-haspopup="dialog"
            aria-label={t`Show picture ${place + 1} of ${count}: ${subject}`}
            onClick={() => setOpen(place)}
          >
            <HotelImage
              picture={{ subject, ...shot }}
              hotel={hotel}
              sizes={place === 0 ? "(min-width: 48rem) 40rem, 100vw" : "(min-width: 48rem) 20rem, 50vw"}
              eager={place === 0}
            />
          </button>
        ))}
      </div>
      <Dialog open={shown !== undefined} onClose={() => setOpen(null)} title={title} close={t`Close`}>
        {shown !== undefined && open !== null && (
          <div className={css.slides}>
            <HotelImage picture={shown} hotel={hotel} alt={shown.subject} sizes="min(56rem, 86vw)" eager />
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
