import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BookingUuid,
  type ContactField,
  type ContactService,
  connectContact,
  contactActors,
  contactFields,
  contactMachine,
  messageLength,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import { TextArea, TextField } from "@safar/ui/text-field";
import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { useHoldWhileTyping } from "../../engine/flows/use-hold-reload.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { CaptchaCheck } from "./captcha-check.tsx";
import * as css from "./contact.css.ts";
import { contactFieldWords, refusalWords } from "./contact-words.ts";
import { type Asked, MessageSent } from "./message-sent.tsx";
import type { SolvedCaptcha } from "./solve-captcha.ts";
import { useCaptcha } from "./use-captcha.ts";

const idOf = (field: ContactField | "captcha") => `contact-${field}`;
const fieldsAndCaptcha = [...contactFields, "captcha"] as const;

/** A booking that a message is about. */
export type BookingAbout = {
  readonly reference: string;
  /** Null where an address does not say it. */
  readonly id: BookingUuid | null;
  /** What it is, in words; empty where only its reference is known. */
  readonly about: string;
  /** The day that may become another; null where it stays. */
  readonly day: string | null;
  /** Whether a change is asked for; else it is over, and somebody only writes about it. */
  readonly isChange: boolean;
  /** Its page. */
  readonly back: string;
};

/** A message to the company. What was written stays whatever refuses it, and what was written before the page came alive counts. */
export function ContactForm({
  service,
  booking = null,
  Wish,
  writer,
  solve,
}: {
  service: ContactService;
  /** What the message begins with. */
  booking?: BookingAbout | null;
  /** Where another day is chosen: a field with the name `day`, which says when it is. */
  Wish?: ComponentType<{ now: string; onChange: () => void }>;
  /** Who is signed in. */
  writer?: { readonly name: string; readonly email: string } | null;
  solve?: (signal: AbortSignal) => Promise<SolvedCaptcha>;
}) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale === "ar" ? "ar" : "en";
  const isAlive = useHydrated();
  const machine = useMemo(() => contactMachine.provide({ actors: contactActors(service) }), [service]);
  const holdWhileTyping = useHoldWhileTyping();
  const beginningOf = ({ about, isChange, reference }: BookingAbout) => {
    if (!isChange) return t`About booking ${isolated(reference)}: `;
    const begun = t`I would like to change booking ${isolated(reference)}: `;
    return about === "" ? begun : `${begun}${about}.\n${t`What I would like:`} `;
  };
  // Said once: from then on all of it is whoever writes it.
  const [input] = useState(() => ({
    ...(writer && { name: writer.name, email: writer.email }),
    message: booking === null ? "" : beginningOf(booking),
  }));
  const { view, actor } = useFlow(machine, connectContact, { input });
  const { screen, busy, form, problems, refusal, isCaptchaSolved, reference, answerBy, commands } = view;
  const captcha = useCaptcha({
    isHeld: isCaptchaSolved,
    onSolved: useCallback((payload: string) => actor.send({ type: "captcha.solve", payload }), [actor]),
    onExpired: useCallback(() => actor.send({ type: "captcha.expire" }), [actor]),
    ...(solve ? { solve } : {}),
  });
  const [asksNothing, setAsksNothing] = useState(false);
  // What was asked for when it was sent: the fields are gone by then.
  const [asked, setAsked] = useState<Asked>({ wish: "", day: null, email: "" });
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  const isBegun = booking !== null;
  useEffect(() => {
    const field = document.getElementById(idOf("message"));
    if (!isBegun || !(field instanceof HTMLTextAreaElement)) return;
    // All but the wish is written.
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isBegun]);
  useEffect(() => {
    if (refusal !== null) notice.current?.focus();
  }, [refusal]);

  if (screen === "sent" && reference !== null && answerBy !== null) {
    return (
      <MessageSent
        reference={reference}
        answerBy={answerBy}
        booking={booking}
        asked={asked}
        onWriteAnother={commands.writeAnother}
      />
    );
  }

  const begun = input.message.trim();
  const dayOf = (typed: FormDataEntryValue | null) =>
    typeof typed !== "string" || typed === "" || typed === booking?.day ? null : typed;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const written = new FormData(event.currentTarget);
    const day = dayOf(written.get("day"));
    const text = written.get("message");
    const message = typeof text === "string" ? text.trim() : "";
    const isOnlyBegun = isBegun && day === null && message === begun;
    setAsksNothing(isOnlyBegun);
    if (isOnlyBegun) {
      document.getElementById(idOf("message"))?.focus();
      return;
    }
    for (const field of contactFields) {
      const typed = written.get(field);
      if (typeof typed !== "string") continue;
      const wished = field === "message" && day !== null;
      const value = wished ? `${typed}\n${t`The day I would like:`} ${formatLongDay(day, locale)}` : typed;
      if (value !== form[field]) commands.edit?.(field, value);
    }
    const wish = message.startsWith(begun) ? message.slice(begun.length).trim() : message;
    const email = written.get("email");
    setAsked({ wish, day, email: typeof email === "string" ? email : "" });
    commands.submit?.(booking?.id && booking.isChange ? { booking: booking.id, proof: null, wish, day } : undefined);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const wordsOf = (field: ContactField | "captcha") => {
    if (field === "message" && asksNothing) {
      if (booking?.isChange === false) return t`Please write a message`;
      return booking?.day
        ? t`Choose another day, or say what you would like. Nothing is asked for yet.`
        : t`Say what you would like. Nothing is asked for yet.`;
    }
    const problem = problems[field];
    return problem && t(contactFieldWords(field, problem));
  };
  const errors = fieldsAndCaptcha.flatMap((field) => {
    const message = wordsOf(field);
    return message === undefined ? [] : [{ id: idOf(field), message }];
  });
  // The fields keep their own text, so that nothing typed before the page came alive is lost.
  const propsOf = (field: ContactField) => ({
    id: idOf(field),
    name: field,
    defaultValue: form[field],
    error: wordsOf(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (field === "message") setAsksNothing(false);
      commands.edit?.(field, currentTarget.value);
    },
    readOnly: busy,
    required: true,
  });

  const writerFields = (
    <>
      <TextField label={t`Full name`} autoComplete="name" {...propsOf("name")} />
      <TextField
        label={t`Email address`}
        hint={t`We reply to this address.`}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        {...propsOf("email")}
      />
    </>
  );

  return (
    <form className={css.form} method="post" noValidate onSubmit={submit} onInput={holdWhileTyping} aria-busy={busy}>
      <p className={css.lead}>
        {booking?.isChange === false ? (
          <Trans>Say what was not right. We answer by email.</Trans>
        ) : isBegun ? (
          <Trans>Say what you would like. We answer by email with what it costs, before anything is changed.</Trans>
        ) : (
          <Trans>A question, a complaint or an idea. If it is about a booking, give its reference.</Trans>
        )}
      </p>
      <ErrorSummary ref={summary} title={t`Something is missing or not right yet`} errors={errors} />
      {refusal !== null && (
        <div ref={notice} tabIndex={-1}>
          <Alert tone="danger" live title={t(refusalWords(refusal).title)}>
            <p>{t(refusalWords(refusal).text)}</p>
            {"reference" in refusal && refusal.reference !== null && (
              <p>
                <Trans>
                  If you ask us about it, quote <bdi dir="ltr">{refusal.reference}</bdi>.
                </Trans>
              </p>
            )}
          </Alert>
        </div>
      )}
      {!isBegun && writerFields}
      <TextArea
        label={t`Message`}
        rows={7}
        maxLength={messageLength.max}
        hint={
          <span className={css.count}>
            <Trans>
              {form.message.length} of {messageLength.max} characters
            </Trans>
          </span>
        }
        {...propsOf("message")}
      />
      {Wish && booking?.day && <Wish now={booking.day} onChange={() => setAsksNothing(false)} />}
      {isBegun && writerFields}
      <CaptchaCheck
        id={idOf("captcha")}
        state={captcha.state}
        error={wordsOf("captcha")}
        disabled={!isAlive || busy}
        onStart={captcha.start}
      />
      <div>
        <Button kind="next" type="submit" busy={busy} disabled={!isAlive}>
          {busy ? <Trans>Sending</Trans> : <Trans>Send the message</Trans>}
        </Button>
      </div>
    </form>
  );
}
