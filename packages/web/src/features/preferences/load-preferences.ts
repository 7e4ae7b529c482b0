import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { readCurrencyChoice } from "../../calls/general-data.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

export const loadPreferences = async ({ context: { facts } }: Pick<LoaderArgs, "context">) => ({
  ...(await readCurrencyChoice()),
  head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Language, currency and appearance`) }),
});
