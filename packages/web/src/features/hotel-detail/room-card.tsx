import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { beforeDiscounts, type OfferedRoom, type RoomRate } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Info from "lucide-react/icons/info";
import { lazy, Suspense, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { Amount, Was } from "../amounts/amount.tsx";
import { HotelImage } from "../hotel-results/hotel-image.tsx";
import { boardWords } from "../hotel-results/hotel-words.ts";
import * as css from "./hotel-detail.css.ts";
import { RateTerms } from "./rate-terms.tsx";
import { bedWords } from "./room-words.ts";

// Wanted by whoever asks.
const PolicyDialog = lazy(() => import("../checkout/quote/policy-dialog.tsx"));
const RoomDialog = lazy(() => import("./room-dialog.tsx"));

const fewRooms = 2;

/** The beds of a room, those of a kind counted together. */
function Beds({ kinds }: { kinds: OfferedRoom["room"]["beds"]["kinds"] }) {
  const { t, i18n } = useLingui();
  const counts = new Map<(typeof kinds)[number], number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = Array.from(counts, ([kind, count]) => t(bedWords[kind](count)));
  return <span>{words.join(commaIn(i18n.locale))}</span>;
}

type Picks = { zone: string; onPick: (rate: RoomRate) => void };

function Rate({ offered, room, zone, onPick }: { offered: OfferedRoom["rates"][number]; room: string } & Picks) {
  const { rate, isPicked, canPick } = offered;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const board = t(boardWords[rate.board]);
  return (
    <li className={css.rate} {...(isPicked ? { "data-picked": "" } : {})}>
      <div className={css.rateWords}>
        <span className={css.board}>{board}</span>
        <button
          type="button"
          className={css.more}
          aria-haspopup="dialog"
          title={t`Refund if you cancel`}
          onClick={() => setOpen(true)}
        >
          <RateTerms rate={rate} zone={zone} />
          <Icon of={Info} size={16} />
        </button>
        {rate.inclusions.length > 0 && <span className={css.quiet}>{rate.inclusions.join(" · ")}</span>}
        {rate.supplements.length > 0 && (
          <ul role="list" className={css.supplements}>
            {rate.supplements.map(({ title, amount, isAtProperty }) => (
              <li key={title}>
                {title}: <Amount of={amount} /> (
                {isAtProperty ? <Trans>paid at the hotel, included in the total</Trans> : <Trans>in the price</Trans>})
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <Suspense>
            <PolicyDialog
              rules={rate.cancellation}
              title={`${room} · ${board}`}
              zone={zone}
              note={<p className={css.quiet}>{t`Times are in the hotel's local time.`}</p>}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
      <div className={css.rateSide}>
        <Was of={beforeDiscounts(rate.price)} />
        <Amount of={rate.price.total} className={css.amount} />
        <Button
          size="small"
          kind={isPicked ? "primary" : "secondary"}
          aria-pressed={isPicked}
          disabled={!canPick}
          onClick={() => onPick(rate)}
        >
          {isPicked ? <Trans>Chosen</Trans> : canPick ? <Trans>Choose</Trans> : <Trans>None left</Trans>}
        </Button>
      </div>
    </li>
  );
}

/** A kind of room with what it costs in each way of selling it; `hotel` is the English name of the one that it is in. */
export function RoomCard({ offered, hotel, zone, onPick }: { offered: OfferedRoom; hotel: string } & Picks) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { room, rates, left } = offered;
  const [isOpen, setOpen] = useState(false);
  const name = room.names[locale];
  // Without a photograph it is drawn as a room to sleep in.
  const first = room.pictures[0] ?? ({ url: null, scene: "room", subject: name } as const);
  return (
    <li className={css.room}>
      <div className={css.roomSide}>
        <HotelImage
          picture={first}
          hotel={hotel}
          of={room.names.en}
          beds={room.beds}
          sizes="(min-width: 48rem) 16rem, 90vw"
        />
        <h3 className={css.roomName}>{name}</h3>
        <span className={css.quiet}>
          <Beds kinds={room.beds.kinds} />
        </span>
        <span className={css.quiet}>
          <Trans>{room.sizeM2} m²</Trans> · {t`${plural(room.sleeps, { one: "sleeps #", other: "sleeps #" })}`}
        </span>
        {left > 0 && left <= fewRooms && (
          <span className={css.few}>{t`${plural(left, { one: "# room left", other: "# rooms left" })}`}</span>
        )}
        <button type="button" className={css.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span>
            <Trans>About this room</Trans>
          </span>
          <Icon of={Info} size={16} />
        </button>
        {isOpen && (
          <Suspense>
            <RoomDialog room={room} first={first} hotel={hotel} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
      <ul role="list" className={css.rates}>
        {rates.map((one) => (
          <Rate key={one.rate.key} offered={one} room={name} zone={zone} onPick={onPick} />
        ))}
      </ul>
    </li>
  );
}

/** A kind of room that these guests cannot have, and why. */
export function GoneRoom({ offered: { room, left } }: { offered: OfferedRoom }) {
  const { locale } = useFacts();
  return (
    <li className={css.goneRoom}>
      <span>{room.names[locale]}</span>
      <span className={css.quiet}>
        {left === 0 ? <Trans>Sold out on these days</Trans> : <Trans>Too small for these guests</Trans>}
      </span>
    </li>
  );
}
