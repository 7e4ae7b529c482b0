import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { commaIn } from "../../i18n/format.ts";

type StayParty = { readonly adults: number; readonly childAges: readonly unknown[] };

/** Writes how many stay, those of several rooms together: `2 adults, 1 child`. */
export const useStayParty = (): ((rooms: readonly StayParty[]) => string) => {
  const { i18n, t } = useLingui();
  return (rooms) => {
    const adults = rooms.reduce((total, one) => total + one.adults, 0);
    const children = rooms.reduce((total, one) => total + one.childAges.length, 0);
    return [
      t`${plural(adults, { one: "# adult", other: "# adults" })}`,
      ...(children > 0 ? [t`${plural(children, { one: "# child", other: "# children" })}`] : []),
    ].join(commaIn(i18n.locale));
  };
};
