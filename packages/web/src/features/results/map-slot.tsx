import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { registerOpen } from "@safar/ui/dialog-registry";
import { Icon } from "@safar/ui/icon";
import List from "lucide-react/icons/list";
import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import * as css from "./map-slot.css.ts";
import type { ResultsWords } from "./results-words.ts";

type Props = {
  readonly children: ReactNode;
  /** What narrows down what the map shows, over a map that has the whole window. */
  readonly filters: ReactNode;
  /** Said over it where nothing is left to show; false where there is something. */
  readonly nothing: ResultsWords["noneLeft"] | false;
  /** How many the filters leave of all. */
  readonly count: { readonly matching: number; readonly found: number };
  readonly onClear: () => void;
  /** Back to the list. */
  readonly onClose: () => void;
};

/** Over the whole of a narrow window, with the filters at its head and the way back to the list in reach of the thumb. */
function WholeWindow({ children, count, filters, nothing, onClear, onClose }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const { found, matching } = count;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // Not the row of filters, which is the first that can be scrolled.
    element.focus();
    const forget = registerOpen(() => element.close());
    return () => {
      forget();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={css.whole}
      aria-label={t`Map`}
      onClose={({ currentTarget }) => !currentTarget.open && currentTarget.isConnected && onClose()}
    >
      {children}
      <div className={css.filters}>{filters}</div>
      {nothing && (
        <div role="status" className={css.nothing}>
          {nothing.title}
          <Button size="small" onClick={onClear}>
            {nothing.clear ?? <Trans>Clear all filters</Trans>}
          </Button>
        </div>
      )}
      <div className={css.back}>
        <Button size="small" onClick={() => dialog.current?.close()}>
          <Icon of={List} size={18} />
          <span>
            <Trans>List</Trans>
            {matching < found && ` · ${t`${matching} of ${found}`}`}
          </span>
        </Button>
      </div>
    </dialog>
  );
}

const intoSight = (map: HTMLElement | null) => map?.scrollIntoView?.({ block: "nearest" });

/** The room of a map, held while the map comes: beside its list, or over it where there is no room beside it. */
export function MapSlot({ children, ...whole }: Props) {
  const { t } = useLingui();
  const isWide = useIsWide("lg");
  const map = <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>{children}</Suspense>;
  return isWide ? (
    // Where much stands above the list, all of the map is brought in sight.
    <section ref={intoSight} className={css.map} aria-label={t`Map`}>
      {map}
    </section>
  ) : (
    <WholeWindow {...whole}>{map}</WholeWindow>
  );
}
