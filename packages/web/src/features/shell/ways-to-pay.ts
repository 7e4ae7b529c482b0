import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EditionCountry } from "@safar/engine";

/** What each edition is paid with. The marks of firms are theirs to give: their names are written. */
export const waysToPay: Readonly<Record<EditionCountry, readonly MessageDescriptor[]>> = {
  PK: [msg`Cards`, msg`JazzCash`, msg`Easypaisa`, msg`Bank transfer`],
  SA: [msg`Cards`, msg`mada`, msg`Apple Pay`, msg`STC Pay`, msg`SADAD`, msg`Bank transfer`],
};
