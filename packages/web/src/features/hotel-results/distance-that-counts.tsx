import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HotelOffer } from "@safar/engine";

type Away = NonNullable<HotelOffer["away"]>;

const near: Readonly<Record<Away["from"], (metres: number) => MessageDescriptor>> = {
  haram: (metres) => msg`${metres} m to the Grand Mosque`,
  prophets_mosque: (metres) => msg`${metres} m to the Prophet's Mosque`,
  sea: (metres) => msg`${metres} m to the sea`,
  centre: (metres) => msg`${metres} m to the centre`,
};
const far: Readonly<Record<Away["from"], (km: string) => MessageDescriptor>> = {
  haram: (km) => msg`${km} km to the Grand Mosque`,
  prophets_mosque: (km) => msg`${km} km to the Prophet's Mosque`,
  sea: (km) => msg`${km} km to the sea`,
  centre: (km) => msg`${km} km to the centre`,
};

const metresOf = (km: number): number => Math.round(km * 1000);

/** How far a hotel is from what counts in its city, in words; nothing where nobody says. */
export function DistanceThatCounts({ away }: { readonly away: HotelOffer["away"] }) {
  const { t } = useLingui();
  if (away === null) return null;
  const { from, km } = away;
  return <span>{t(km < 1 ? near[from](Math.max(100, metresOf(km))) : far[from](km.toFixed(1)))}</span>;
}
