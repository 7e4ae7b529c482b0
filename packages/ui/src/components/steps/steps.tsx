import Check from "lucide-react/icons/check";
import { hidden } from "../../support/hidden.css.ts";
import { Anchor } from "../anchor/anchor.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./steps.css.ts";

export type Step = {
  id: string;
  label: string;
  /** Where a step that is done can be looked at again. */
  href?: string | undefined;
};

/** How far one is on a way of a few steps. What is done, and what is still ahead, is told by shape and word too. */
export function Steps({
  label,
  steps,
  current,
  done,
}: {
  label: string;
  steps: readonly Step[];
  /** The id of the step that is being taken. */
  current: string;
  /** Heard after the name of a step that is done. */
  done: string;
}) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map(({ id, label, href }, index) => {
          const state = index < at ? "done" : index === at ? "current" : "ahead";
          const words = (
            <>
              <span className={css.mark} aria-hidden="true">
                {state === "done" ? <Icon of={Check} size={16} /> : index + 1}
              </span>
              <span className={css.name}>{label}</span>
              {state === "done" && <span className={hidden}>{done}</span>}
            </>
          );
          return (
            <li
              key={id}
              className={css.step}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              {state === "done" && href !== undefined ? (
                <Anchor href={href} className={css.target}>
                  {words}
                </Anchor>
              ) : (
                <span className={css.target}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
