import { useLingui } from "@lingui/react/macro";
import type { PlaceTime } from "@safar/engine";
import type { ReactNode } from "react";
import { PaperSection, PaperTable } from "./paper-facts.tsx";
import { PlaceMoment } from "./paper-time.tsx";

type Props = {
  readonly id: string;
  readonly title: ReactNode;
  /** What was moved. */
  readonly what: string;
  /** `before` by the same clocks as now. */
  readonly ends: readonly { readonly name: string; readonly before: string; readonly now: PlaceTime }[];
  readonly children: ReactNode;
};

/** What was moved since it was booked, old beside new. */
export function PaperMoved({ children, ends, id, title, what }: Props) {
  const { t } = useLingui();
  return (
    <PaperSection id={id} title={title}>
      <PaperTable columns={[what, t`Before`, t`Now`]}>
        {ends.map(({ before, name, now }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <s>
                <PlaceMoment at={{ ...now, local: before }} />
              </s>
            </td>
            <td>
              <PlaceMoment at={now} />
            </td>
          </tr>
        ))}
      </PaperTable>
      {children}
    </PaperSection>
  );
}
