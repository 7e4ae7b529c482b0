import { Trans } from "@lingui/react/macro";
import { decodeStay } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarX2 from "lucide-react/icons/calendar-x-2";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { Promises } from "../recents/promises.tsx";
import { RecentStrip } from "../recents/recent-strip.tsx";
import { useRecents } from "../recents/use-recents.ts";
import { recentStays } from "./stay-plan.ts";

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>The whole stay's price, taxes included</Trans> },
  { id: "cancel", icon: CalendarX2, words: <Trans>Until when you can cancel, beside every price</Trans> },
  { id: "change", icon: BadgeCheck, words: <Trans>Changed prices are asked about, never charged</Trans> },
];

/** The stays searched for on this device. Who has searched for none reads what we stand for. */
export function RecentStaysStrip() {
  const { locale } = useFacts();
  const { recent, remove, clear } = useRecents("hotels", recentStays);
  const entries = recent.map(({ search, place }) => {
    const { checkIn, checkOut } = decodeStay(search);
    const name = place.names[locale];
    return {
      search,
      href: paths.hotelResults(search),
      name,
      title: <bdi>{name}</bdi>,
      detail: <bdi>{`${formatShortDay(checkIn, locale)} – ${formatShortDay(checkOut, locale)}`}</bdi>,
    };
  });
  return (
    <RecentStrip entries={entries} onRemove={remove} onClear={clear}>
      <Promises said={said} />
    </RecentStrip>
  );
}
