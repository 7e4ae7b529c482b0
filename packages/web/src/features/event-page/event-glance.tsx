import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EventDetail, EventShow } from "@safar/engine";
import Clock from "lucide-react/icons/clock";
import Info from "lucide-react/icons/info";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { isolated } from "../../i18n/isolated.ts";
import { AtAGlance } from "../offer-page/at-a-glance.tsx";

const nameWords = {
  each: msg`One ticket for each of you, with a name on it`,
  once: msg`One name for the whole order`,
  nobody: msg`No names are asked for`,
} as const;

/** From when to when it is on, where, who is let in, and what tickets it has. */
export function EventGlance({ event, show }: { readonly event: EventDetail; readonly show: EventShow | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { ageMin, mostPerOrder, names, note, organiser, passes, venue } = event;
  return (
    <AtAGlance
      of={[
        show && {
          icon: Clock,
          label: t`Hours`,
          words: t`${isolated(clockOf(show.starts.local))} to ${isolated(clockOf(show.ends.local))}`,
          more: (
            <Trans>
              Doors open at <bdi dir="ltr">{clockOf(show.doors.local)}</bdi>, local time
            </Trans>
          ),
        },
        { icon: MapPin, label: t`Venue`, words: venue.name[locale], more: venue.address[locale] },
        { icon: Users, label: t`Ages`, words: ageMin === null ? t`For all ages` : t`from ${ageMin} years` },
        passes[0] === undefined
          ? null
          : { icon: Ticket, label: t`Tickets`, words: t(nameWords[names]), more: t`At most ${mostPerOrder} an order` },
        { icon: Megaphone, label: t`Organiser`, words: organiser[locale] },
        note && { icon: Info, label: t`Good to know`, words: note[locale] },
      ]}
    />
  );
}
