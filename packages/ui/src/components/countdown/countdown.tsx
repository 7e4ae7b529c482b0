import * as css from "./countdown.css.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** `1:04:09` or `04:09`, rounded up so that it never shows zero while time remains. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / 3600);
  const rest = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** Time left until a deadline that someone else keeps. Not announced each second: say the milestones in a live region. */
export const Countdown = ({ label, seconds }: { label: string; seconds: number }) => (
  <span className={css.countdown}>
    {label}
    <time role="timer" dir="ltr" className={css.time} dateTime={`PT${Math.max(0, Math.ceil(seconds))}S`}>
      {clockText(seconds)}
    </time>
  </span>
);
