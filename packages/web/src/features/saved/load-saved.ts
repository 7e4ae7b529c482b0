import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** What was saved is on the device: the server knows nothing of it. */
export const loadSaved = ({ context: { facts } }: Pick<LoaderArgs, "context">) => ({
  head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Saved`) }),
});
