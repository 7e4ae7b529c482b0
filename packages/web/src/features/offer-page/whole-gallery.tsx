import { useLingui } from "@lingui/react/macro";
import { Lightbox } from "@safar/ui/lightbox";
import type { GalleryPicture } from "./gallery.tsx";

/** Pictures over the whole window. */
export default function WholeGallery({
  pictures,
  title,
  start,
  onClose,
}: {
  pictures: readonly GalleryPicture[];
  title: string;
  start: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const count = pictures.length;
  return (
    <Lightbox
      title={<bdi>{title}</bdi>}
      start={start}
      onClose={onClose}
      slides={pictures.map(({ draw, key, subject }) => ({
        key,
        caption: subject,
        picture: draw({ sizes: "min(70rem, 100vw)", alt: subject }),
        thumb: draw({ sizes: "6rem" }),
      }))}
      words={{
        close: t`Close`,
        previous: t`Previous`,
        next: t`Next`,
        place: (number) => t`${number} of ${count}`,
        goTo: (number) => t`Picture ${number}`,
      }}
    />
  );
}
