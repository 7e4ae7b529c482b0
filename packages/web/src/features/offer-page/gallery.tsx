import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Images from "lucide-react/icons/images";
import { lazy, type ReactNode, Suspense, useState } from "react";
import * as css from "./gallery.css.ts";

/** Wanted by whoever looks closer. */
const WholeGallery = lazy(() => import("./whole-gallery.tsx"));
const mostThumbs = 5;

export type PictureLook = { readonly sizes: string; readonly alt?: string; readonly eager?: boolean };

/** A picture of what is offered; `draw` shows it as wide as HTML's `sizes` says, with words where they are wanted. */
export type GalleryPicture = {
  readonly key: string;
  /** What it shows. */
  readonly subject: string;
  readonly draw: (look: PictureLook) => ReactNode;
};

/** Pictures of one thing; each opens over the whole window, with the others one step away. */
export function Gallery({ pictures, title }: { pictures: readonly GalleryPicture[]; title: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const count = pictures.length;
  return (
    <div className={css.frame}>
      <div className={css.gallery}>
        {pictures.slice(0, mostThumbs).map(({ draw, key, subject }, place) => (
          <button
            key={key}
            type="button"
            className={css.picture}
            {...(place === 0 ? { "data-opening": "" } : {})}
            aria-haspopup="dialog"
            aria-label={t`Show picture ${place + 1} of ${count}: ${subject}`}
            onClick={() => setOpen(place)}
          >
            {draw({
              sizes: place === 0 ? "(min-width: 48rem) 40rem, 100vw" : "(min-width: 48rem) 20rem, 100vw",
              eager: place === 0,
            })}
          </button>
        ))}
      </div>
      <Button size="small" className={css.all} aria-haspopup="dialog" onClick={() => setOpen(0)}>
        <Icon of={Images} size={18} />
        {t`${plural(count, { one: "# picture", 2: "Both pictures", other: "All # pictures" })}`}
      </Button>
      {open !== null && (
        <Suspense>
          <WholeGallery pictures={pictures} title={title} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
