import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Section, SectionBar } from "@safar/ui/section-bar";
import type { ReactNode } from "react";
import * as css from "./offer-page.css.ts";
import { useScrollBack } from "./use-scroll-back.ts";

/** An offer's page that is read by sections, each a press away in a bar that stays, with its price beside them. */
export function SectionedPage<Id extends string>({
  label,
  names,
  contents,
  sight: { current, goTo },
  side,
}: {
  label: string;
  /** In the order of the page. */
  names: readonly { readonly id: Id; readonly words: MessageDescriptor }[];
  contents: Readonly<Record<Id, ReactNode>>;
  /** Of `useSectionInSight`. */
  sight: { readonly current: string; readonly goTo: (id: string) => void };
  side: ReactNode;
}) {
  const { t } = useLingui();
  useScrollBack();
  return (
    <>
      <SectionBar
        label={label}
        sections={names.map(({ id, words }) => ({ id, label: t(words) }))}
        current={current}
        onGo={goTo}
      />
      <div className={css.body}>
        <div className={css.parts}>
          {names.map(({ id, words }) => (
            <Section key={id} id={id} title={t(words)}>
              {contents[id]}
            </Section>
          ))}
        </div>
        {side}
      </div>
    </>
  );
}
