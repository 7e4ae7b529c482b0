import { Trans } from "@lingui/react/macro";
import type { QuantityCut } from "@safar/engine";
import { Alert } from "@safar/ui/alert";

/** Somebody else was quicker: what became less is named, and the rest stays chosen. */
export function CutNotes({
  cuts,
  nameOf,
}: {
  readonly cuts: readonly QuantityCut[];
  readonly nameOf: (item: string) => string;
}) {
  if (cuts.length === 0) return null;
  return (
    <Alert tone="warning" live title={<Trans>There are fewer left than you chose</Trans>}>
      <ul>
        {cuts.map(({ from, item, to }) => (
          <li key={item}>
            {to === 0 ? (
              <Trans>
                <bdi>{nameOf(item)}</bdi>: none are left of your {from}.
              </Trans>
            ) : (
              <Trans>
                <bdi>{nameOf(item)}</bdi>: {to} instead of {from}.
              </Trans>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Trans>Everything else is as you chose it, and nothing was charged.</Trans>
      </p>
    </Alert>
  );
}
