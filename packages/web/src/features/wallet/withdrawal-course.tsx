import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Withdrawal, WithdrawalStatus } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Check } from "lucide-react";
import * as css from "./wallet.css.ts";

const stages: readonly { readonly name: MessageDescriptor; readonly hint: MessageDescriptor }[] = [
  { name: msg`Confirmed by your code`, hint: msg`The amount is set aside in your wallet.` },
  { name: msg`Checked and sent to the bank`, hint: msg`Usually within minutes.` },
  { name: msg`Paid out`, hint: msg`Your bank has received it.` },
];

/** How many stages are behind a withdrawal; null for one that goes no further. */
const stagesBehind: Readonly<Record<WithdrawalStatus, number | null>> = {
  awaitingCode: 0,
  pending: 1,
  approved: 2,
  paid: 3,
  rejected: null,
  cancelled: null,
  unknown: null,
};

/** How far a withdrawal has come, told by shape and word. */
export function WithdrawalCourse({ withdrawal: { status } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const behind = stagesBehind[status];
  if (behind === null) return null;
  return (
    <ol role="list" className={css.course}>
      {stages.map(({ name, hint }, index) => {
        const isDone = index < behind;
        return (
          <li key={name.id} className={css.stage} aria-current={index === behind ? "step" : undefined}>
            <span className={isDone ? css.stageDone : index === behind ? css.stageNow : css.stageMark}>
              {isDone && <Icon of={Check} size={14} />}
            </span>
            <div>
              <p>
                <strong>{t(name)}</strong>
                {isDone && (
                  <VisuallyHidden>
                    {" "}
                    <Trans>(done)</Trans>
                  </VisuallyHidden>
                )}
              </p>
              {index === behind && <p className={css.small}>{t(hint)}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
