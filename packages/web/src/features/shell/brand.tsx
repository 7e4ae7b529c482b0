import { Trans } from "@lingui/react/macro";
import { BrandMark } from "@safar/ui/brand-mark";
import * as css from "./shell.css.ts";

export const Brand = () => (
  <span className={css.brand}>
    <BrandMark />
    <Trans>Safar</Trans>
  </span>
);
