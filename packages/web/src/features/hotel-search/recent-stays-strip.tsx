import { Trans } from "@lingui/react/macro";
import { decodeStay } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarX2 from "lucide-react/icons/calendar-x-2";
import ReceiptText from "lucide-react/icons/receipt-text";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { recentStays } from "./stay-plan.ts";

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Price for the whole stay, taxes included</Trans> },
  { id: "cancel", icon: CalendarX2, words: <Trans>Each room says if cancelling is free, and until when</Trans> },
  { id: "change", icon: BadgeCheck, words: <Trans>If a price changes, we ask you first</Trans> },
];

/** The stays searched for on this device. */
export const RecentStaysStrip = () => (
  <RecentSearches
    vertical="hotels"
    recents={recentStays}
    said={said}
    entryOf={({ search, place }, locale) => {
      const { checkIn, checkOut } = decodeStay(search);
      return {
        href: paths.hotelResults(search),
        name: place.names[locale],
        title: <bdi>{place.names[locale]}</bdi>,
        detail: <bdi>{formatShortDays(checkIn, checkOut, locale)}</bdi>,
      };
    }}
  />
);
