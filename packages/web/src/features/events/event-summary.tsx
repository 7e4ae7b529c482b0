import { useLingui } from "@lingui/react/macro";
import type { EventsSummary } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { EventArt } from "../event-search/event-art.tsx";
import { countedIn } from "../quantities/counted-in.ts";
import { groupCode } from "../quantities/group-words.ts";
import { SummaryCard } from "../quantities/summary-card.tsx";

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function EventSummary({ of }: { readonly of: EventsSummary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
  const { passes, starts, title, venue } = of;
  return (
    <SummaryCard
      label={t`Your event`}
      picture={<EventArt of={of} sizes="6rem" />}
      name={title}
      starts={starts}
      where={[venue.name, venue.city.name]}
      lines={countedIn(passes, locale)}
      notes={passes.filter(({ admits }) => admits > 1).map(({ admits }) => t(groupCode(admits)))}
    />
  );
}
