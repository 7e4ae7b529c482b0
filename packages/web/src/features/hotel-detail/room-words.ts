import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { BedKind, Hotel } from "@safar/engine";

/** So many beds of a kind. */
export const bedWords: Readonly<Record<BedKind, (count: number) => MessageDescriptor>> = {
  single: (count) => msg`${plural(count, { one: "# single bed", other: "# single beds" })}`,
  twin: (count) => msg`${plural(count, { one: "# twin bed", other: "# twin beds" })}`,
  double: (count) => msg`${plural(count, { one: "# double bed", other: "# double beds" })}`,
  queen: (count) => msg`${plural(count, { one: "# queen bed", other: "# queen beds" })}`,
  king: (count) => msg`${plural(count, { one: "# king bed", other: "# king beds" })}`,
  sofa: (count) => msg`${plural(count, { one: "# sofa bed", other: "# sofa beds" })}`,
  bunk: (count) => msg`${plural(count, { one: "# bunk bed", other: "# bunk beds" })}`,
  unknown: (count) => msg`${plural(count, { one: "# bed", other: "# beds" })}`,
};

export const policyWords: Readonly<Record<Hotel["policies"][number]["kind"], MessageDescriptor>> = {
  check_in: msg`Check-in and check-out`,
  children: msg`Children and cots`,
  pets: msg`Pets`,
  smoking: msg`Smoking`,
  payment: msg`Paying at the hotel`,
  couples: msg`Couples`,
  deposit: msg`Deposit`,
  unknown: msg`Good to know`,
};
