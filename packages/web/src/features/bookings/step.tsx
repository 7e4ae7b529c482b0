import { Icon } from "@safar/ui/icon";
import BadgeCheck from "lucide-react/icons/badge-check";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import Hourglass from "lucide-react/icons/hourglass";
import Info from "lucide-react/icons/info";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import * as css from "./booking.css.ts";

type Tone = keyof typeof css.steps;

const icons = {
  next: CircleDollarSign,
  wait: Hourglass,
  good: BadgeCheck,
  warn: TriangleAlert,
  over: RotateCcw,
  plain: Info,
} as const satisfies Readonly<Record<Tone, unknown>>;

/** What to know or to do about a booking now: a sign, a few words and the way on. */
export const Step = ({
  id = "next-step",
  tone,
  title,
  action,
  children,
}: {
  /** Of its heading. */
  id?: string;
  tone: Tone;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) => (
  <section className={css.steps[tone]} aria-labelledby={id}>
    <span className={css.stepSign}>
      <Icon of={icons[tone]} size={24} />
    </span>
    <div className={css.stepWords}>
      <h2 id={id} className={css.stepTitle}>
        {title}
      </h2>
      {children}
    </div>
    {action && <div className={css.stepAction}>{action}</div>}
  </section>
);
