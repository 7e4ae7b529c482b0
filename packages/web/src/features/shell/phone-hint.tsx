import { Plural, Trans } from "@lingui/react/macro";
import { mobileDigitsAfter } from "@safar/engine";

type Asked = {
  /** As the field shows it: `+92`. */
  readonly dialCode: string;
  readonly isTooShort: boolean;
};

/** How many digits a number has, said before it is typed where we know it; and how they are counted, once there are too few. */
export const phoneHint = ({ dialCode, isTooShort }: Asked) => {
  const code = dialCode.replace("+", "");
  const digits = mobileDigitsAfter(code);
  // What is wrong with it says how many there must be at least, with those of the country code: the sum is said too.
  if (digits === null) return isTooShort && <Trans>The digits of the country code count too</Trans>;
  const all = digits + code.length;
  if (isTooShort)
    return (
      <Trans>
        <Plural value={digits} one="# digit" other="# digits" /> after <bdi dir="ltr">{dialCode}</bdi>, {all} with it
      </Trans>
    );
  return (
    <Trans>
      <Plural value={digits} one="# digit" other="# digits" /> after <bdi dir="ltr">{dialCode}</bdi>
    </Trans>
  );
};
