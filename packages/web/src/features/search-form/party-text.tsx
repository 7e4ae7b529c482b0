import { Plural, useLingui } from "@lingui/react/macro";
import { commaIn } from "../../i18n/comma.ts";

/** How many there are of each age, in a few words. */
export function PartyText({
  of: { adults, children, infants },
}: {
  readonly of: { readonly adults: number; readonly children: number; readonly infants: number };
}) {
  const { i18n } = useLingui();
  const comma = commaIn(i18n.locale);
  return (
    <>
      <Plural value={adults} one="# adult" other="# adults" />
      {children > 0 && (
        <>
          {comma}
          <Plural value={children} one="# child" other="# children" />
        </>
      )}
      {infants > 0 && (
        <>
          {comma}
          <Plural value={infants} one="# infant" other="# infants" />
        </>
      )}
    </>
  );
}
