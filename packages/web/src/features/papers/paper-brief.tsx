import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import type { PaperKind } from "./paper.types.ts";
import { PaperFacts } from "./paper-facts.tsx";

type Props = ReturnType<PaperKind<Booking>["briefOf"]> & { readonly begins: string | undefined };

/** On which days, with their year, and in whose name. */
export function PaperBrief({ begins, until = begins, lead }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const days = formatShortDays(begins?.slice(0, 10), until?.slice(0, 10), locale);
  return (
    <PaperFacts
      of={[
        ...(until === undefined ? [] : [{ name: t`Date`, value: <bdi>{`${days}\u00a0${until.slice(0, 4)}`}</bdi> }]),
        ...(lead
          ? [
              {
                name: t`In the name of`,
                value: <bdi>{"name" in lead ? lead.name : `${lead.firstName} ${lead.lastName}`}</bdi>,
              },
            ]
          : []),
      ]}
    />
  );
}
