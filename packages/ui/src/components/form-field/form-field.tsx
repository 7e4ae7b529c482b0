import { type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { Anchor } from "../anchor/anchor.tsx";
import * as summary from "./error-summary.css.ts";
import * as css from "./form-field.css.ts";

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Stands beside the label of a field that may stay empty, such as "optional". */
  optional?: string | undefined;
  /** The control's id; the error summary links to it. */
  id?: string | undefined;
};

/** What the control inside must carry. */
export type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label above, hint and error below, all tied to the one control. */
export function FormField({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: FieldWords & { children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(" ");
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={control}>
        {label}
        {optional && <span className={css.optional}>{optional}</span>}
      </label>
      {children({ id: control, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <div className={css.hint} id={`${control}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={css.error} id={`${control}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}

const controls = "input, select, textarea, button, summary, [tabindex]";

/** The focus goes to what can be put right, also inside a panel that is folded. A browser without script follows the link. */
const goTo = (event: MouseEvent, id: string): void => {
  const named = document.getElementById(id);
  const control = named?.matches(controls) ? named : named?.querySelector<HTMLElement>(controls);
  if (!control) return;
  event.preventDefault();
  control.closest("details")?.setAttribute("open", "");
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
};

/** Of a long list so many stand before the rest is folded. */
const shown = 4;

/** All that is wrong with a form, each a link to its field. Focus it after a refused submission. */
export function ErrorSummary({
  title,
  errors,
  compact = false,
  more,
  ref,
}: {
  title: string;
  errors: readonly { id: string; message: string }[];
  /** In a line or two, over a form that is itself but a strip. */
  compact?: boolean;
  /** Says how many more there are; those of a long list are folded behind it. */
  more?: (count: number) => string;
  ref?: Ref<HTMLDivElement>;
}) {
  const heading = useId();
  if (errors.length === 0) return null;
  const first = more !== undefined && errors.length > shown ? shown : errors.length;
  const folded = errors.slice(first);
  const list = (some: typeof errors) => (
    <ul>
      {some.map(({ id, message }) => (
        <li key={`${id} ${message}`}>
          <Anchor className={summary.summaryLink} href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {message}
          </Anchor>
        </li>
      ))}
    </ul>
  );
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={compact ? summary.compactSummary : summary.summary}
      aria-labelledby={heading}
    >
      <p id={heading} className={compact ? summary.compactTitle : summary.summaryTitle}>
        {title}
      </p>
      {list(errors.slice(0, first))}
      {more && folded.length > 0 && (
        <details>
          <summary className={summary.more}>{more(folded.length)}</summary>
          {list(folded)}
        </details>
      )}
    </div>
  );
}
