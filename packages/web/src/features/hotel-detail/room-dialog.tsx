import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HotelPicture, HotelRoom } from "@safar/engine";
import { Dialog } from "@safar/ui/dialog";
import { useFacts } from "../../app/addresses/page-path.ts";
import { HotelImage } from "../hotel-results/hotel-image.tsx";
import * as css from "./hotel-detail.css.ts";

const viewWords: Readonly<Record<NonNullable<HotelRoom["view"]>, MessageDescriptor>> = {
  city: msg`City view`,
  sea: msg`Sea view`,
  garden: msg`Garden view`,
  mountain: msg`Mountain view`,
  courtyard: msg`Courtyard view`,
  haram: msg`Grand Mosque view`,
  unknown: msg`With a view`,
};

type Props = { room: HotelRoom; first: HotelPicture; hotel: string; onClose: () => void };

/** A kind of room in full, over the page; `hotel` is the English name of the one that it is in. */
export default function RoomDialog({ room, first, hotel, onClose }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Dialog open onClose={onClose} title={room.names[locale]} close={t`Close`}>
      <div className={css.panel}>
        {[first, ...room.pictures.slice(1)].map((picture) => (
          <HotelImage
            key={picture.url ?? picture.subject}
            picture={picture}
            hotel={hotel}
            of={room.names.en}
            beds={room.beds}
            alt={picture.subject}
            sizes="(min-width: 48rem) 30rem, 90vw"
          />
        ))}
        <ul role="list" className={css.facts}>
          {room.view !== null && <li>{t(viewWords[room.view])}</li>}
          {room.amenities.map((amenity) => (
            <li key={amenity}>{amenity}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
