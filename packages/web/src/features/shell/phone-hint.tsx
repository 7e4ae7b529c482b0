import { Plural, Trans } from "@lingui/react/macro";
import { mobileFormOf } from "@safar/engine";

type Asked = {
  /** As the field shows it: `+92`. */
  readonly dialCode: string;
  readonly isTooShort: boolean;
};

/** How a number is written, said before it is typed where we know it; and how digits are counted elsewhere, once there are too few. */
export const phoneHint = ({ dialCode, isTooShort }: Asked) => {
  const form = mobileFormOf(dialCode.replace("+", ""));
  if (form === null) return isTooShort && <Trans>The digits of the country code count too</Trans>;
  const { digits, example } = form;
  return (
    <Trans>
      <Plural value={digits} one="# digit" other="# digits" /> with the 0, such as <bdi dir="ltr">{example}</bdi>
    </Trans>
  );
};
