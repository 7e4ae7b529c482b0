import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookedStay, HotelBooking, Stay } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn, formatPhone } from "../../i18n/format.ts";
import { TitledName } from "../bookings/titled-name.tsx";
import { boardWords } from "../hotel-results/hotel-words.ts";
import { useStayParty } from "../hotel-results/stay-party.ts";
import * as css from "../papers/paper.css.ts";
import { PaperFacts, PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";

/** Which hotel, where, and from when to when. */
function When({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { address, area, checkIn, checkInFrom, checkOut, checkOutUntil, city, nights, phone, zone } = stay;
  return (
    <PaperSection id="stay" title={<Trans>Your stay</Trans>}>
      <div className={css.ends}>
        <div>
          <p className={css.quiet}>
            <Trans>Check-in, from</Trans>
          </p>
          <PlaceMoment at={{ local: `${checkIn}T${checkInFrom}`, zone }} />
        </div>
        <div>
          <p className={css.quiet}>
            <Trans>Check-out, until</Trans>
          </p>
          <PlaceMoment at={{ local: `${checkOut}T${checkOutUntil}`, zone }} />
        </div>
      </div>
      <PaperFacts
        of={[
          { name: t`Nights`, value: t`${plural(nights, { one: "# night", other: "# nights" })}` },
          { name: t`Address`, value: <bdi>{address}</bdi> },
          { name: t`Area`, value: <bdi>{[area[locale], city[locale]].join(commaIn(locale))}</bdi> },
          ...(phone === null ? [] : [{ name: t`Hotel's phone`, value: <bdi dir="ltr">{formatPhone(phone)}</bdi> }]),
        ]}
      />
    </PaperSection>
  );
}

/** Each room with its meals and with who sleeps in it. */
function Rooms({ hotel: { guests, stay } }: { hotel: BookedStay }) {
  const partyOf = useStayParty();
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <PaperSection id="rooms" title={<Trans>Rooms and guests</Trans>}>
      <PaperTable columns={[t`Room`, t`Meals`, t`Guests`]}>
        {stay.rooms.map((room, place) => (
          // Two rooms of a kind are told apart by nothing but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place}>
            <th scope="row">
              <bdi>{room.names[locale]}</bdi>
              <span className={css.below}>
                <Trans>Room {place + 1}</Trans>
              </span>
            </th>
            <td>{t(boardWords[room.board])}</td>
            <td>
              {partyOf([room])}
              <ul role="list">
                {guests
                  .filter(({ room }) => room === place)
                  .map(({ age, id, ...guest }) => (
                    <li key={id}>
                      <TitledName of={guest} />
                      {age !== null && (
                        <span className={css.quiet}>
                          {" "}
                          {t`${plural(age, { one: "# year old", other: "# years old" })}`}
                        </span>
                      )}
                    </li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </PaperTable>
    </PaperSection>
  );
}

/** A hotel's voucher on paper. */
export const PaperStay = ({ booking: { hotel } }: { readonly booking: HotelBooking }) => (
  <>
    <When stay={hotel.stay} />
    <Rooms hotel={hotel} />
  </>
);
