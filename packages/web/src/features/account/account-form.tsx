import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useHoldWhileTyping } from "../../engine/flows/use-hold-reload.ts";
import * as css from "./account.css.ts";
import { CookiesBlocked } from "./cookies-blocked.tsx";
import { type AccountField, type AccountFieldProblem, accountFields, fieldWords } from "./field-words.ts";
import { useLeft } from "./use-left.ts";

export type FieldProblems = { readonly [Field in AccountField]?: AccountFieldProblem | undefined };

/** A field's id and what is wrong with it, for its control. */
export type FieldOf = (field: AccountField) => { readonly id: string; readonly error: string | undefined };

const entriesOf = (problems: FieldProblems) =>
  accountFields.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, problem }];
  });

/**
 * One form with its problems. After a refused submission focus goes to the one wrong field, or to the list when there are
 * several. What is wrong with a field is no longer said once it is typed in again. Fields keep what was typed: nothing is ever cleared.
 * Submitted before the page is alive, it is sent once it is.
 */
export function AccountForm({
  problems,
  busy,
  submit,
  alert,
  again,
  onSubmit,
  onLeave,
  leave,
  children,
}: {
  problems: FieldProblems;
  busy: boolean;
  /** The words of the one next step. */
  submit: ReactNode;
  /** What else went wrong, above the fields. */
  alert?: ReactNode;
  /** The field that is typed once more when it did. */
  again?: AccountField | undefined;
  onSubmit: (data: FormData) => void;
  /** Told what was typed when somebody leaves without sending it, by a reload too. */
  onLeave?: (data: FormData) => void;
  /** Tells it at once, for what leads to another form of the same: that one begins with it. */
  leave?: Ref<() => void> | undefined;
  children: (field: FieldOf) => ReactNode;
}) {
  const { t } = useLingui();
  const holdWhileTyping = useHoldWhileTyping();
  const base = useId();
  const summary = useRef<HTMLDivElement>(null);
  const all = entriesOf(problems);
  const only = all.length === 1 ? all[0]?.field : undefined;
  const idOf = (field: AccountField) => `${base}${field}`;
  const [edited, setEdited] = useState<{ readonly of: FieldProblems; readonly ids: readonly string[] } | null>(null);
  const isEdited = (field: AccountField) => edited?.of === problems && edited.ids.includes(idOf(field));
  const wrong = all.filter(({ field }) => !isEdited(field));

  useEffect(() => {
    if (entriesOf(problems).length === 0) return;
    if (only === undefined) summary.current?.focus();
    else document.getElementById(`${base}${only}`)?.focus();
  }, [problems, only, base]);

  useEffect(() => {
    const field = again !== undefined && !busy ? document.getElementById(`${base}${again}`) : null;
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    // What is typed now replaces it.
    field.select();
  }, [again, busy, base]);

  const form = useRef<HTMLFormElement>(null);
  const tell = () => form.current && onLeave?.(new FormData(form.current));
  useLeft(tell);
  useImperativeHandle(leave, () => () => void tell());

  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof Element)) return;
    holdWhileTyping();
    // The country is a part of its number.
    const id = target.getAttribute("name") === "country" ? idOf("phone") : target.id;
    if (wrong.some(({ field }) => idOf(field) === id))
      setEdited((before) => ({ of: problems, ids: [...(before?.of === problems ? before.ids : []), id] }));
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };

  return (
    <form
      // What was typed is read once the form is gone, too.
      ref={(shown) => {
        form.current = shown ?? form.current;
      }}
      className={css.form}
      action={onSubmit}
      onSubmit={send}
      onInput={edit}
      noValidate
    >
      <noscript>
        <Alert tone="warning" title={<Trans>JavaScript is switched off</Trans>}>
          <Trans>Your account needs JavaScript. Switch it on for this site and reload the page.</Trans>
        </Alert>
      </noscript>
      <CookiesBlocked />
      {wrong.length > 1 && (
        <ErrorSummary
          ref={summary}
          title={
            wrong.every(({ problem }) => problem.code === "required")
              ? t`Please fill out all required fields`
              : t`Please correct the following`
          }
          errors={wrong.map(({ field, problem }) => ({ id: idOf(field), message: t(fieldWords(field, problem)) }))}
        />
      )}
      {alert}
      <div className={css.fields}>
        {children((field) => {
          const problem = isEdited(field) ? undefined : problems[field];
          return { id: idOf(field), error: problem && t(fieldWords(field, problem)) };
        })}
      </div>
      <Button type="submit" kind="next" wide busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
