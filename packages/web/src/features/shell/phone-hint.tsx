import { Plural, Trans } from "@lingui/react/macro";
import { mobileDigitsAfter } from "@safar/engine";

type Asked = {
  /** As the field shows it: `+92`. */
  readonly dialCode: string;
  readonly isTooShort: boolean;
};

/** How many digits a number has, said before it is typed where we know it; and how they are counted, once there are too few. */
export const phoneHint = ({ dialCode, isTooShort }: Asked) => {
  const digits = mobileDigitsAfter(dialCode.replace("+", ""));
  // What is wrong with it says how many there must be at least, with those of the country code.
  if (digits === null) return isTooShort && <Trans>The digits of the country code count too</Trans>;
  if (isTooShort)
    return (
      <Trans>
        <Plural value={digits} one="# digit" other="# digits" /> after <bdi dir="ltr">{dialCode}</bdi>. Those of the
        country code count too.
      </Trans>
    );
  return (
    <Trans>
      <Plural value={digits} one="# digit" other="# digits" /> after <bdi dir="ltr">{dialCode}</bdi>
    </Trans>
  );
};
