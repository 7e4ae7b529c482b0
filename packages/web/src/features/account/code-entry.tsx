import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { connectOtp, type OtpChannel, type OtpView, type otpMachine } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { OtpField } from "@safar/ui/otp-field";
import { Spinner } from "@safar/ui/spinner";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { useHoldReload } from "../../engine/flows/use-hold-reload.ts";
import * as css from "./account.css.ts";
import { AccountForm, type FieldProblems } from "./account-form.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { ChannelChoice, channelIn } from "./channel-choice.tsx";
import { phoneIn, textIn } from "./form-data.ts";
import { PhoneEntry } from "./phone-entry.tsx";
import { TooSoon, TroubleAlert } from "./trouble-alert.tsx";

export type CodeRef = ActorRefFrom<typeof otpMachine>;

export type Changing = readonly [isChanging: boolean, setChanging: (isChanging: boolean) => void];

const everyChannel: readonly OtpChannel[] = ["whatsapp", "sms"];

/** A one-time code from its sending to its end, whatever it is for. `leave` is the way back to what led here. */
export function CodeEntry({
  code,
  leave,
  phone = null,
  country = "",
  channels = everyChannel,
  changing,
}: {
  code: CodeRef;
  leave?: ReactNode;
  /** The number that it is usually sent to, where one is asked for. */
  phone?: string | null;
  /** The country that was chosen beside it. */
  country?: string | undefined;
  /** By which ways another code can be sent. */
  channels?: readonly OtpChannel[];
  /** Whether the number is being changed, where the page says so too. */
  changing?: Changing;
}) {
  useHoldReload("otp");
  const view = connectOtp(useSelector(code, (snapshot) => snapshot));
  const ownChanging = useState(false);
  const [isChanging, setChanging] = changing ?? ownChanging;
  const resend = (channel: OtpChannel) => code.send({ type: "code.resend", channel });
  const back = view.commands.cancel && leave !== undefined && (
    <Button kind="quiet" onClick={() => code.send({ type: "flow.cancel" })}>
      {leave}
    </Button>
  );
  const change: Numbered["onSubmit"] = (entered, channel) => {
    code.send({ type: "number.change", ...entered, channel });
    // A number that is refused stays, with what is wrong with it.
    if (connectOtp(code.getSnapshot()).screen === "sending") setChanging(false);
  };
  if (view.screen === "number" || (isChanging && view.commands.changeNumber)) {
    const keep = view.screen !== "number" && (
      <Button kind="quiet" onClick={() => setChanging(false)}>
        <Trans>Keep the number</Trans>
      </Button>
    );
    return (
      <NumberForm
        view={view}
        phone={view.phone ?? phone ?? ""}
        country={view.country || country}
        onSubmit={change}
        onLeave={(entered) => code.send({ type: "number.keep", ...entered })}
        isLed={isChanging}
        foot={keep || back}
      />
    );
  }
  if (view.screen === "sending" || view.screen === "done") {
    return (
      <p className={css.ends} role="status">
        {view.screen === "sending" ? <Trans>Sending the code…</Trans> : <Trans>One moment…</Trans>}
        <Spinner />
      </p>
    );
  }
  return (
    <div className={css.form}>
      {view.screen === "code" ? (
        <CodeForm view={view} onSubmit={(typed) => code.send({ type: "code.submit", code: typed })} />
      ) : (
        <Ended view={view} />
      )}
      <Resend view={view} channels={channels} onResend={resend} />
      <div className={css.ways}>
        {view.commands.changeNumber && (
          <Button kind="quiet" onClick={() => setChanging(true)}>
            <Trans>Change the number</Trans>
          </Button>
        )}
        {back}
      </div>
    </div>
  );
}

type Numbered = {
  view: OtpView;
  phone: string;
  country: string;
  onSubmit: (entered: ReturnType<typeof phoneIn>, channel: OtpChannel) => void;
  onLeave: (entered: ReturnType<typeof phoneIn>) => void;
  /** Whoever comes by a press goes on at the field. */
  isLed: boolean;
  foot: ReactNode;
};

function NumberForm({ view, phone, country, onSubmit, onLeave, isLed, foot }: Numbered) {
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  return (
    <>
      <AccountForm
        problems={view.fields}
        busy={view.busy}
        submit={<Trans>Send the code</Trans>}
        alert={<CodeTrouble problem={view.problem} />}
        again={isLed ? "phone" : undefined}
        onSubmit={(data) => onSubmit(phoneIn(data, countries), channelIn(data))}
        onLeave={(data) => onLeave(phoneIn(data, countries))}
      >
        {(field) => (
          <>
            <PhoneEntry {...field("phone")} problem={view.fields.phone} phone={phone} country={country} />
            <ChannelChoice channel={view.channel} />
          </>
        )}
      </AccountForm>
      {foot}
    </>
  );
}

/** What is wrong beside the code itself. */
const CodeTrouble = ({ problem }: Pick<OtpView, "problem">) =>
  problem?.type === "WRONG_CODE" ? null : (
    <TroubleAlert trouble={problem} limited={<Trans>Please wait before the next code</Trans>} />
  );

const nothingWrong: OtpView["fields"] = {};

type Sent = Pick<OtpView, "channel" | "isOnlyIfKnown"> & { children: ReactNode };

function SentTo({ channel, isOnlyIfKnown, children }: Sent) {
  if (isOnlyIfKnown)
    return channel === "whatsapp" ? (
      <Trans>If this number has an account, we sent a code by WhatsApp to {children}.</Trans>
    ) : (
      <Trans>If this number has an account, we sent a code by SMS to {children}.</Trans>
    );
  return channel === "whatsapp" ? (
    <Trans>We sent a code by WhatsApp to {children}.</Trans>
  ) : (
    <Trans>We sent a code by SMS to {children}.</Trans>
  );
}

function CodeForm({ view, onSubmit }: { view: OtpView; onSubmit: (code: string) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(view.deadline);
  const wrong = view.problem?.type === "WRONG_CODE" ? view.problem : null;
  // What was wrong before a reload is not wrong with what is typed now.
  const [before] = useState({ fields: view.fields, wrong });
  const fields = view.fields === before.fields ? nothingWrong : view.fields;
  const { sentTo, channel, codeLength, isOnlyIfKnown, triesLeft } = view;
  const isWrong = wrong !== null && wrong !== before.wrong;
  // Where nothing was typed since, the code before it is still what is wrong.
  const isUntyped = fields.code === undefined || fields.code.code === "required";
  const problems = useMemo<FieldProblems>(
    () => (isWrong && isUntyped ? { ...fields, code: { code: "wrong_code", triesLeft } } : fields),
    [fields, isWrong, isUntyped, triesLeft],
  );
  // A code that is known to be wrong makes room for the next one.
  // Before what is said of it is seen: the next one may be typed at once.
  useLayoutEffect(() => {
    if (!input.current) return;
    if (wrong) input.current.value = "";
    input.current.focus();
  }, [wrong]);
  return (
    <AccountForm
      problems={problems}
      busy={view.busy}
      submit={<Trans>Confirm</Trans>}
      alert={<CodeTrouble problem={view.problem} />}
      onSubmit={(data) => onSubmit(textIn(data, "code"))}
    >
      {(field) => (
        <>
          <p>
            <SentTo {...{ channel, isOnlyIfKnown }}>
              <bdi dir="ltr" className={css.number}>
                {sentTo}
              </bdi>
            </SentTo>
          </p>
          <OtpField
            {...field("code")}
            ref={input}
            name="code"
            label={t`One-time code`}
            length={codeLength}
            hint={
              // Such an error says it itself.
              triesLeft !== null && !(field("code").error && problems.code?.code === "wrong_code") ? (
                <Plural value={triesLeft} one="One try is left." other="# tries are left." />
              ) : undefined
            }
            readOnly={view.busy}
            onComplete={onSubmit}
          />
          {seconds !== null && <Countdown label={t`The code expires in`} seconds={seconds} />}
        </>
      )}
    </AccountForm>
  );
}

/** The code cannot be entered any more, or never went out. */
function Ended({ view }: { view: OtpView }) {
  if (view.screen === "locked") {
    return (
      <TroubleAlert
        trouble={view.deadline === null ? null : { type: "LOCKED", until: view.deadline }}
        ways={view.commands.changeNumber && <Trans>Another number can be used at once.</Trans>}
      />
    );
  }
  if (view.screen === "expired") {
    return (
      <p role="status">
        <Trans>The code has expired. Ask for another one.</Trans>
      </p>
    );
  }
  if (view.problem?.type !== "RATE_LIMITED") return <CodeTrouble problem={view.problem} />;
  return view.commands.resend ? (
    <p role="status">
      <Trans>You can ask for a new code now.</Trans>
    </p>
  ) : (
    // How long to wait is said below, where another code is asked for.
    <TooSoon />
  );
}

type Resending = { view: OtpView; channels: readonly OtpChannel[]; onResend: (channel: OtpChannel) => void };

function Resend({ view, channels, onResend }: Resending) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(view.resendAt);
  const other = channels.find((channel) => channel !== view.channel);
  if (view.screen === "locked") return null;
  if (!view.commands.resend) {
    const labels = {
      none: t`You can ask for another code in`,
      sms: t`New code, or one by SMS, in`,
      whatsapp: t`New code, or one by WhatsApp, in`,
    };
    return seconds === null || seconds === 0 ? null : <Countdown label={labels[other ?? "none"]} seconds={seconds} />;
  }
  return (
    <div className={css.choices} role="group" aria-label={t`Send another code`}>
      {channels.includes(view.channel) && (
        <Button wide onClick={() => onResend(view.channel)}>
          {view.channel === "sms" ? <Trans>Send again by SMS</Trans> : <Trans>Send again by WhatsApp</Trans>}
        </Button>
      )}
      {other && (
        <Button wide onClick={() => onResend(other)}>
          {other === "sms" ? <Trans>Send it by SMS instead</Trans> : <Trans>Send it by WhatsApp instead</Trans>}
        </Button>
      )}
    </div>
  );
}
