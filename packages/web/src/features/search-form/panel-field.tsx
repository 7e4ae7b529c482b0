import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import ChevronDown from "lucide-react/icons/chevron-down";
import Users from "lucide-react/icons/users";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { makeRoom } from "./make-room.ts";
import * as css from "./panel-field.css.ts";
import * as frame from "./search-form.css.ts";
import { useClosing } from "./use-closing.ts";

/**
 * Something that is told in few words and chosen in a panel: who comes along. A native disclosure, so that it opens without script;
 * with it, it closes by itself, and what is wrong in it opens it.
 */
export function PanelField({
  id,
  label,
  hasLabel = false,
  shown,
  isWrong,
  form: { isAlive, isWide },
  children,
}: {
  form: { readonly isAlive: boolean; readonly isWide: boolean };
  id: string;
  label: string;
  /** Whether the label stands over it, like those of the fields beside it; else it is only heard. */
  hasLabel?: boolean;
  shown: ReactNode;
  isWrong: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isWrong);
  const close = useCallback(() => setOpen(false), []);
  useClosing(ref, isOpen, close);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it was closed by whoever filled it in, and now has something to say
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <div>
      {hasLabel && (
        <span className={frame.label} aria-hidden="true">
          {label}
        </span>
      )}
      <details
        ref={ref}
        id={id}
        className={css.party}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && isWide) makeRoom(currentTarget);
          setOpen(currentTarget.open);
        }}
      >
        <summary className={css.summary} style={{ anchorName: `--${id}` }}>
          <Icon of={Users} size={18} />
          <VisuallyHidden>{label}:</VisuallyHidden>
          <span>{shown}</span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <div className={css.panel} style={{ positionAnchor: `--${id}` }}>
          <div className={css.asked}>{children}</div>
          {isAlive && (
            <div className={css.foot}>
              <Button
                kind="primary"
                wide
                onClick={() => {
                  close();
                  ref.current?.querySelector("summary")?.focus();
                }}
              >
                <Trans>Done</Trans>
              </Button>
            </div>
          )}
        </div>
      </details>
    </div>
  );
}
