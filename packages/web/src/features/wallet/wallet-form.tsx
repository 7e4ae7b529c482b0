import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from "react";
import { useHoldWhileTyping } from "../../engine/flows/use-hold-reload.ts";
import * as css from "./wallet.css.ts";

/** What is wrong with a form, by field, in the order of the fields. */
export type WrongFields<Field extends string> = readonly {
  readonly field: Field;
  readonly words: string;
  /** Nothing was entered. */
  readonly isMissing: boolean;
}[];

/** A field's id and what is wrong with it, for its control. */
type FieldOf<Field extends string> = (field: Field) => { readonly id: string; readonly error: string | undefined };

/**
 * A form of the wallet with its problems. After a refused submission focus goes to the one wrong field, or to the list when
 * there are several. Nothing that was typed is ever cleared.
 */
export function WalletForm<Field extends string>({
  wrong,
  told,
  busy,
  submit,
  isNext = true,
  alert,
  foot,
  onSubmit,
  onType,
  children,
}: {
  wrong: WrongFields<Field>;
  /** Another object with each refused submission: focus moves when it changes, but never while somebody types. */
  told: object;
  busy: boolean;
  submit: ReactNode;
  /** Whether it is the one next step of its page. */
  isNext?: boolean;
  /** What else went wrong, above the fields. */
  alert?: ReactNode;
  /** Other ways, beside the next step. */
  foot?: ReactNode;
  onSubmit: (data: FormData) => void;
  onType?: ((data: FormData) => void) | undefined;
  children: (field: FieldOf<Field>) => ReactNode;
}) {
  const { t } = useLingui();
  const holdWhileTyping = useHoldWhileTyping();
  const base = useId();
  const summary = useRef<HTMLDivElement>(null);
  // A form that comes with what is wrong was refused before.
  const isRefused = useRef(true);
  const idOf = (field: string) => `${base}${field}`;
  const focusId = wrong.length === 1 ? idOf(wrong[0]?.field ?? "") : null;
  const count = wrong.length;

  useEffect(() => {
    if (count === 0 || !isRefused.current) return;
    isRefused.current = false;
    if (focusId === null) summary.current?.focus();
    else document.getElementById(focusId)?.focus();
    // The same mistake made twice is told twice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [told, count, focusId]);

  const jump = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    event.preventDefault();
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.focus();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    isRefused.current = true;
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      className={css.form}
      action={onSubmit}
      onSubmit={send}
      onInput={(event) => {
        holdWhileTyping();
        isRefused.current = false;
        onType?.(new FormData(event.currentTarget));
      }}
      noValidate
    >
      <noscript>
        <Alert tone="warning" title={<Trans>JavaScript is switched off</Trans>}>
          <Trans>Moving money needs JavaScript. Switch it on for this site and reload the page.</Trans>
        </Alert>
      </noscript>
      {count > 1 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears its links
        <div onClick={jump}>
          <ErrorSummary
            ref={summary}
            title={
              wrong.every(({ isMissing }) => isMissing)
                ? t`Please fill out all required fields`
                : t`Please correct the following`
            }
            errors={wrong.map(({ field, words }) => ({ id: idOf(field), message: words }))}
          />
        </div>
      )}
      {alert}
      {children((field) => ({ id: idOf(field), error: wrong.find((one) => one.field === field)?.words }))}
      <div className={css.actions}>
        <Button type="submit" kind={isNext ? "next" : "secondary"} busy={busy}>
          {submit}
        </Button>
        {foot}
      </div>
    </form>
  );
}
