import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HotelOffer } from "@safar/engine";
import { formatDistance } from "../../i18n/distance.ts";

type Away = NonNullable<HotelOffer["away"]>;

const words: Readonly<Record<Away["from"], (distance: string) => MessageDescriptor>> = {
  haram: (distance) => msg`${distance} from the Grand Mosque`,
  prophets_mosque: (distance) => msg`${distance} from the Prophet's Mosque`,
  sea: (distance) => msg`${distance} from the sea`,
  centre: (distance) => msg`${distance} from the centre`,
};

/** How far a hotel is from what counts in its city, in words; nothing where nobody says. */
export function DistanceThatCounts({ away }: { readonly away: HotelOffer["away"] }) {
  const { i18n, t } = useLingui();
  return away && <span>{t(words[away.from](formatDistance(away.km, i18n.locale === "ar" ? "ar" : "en")))}</span>;
}
