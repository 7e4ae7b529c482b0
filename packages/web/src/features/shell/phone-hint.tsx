import { Plural, Trans } from "@lingui/react/macro";
import { mobileFormOf, phoneMinDigits } from "@safar/engine";

/** How a number is written after a dial code, such as `+92`: said before it is typed. */
export const phoneHint = (dialCode: string) => {
  const code = dialCode.replace("+", "");
  const form = mobileFormOf(code);
  if (form === null)
    return (
      <Trans>
        At least <Plural value={phoneMinDigits} one="# digit" other="# digits" /> with <bdi dir="ltr">{dialCode}</bdi>
      </Trans>
    );
  const { digits, example, hasTrunkZero } = form;
  if (!hasTrunkZero)
    return (
      <Trans>
        <Plural value={digits} one="# digit" other="# digits" />, such as <bdi dir="ltr">{example}</bdi>
      </Trans>
    );
  return (
    <Trans>
      <Plural value={digits} one="# digit" other="# digits" /> with the 0, such as <bdi dir="ltr">{example}</bdi>
    </Trans>
  );
};
