import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BedKind, Hotel, HotelRoom } from "@safar/engine";

export const bedWords: Readonly<Record<BedKind, MessageDescriptor>> = {
  single: msg`single bed`,
  twin: msg`twin bed`,
  double: msg`double bed`,
  queen: msg`queen bed`,
  king: msg`king bed`,
  sofa: msg`sofa bed`,
  bunk: msg`bunk bed`,
  unknown: msg`bed`,
};

export const viewWords: Readonly<Record<NonNullable<HotelRoom["view"]>, MessageDescriptor>> = {
  city: msg`City view`,
  sea: msg`Sea view`,
  garden: msg`Garden view`,
  mountain: msg`Mountain view`,
  courtyard: msg`Courtyard view`,
  haram: msg`Haram view`,
  unknown: msg`With a view`,
};

export const policyWords: Readonly<Record<Hotel["policies"][number]["kind"], MessageDescriptor>> = {
  check_in: msg`Arriving and leaving`,
  children: msg`Children and cots`,
  pets: msg`Pets`,
  smoking: msg`Smoking`,
  payment: msg`Paying at the hotel`,
  couples: msg`Couples`,
  deposit: msg`Deposit`,
  unknown: msg`Good to know`,
};

export const topicWords: Readonly<Record<Hotel["scores"][number]["topic"], MessageDescriptor>> = {
  cleanliness: msg`Cleanliness`,
  staff: msg`Staff`,
  location: msg`Location`,
  comfort: msg`Comfort`,
  value: msg`Value for money`,
  unknown: msg`Overall`,
};
