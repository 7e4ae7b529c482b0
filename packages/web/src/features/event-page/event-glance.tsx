import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EventDetail, EventShow } from "@safar/engine";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CalendarX from "lucide-react/icons/calendar-x";
import Clock from "lucide-react/icons/clock";
import Info from "lucide-react/icons/info";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import QrCode from "lucide-react/icons/qr-code";
import Ticket from "lucide-react/icons/ticket";
import Undo2 from "lucide-react/icons/undo-2";
import UserPen from "lucide-react/icons/user-pen";
import Users from "lucide-react/icons/users";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { AtAGlance } from "../offer-page/at-a-glance.tsx";
import { groupCode, groupOnce } from "../quantities/group-words.ts";

const hourMs = 3_600_000;

const nameWords = {
  each: msg`A name on each ticket`,
  once: msg`One name for the whole order`,
  nobody: msg`No names are asked for`,
} as const;

/** From when to when it is on, where, who is let in, and what tickets it has. */
export function EventGlance({ event, show }: { readonly event: EventDetail; readonly show: EventShow | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { ageMin, mostPerOrder, names, organiser, passes, venue } = event;
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
      ]}
    />
  );
}

/** What holds of tickets for it: how one is let in, and what happens if plans change, the organiser's or one's own. */
export function EventRules({ event, show }: { readonly event: EventDetail; readonly show: EventShow | null }) {
  const { t } = useLingui();
  const { ageMin, names, note, passes, returnHours } = event;
  const { locale } = useFacts();
  // Null where nothing is paid, and where all of it comes back by itself. It may be over for a show that begins soon.
  const ends = show && show.state !== "cancelled" && returnHours !== null ? show.startsAt - returnHours * hourMs : null;
  const seconds = useSecondsUntil(ends);
  if (passes[0] === undefined || show === null) return null;
  const group = passes.find(({ admits }) => admits > 1);
  const until = ends && formatMoment(ends, locale, show.starts.zone);
  return (
    <AtAGlance
      isProse
      of={[
        {
          icon: QrCode,
          label: t`At the doors`,
          words: t`Each ticket has a code of its own: show it on your phone or printed.`,
          more: ageMin !== null && <Trans>Bring proof of age.</Trans>,
        },
        group !== undefined && {
          icon: Users,
          label: group.name[locale],
          words: `${t(groupCode(group.admits))}.`,
          more: t(groupOnce),
        },
        note && { icon: Info, label: t`Good to know`, words: note[locale] },
        until !== null && {
          icon: Undo2,
          label: t`If you cancel`,
          words: seconds === 0 ? t`Nothing comes back.` : t`Until ${until} all but the fee comes back.`,
          more: seconds !== 0 && t`Nothing after that.`,
        },
        { icon: CalendarX, label: t`If it is called off`, words: t`Everything comes back by itself, fees too.` },
        { icon: CalendarClock, label: t`If it is moved`, words: t`Keep your tickets, or give them back whole.` },
        names !== "nobody" && {
          icon: UserPen,
          label: t`If somebody else goes`,
          words:
            names === "once" ? (
              <Trans>
                The one name can be changed free of charge until the doors open. The other tickets have none.
              </Trans>
            ) : (
              <Trans>A ticket gets another name free of charge until the doors open.</Trans>
            ),
        },
      ]}
    />
  );
}
